use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename = "a")]
    #[json(rename = "b")]
    id: u64,
}

fn main() {}
