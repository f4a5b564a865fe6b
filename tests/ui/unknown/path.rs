use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename::all = "a")]
    id: u64,
}

fn main() {}
