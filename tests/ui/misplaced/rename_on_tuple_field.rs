use json_runtime::ToJson;

#[derive(ToJson)]
struct Order(#[json(rename = "a")] u64, u64);

fn main() {}
