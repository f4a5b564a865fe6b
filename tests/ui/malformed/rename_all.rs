use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename_all = "camel_case")]
struct Order {
    id: u64,
}

fn main() {}
