use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(max_depth = "deep")]
struct Api;

fn main() {}
