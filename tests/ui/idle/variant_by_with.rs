use json_runtime::{JsonContext, JsonWriter, ToJson};

mod pair {
    use super::*;

    pub fn write_json<C: JsonContext>(x: &u8, y: &u8, w: &mut JsonWriter<'_, C>) {
        w.value(&[x, y]);
    }
}

#[derive(ToJson)]
enum Event {
    #[json(with = "pair", rename_all = "camelCase")]
    Moved {
        #[json(with = "json_runtime::with::AsString")]
        x: u8,
        y: u8,
    },
}

fn main() {}
