use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip, rename = "a")]
    id: u64,
}

fn main() {}
