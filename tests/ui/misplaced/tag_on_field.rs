use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(tag = "type")]
    id: u64,
}

fn main() {}
