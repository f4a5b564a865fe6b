use json_runtime::ToJson;

#[derive(ToJson)]
#[json(transparent)]
struct Order;

fn main() {}
