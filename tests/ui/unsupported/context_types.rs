use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(types(Order, Vec<Order>))]
struct Api;

fn main() {}
