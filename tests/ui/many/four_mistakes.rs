use json_runtime::ToJson;

#[derive(ToJson)]
#[json(omit = "null")]
struct Order<T> {
    #[json(renamed = "a", skip = 1)]
    id: T,
    #[serde(flatten)]
    note: String,
}

fn main() {
    let order = Order { id: 1, note: String::new() };
    let orders = std::collections::BTreeMap::from([(1, order)]);
    let _ = json_runtime::to_string(&orders);
}
