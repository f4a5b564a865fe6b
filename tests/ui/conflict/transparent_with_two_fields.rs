use json_runtime::ToJson;

#[derive(ToJson)]
#[json(transparent)]
struct Order {
    id: u64,
    note: String,
}

fn main() {}
