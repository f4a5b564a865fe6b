use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(fields = "camelCase")]
struct Api;

fn main() {}
