use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(omit = "nulls", omit = "nothing")]
struct Api;

fn main() {}
