use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(renam_all = "camelCase")]
struct Order {
    id: u64,
}

fn main() {}
