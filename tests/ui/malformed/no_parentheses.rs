use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json]
    id: u64,
}

fn main() {}
