use json_runtime::ToJson;

#[derive(ToJson)]
#[json(transparent, omit = "nulls")]
struct Order {
    id: u64,
}

fn main() {}
