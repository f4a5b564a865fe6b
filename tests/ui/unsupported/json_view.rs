use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(view = DETAIL)]
    id: u64,
}

fn main() {}
