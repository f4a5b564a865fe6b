use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(newline = "\r\n")]
struct Api;

fn main() {}
