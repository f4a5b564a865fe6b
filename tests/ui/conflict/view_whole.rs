use json_runtime::{JsonWriter, JsonContext, ToJson, View};

const ADMIN: View = View::bit(0);

mod pair {
    use super::*;
    pub fn write_json<C: JsonContext>(_: &u8, _: &u8, w: &mut JsonWriter<'_, C>) {
        w.null();
    }
}

#[derive(ToJson)]
#[json(transparent)]
struct Token {
    #[json(view = ADMIN)]
    secret: u8,
}

#[derive(ToJson)]
struct Named(#[json(view = ADMIN)] u8);

#[derive(ToJson)]
#[json(transparent)]
struct Wrapper {
    #[json(rename = "id", order = 1)]
    value: u8,
}

#[derive(ToJson)]
enum Event {
    #[json(with = "pair")]
    Moved {
        #[json(view = ADMIN)]
        x: u8,
        #[json(rename = "why")]
        y: u8,
    },
}

fn main() {}
