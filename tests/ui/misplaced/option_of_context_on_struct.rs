use json_runtime::ToJson;

#[derive(ToJson)]
#[json(field_naming = "camelCase")]
struct Order {
    id: u64,
}

fn main() {}
