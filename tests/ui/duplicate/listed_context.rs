use json_runtime::{Plain, ToJson};

#[derive(ToJson)]
#[json(context = Plain)]
#[json(context(Plain))]
struct Order {
    id: u64,
}

fn main() {}
