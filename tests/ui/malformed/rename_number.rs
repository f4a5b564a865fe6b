use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename = 1)]
    id: u64,
}

fn main() {}
