use json_runtime::ToJson;

#[derive(ToJson)]
#[json(transparent, rename_all = "camelCase")]
struct Order {
    id: u64,
}

fn main() {}
