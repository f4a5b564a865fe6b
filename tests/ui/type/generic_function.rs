use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
struct Api;

fn body<T>(value: &T) -> String {
    Api::to_string(value).unwrap()
}

fn under<C: JsonContext, T>(values: &[T]) -> String {
    C::to_string(values).unwrap()
}

#[derive(ToJson)]
struct Order {
    id: u64,
}

fn main() {
    body(&Order { id: 1 });
    json_runtime::to_string::<Api>(&Order { id: 1 }).unwrap();
}
