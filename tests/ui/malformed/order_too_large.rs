use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(order = 3000000000)]
    id: u64,
}

fn main() {}
