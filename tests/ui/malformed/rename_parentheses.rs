use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename("a"))]
    id: u64,
}

fn main() {}
