use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(serialize_with = "function")]
    id: u64,
}

fn main() {}
