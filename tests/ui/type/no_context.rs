use json_runtime::ToJson;

struct Api;

#[derive(ToJson)]
#[json(context = Api)]
struct Order {
    id: u64,
    note: Option<String>,
}

#[derive(ToJson)]
#[json(context(json_runtime::Plain, Api))]
struct OrderId(u64);

#[derive(ToJson)]
#[json(context = Api, tag = "type")]
enum Event<T> {
    Created { id: u64 },
    Moved(T),
}

fn main() {}
