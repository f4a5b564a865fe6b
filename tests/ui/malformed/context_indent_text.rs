use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(indent = "  ")]
struct Api;

fn main() {}
