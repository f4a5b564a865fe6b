use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(getter = "Order::id")]
    id: u64,
}

fn main() {}
