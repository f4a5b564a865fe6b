use json_runtime::ToJson;

#[derive(ToJson)]
#[json(untagged)]
struct Order {
    id: u64,
}

fn main() {}
