use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(indent = 17)]
struct Api;

fn main() {}
