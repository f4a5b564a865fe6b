use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(types())]
struct Api;

fn main() {}
