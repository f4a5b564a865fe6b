use json_runtime::ToJson;

#[derive(ToJson)]
#[json(remote = "other::Order")]
struct Order {
    id: u64,
}

fn main() {}
