use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(renamed = "a")]
    id: u64,
}

fn main() {}
