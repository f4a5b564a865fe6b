use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
}

#[derive(ToJson)]
struct Customer {
    id: u32,
}

#[derive(JsonContext)]
#[json(types(Order))]
struct Api;

fn main() {
    Api::to_string(&Order { id: 1 }).unwrap();
    Api::to_string(&Customer { id: 1 }).unwrap();
}
