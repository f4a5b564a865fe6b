use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip_if = "|id| id == 0")]
    id: u64,
}

fn main() {}
