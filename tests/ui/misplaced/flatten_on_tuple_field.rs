use json_runtime::ToJson;

#[derive(ToJson)]
struct Pair(#[serde(flatten)] (), u32);

fn main() {}
