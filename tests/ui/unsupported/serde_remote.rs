use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(remote = "other::Order")]
struct Order {
    id: u64,
}

fn main() {}
