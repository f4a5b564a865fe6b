use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip, omit = "nulls")]
    id: u64,
}

fn main() {}
