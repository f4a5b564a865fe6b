use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(omit = "null")]
    id: u64,
}

fn main() {}
