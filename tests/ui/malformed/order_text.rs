use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(order = "first")]
    id: u64,
}

fn main() {}
