use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip, order = 1)]
    id: u64,
}

fn main() {}
