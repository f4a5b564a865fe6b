use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(view = 2)]
    id: u32,
}

fn main() {}
