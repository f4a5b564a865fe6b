use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(view = DETAIL)]
    id: u32,
}

const DETAIL: u32 = 1;

fn main() {}
