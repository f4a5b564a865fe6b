use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(whole_floats = 1)]
struct Api;

fn main() {}
