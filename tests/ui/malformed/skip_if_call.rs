use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip_if = "is_zero()")]
    id: u64,
}

fn main() {}
