use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "type")]
struct Order {
    id: u64,
}

fn main() {}
