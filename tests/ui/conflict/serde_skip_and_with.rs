use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(skip)]
    #[json(with = "module")]
    id: u64,
}

fn main() {}
