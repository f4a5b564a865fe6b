use json_runtime::{JsonContext, ToJson};

#[derive(ToJson, JsonContext)]
#[json(field_naming = "camelCase", tag = "type")]
struct Api {
    id: u64,
}

fn main() {}
