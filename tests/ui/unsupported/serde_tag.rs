use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(tag = "type")]
struct Order {
    id: u64,
}

fn main() {}
