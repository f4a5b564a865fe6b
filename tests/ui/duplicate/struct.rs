use json_runtime::ToJson;

#[derive(ToJson)]
#[json(omit = "nulls", omit = "nothing")]
struct Order {
    id: u64,
}

fn main() {}
