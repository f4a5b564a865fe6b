use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
#[json(context = Api)]
struct Order {
    id: u64,
}

#[derive(JsonContext)]
struct Api;

fn main() {
    let _ = json_runtime::to_string(&Order { id: 1 });
}
