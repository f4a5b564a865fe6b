use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
    user_name: String,
    #[json(flatten)]
    audit: Option<Box<Audit>>,
}

#[derive(ToJson)]
struct Audit {
    #[json(rename = "userName")]
    changed_by: String,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase")]
struct Camel;

fn main() {
    let order = Order {
        id: 1,
        user_name: String::new(),
        audit: None,
    };
    json_runtime::to_string(&order).unwrap();
    Camel::to_string(&order).unwrap();
}
