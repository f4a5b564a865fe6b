use json_runtime::ToJson;

#[derive(ToJson)]
#[json(skip)]
struct Order {
    id: u64,
}

fn main() {}
