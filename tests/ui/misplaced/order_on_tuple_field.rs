use json_runtime::ToJson;

#[derive(ToJson)]
struct Order(#[json(order = 1)] u64, u64);

fn main() {}
