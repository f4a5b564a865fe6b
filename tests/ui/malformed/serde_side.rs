use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(rename(writing = "a"))]
    id: u64,
}

fn main() {}
