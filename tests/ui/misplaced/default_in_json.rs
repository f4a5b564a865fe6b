use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(default)]
    id: u64,
}

fn main() {}
