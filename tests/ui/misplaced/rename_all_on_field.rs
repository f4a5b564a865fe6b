use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename_all = "camelCase")]
    id: u64,
}

fn main() {}
