use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(field_naming = "camelcase", omit = "null", enums = "numbers")]
struct Api;

#[derive(ToJson)]
#[serde(rename_all = "snakecase")]
struct Order {
    id: u32,
}

fn main() {}
