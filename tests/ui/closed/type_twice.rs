use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
}

#[derive(JsonContext)]
#[json(types(Order, Vec<Order>, Order))]
struct Api;

fn main() {}
