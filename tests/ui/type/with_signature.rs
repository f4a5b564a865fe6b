use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "no_writer")]
    id: u64,
    #[json(with = "fallible")]
    total: u64,
    #[json(with = "reversed")]
    count: u64,
    #[json(with = "fallible")]
    discount: Option<u64>,
}

mod no_writer {
    pub fn write_json(_: &u32) {}
}

mod fallible {
    use json_runtime::{JsonContext, JsonWriter};

    pub fn write_json<C: JsonContext>(it: &u64, w: &mut JsonWriter<'_, C>) -> Result<(), String> {
        w.value(it);
        Ok(())
    }
}

mod reversed {
    use json_runtime::{JsonContext, JsonWriter};

    pub fn write_json<C: JsonContext>(w: &mut JsonWriter<'_, C>, it: &u64) {
        w.value(it);
    }
}

fn main() {}
