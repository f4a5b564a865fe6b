use json_runtime::ToJson;

#[derive(ToJson)]
#[json(context())]
struct Order {
    id: u64,
}

fn main() {}
