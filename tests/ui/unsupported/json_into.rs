use json_runtime::ToJson;

#[derive(ToJson)]
#[json(into = "u64")]
struct Order {
    id: u64,
}

fn main() {}
