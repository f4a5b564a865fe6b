use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip = true)]
    id: u64,
}

fn main() {}
