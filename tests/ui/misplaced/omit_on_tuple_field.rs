use json_runtime::ToJson;

#[derive(ToJson)]
struct Order(#[json(omit = "nulls")] u64, u64);

fn main() {}
