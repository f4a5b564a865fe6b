use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(with = "module")]
    id: u64,
}

fn main() {}
