use json_runtime::ToJson;

#[derive(ToJson)]
#[json(renam_all = "camelCase")]
struct Order {
    id: u64,
}

fn main() {}
