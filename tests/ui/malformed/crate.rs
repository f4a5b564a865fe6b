use json_runtime::ToJson;

#[derive(ToJson)]
#[json(crate = 1)]
struct Order {
    id: u64,
}

fn main() {}
