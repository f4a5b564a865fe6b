use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(indent = 2, newline = "\r")]
struct Api;

fn main() {}
