use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "seconds::write_json")]
    time: u64,
    #[json(with = "write_json")]
    other_time: u64,
}

mod seconds {
    use json_runtime::{JsonContext, JsonWriter};

    pub fn write_json<C: JsonContext>(time: &u64, w: &mut JsonWriter<'_, C>) {
        w.value(time);
    }
}

fn main() {}
