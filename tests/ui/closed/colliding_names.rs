//! Nothing is written: it is the list of types that asks for the names.

use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Account<'a> {
    user_id: u32,
    #[json(rename = "userId")]
    name: &'a str,
}

#[derive(ToJson)]
struct Order {
    id: u32,
    #[json(flatten)]
    audit: Audit,
}

#[derive(ToJson)]
struct Audit {
    id: u32,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase", types(Account<'a>, Order, Vec<Order>))]
struct Api;

#[derive(JsonContext)]
#[json(types(Account<'_>))]
struct Snake;

fn main() {}
