use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(rename_all = "camelCase")]
struct Api;

fn main() {}
