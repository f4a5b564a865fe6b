use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename = )]
    id: u64,
}

fn main() {}
