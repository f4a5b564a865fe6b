use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(flatten)]
    id: u64,
}

fn main() {}
