use json_runtime::ToJson;

#[derive(ToJson)]
#[json(context = "1")]
struct Order {
    id: u64,
}

fn main() {}
