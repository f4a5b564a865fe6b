use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename = "a", rename = "b")]
    id: u64,
}

fn main() {}
