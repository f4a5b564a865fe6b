use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename = "Order")]
struct Order {
    id: u64,
}

fn main() {}
