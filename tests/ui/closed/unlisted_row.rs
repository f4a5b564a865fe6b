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
#[json(types(Order, Vec<Customer>))]
struct Api;

fn main() {
    Api::write_array(std::io::sink(), [Order { id: 1 }]).unwrap();
    Api::write_array(std::io::sink(), &[Customer { id: 1 }]).unwrap();
}
