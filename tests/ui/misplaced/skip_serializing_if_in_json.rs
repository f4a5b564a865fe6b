use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip_serializing_if = "Option::is_none")]
    id: u64,
}

fn main() {}
