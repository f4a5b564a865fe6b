use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(into = "u64")]
struct Order {
    id: u64,
}

fn main() {}
