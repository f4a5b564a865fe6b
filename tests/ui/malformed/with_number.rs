use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = 1)]
    id: u64,
}

fn main() {}
