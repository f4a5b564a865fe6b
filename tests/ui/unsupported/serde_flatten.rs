use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(flatten)]
    id: u64,
}

fn main() {}
