use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "type")]
struct Pair(u32, u32);

fn main() {}
