use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(write_indented = true, skip_nulls, property_naming = "camelCase")]
struct Indented;

#[derive(JsonContext)]
#[json(field_naming = "SnakeCaseLower", omit = "WhenWritingNull", enums = "text")]
struct Snake;

#[derive(ToJson)]
struct Order {
    #[json(ignore)]
    id: u32,
    #[json(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[json(property_name = "total")]
    sum: u32,
}

fn main() {}
