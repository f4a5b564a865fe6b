use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename_all_fields = "camelCase")]
struct Order {
    id: u64,
}

fn main() {}
