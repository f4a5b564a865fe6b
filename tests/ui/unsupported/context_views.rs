use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(views = LIST)]
struct Api;

fn main() {}
