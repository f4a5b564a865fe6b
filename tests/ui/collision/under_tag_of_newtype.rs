use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "kind")]
enum Event {
    Created(Box<Order>),
}

#[derive(ToJson)]
struct Order {
    kind: u32,
}

fn main() {
    json_runtime::to_string(&Event::Created(Box::new(Order { kind: 1 }))).unwrap();
}
