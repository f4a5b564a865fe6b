use json_runtime::ToJson;

#[derive(ToJson)]
#[json(enums = "number")]
struct Order {
    id: u64,
}

fn main() {}
