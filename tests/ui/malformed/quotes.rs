use json_runtime::{JsonContext, ToJson, View};

const AUDIT: View = View::bit(0);

#[derive(JsonContext)]
#[json(omit = nulls, views = "AUDIT")]
struct Api;

#[derive(ToJson)]
#[json(rename_all = camelCase)]
struct Order {
    #[json(view = "AUDIT")]
    id: u32,
    #[json(rename = number)]
    no: u32,
}

fn main() {}
