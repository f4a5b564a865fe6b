use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(indent = "tab", newline = "\r\n")]
struct Api;

fn main() {}
