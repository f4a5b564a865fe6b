use json_runtime::ToJson;

#[derive(ToJson)]
#[json(no_key)]
struct Order {
    id: u64,
}

#[derive(ToJson)]
#[json(no_key)]
enum Event {
    Shipped(u64),
}

#[derive(ToJson)]
#[json(no_key)]
struct ByPath(#[json(with = "json_runtime::with::AsString")] u64);

fn main() {}
