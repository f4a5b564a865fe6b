use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(field_naming = "camel")]
struct Api;

fn main() {}
