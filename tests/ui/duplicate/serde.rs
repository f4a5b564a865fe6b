use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(rename = "a", rename = "b")]
    id: u64,
}

fn main() {}
