use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(getter = "Order::id")]
    id: u64,
}

fn main() {}
