use json_runtime::ToJson;

#[derive(ToJson)]
struct Order(#[json(maybe)] u64, u64);

fn main() {}
