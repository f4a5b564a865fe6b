use json_runtime::{JsonContext, ToJson, View};

#[derive(ToJson)]
struct Order {
    #[json(view = View::bit(3))]
    id: u64,
    #[json(view = "ADMIN")]
    secret: u64,
    #[json(with = "module name")]
    time: u64,
    #[json(with = AsString())]
    text: u64,
    #[json(skip_if = |it| it == 0)]
    count: u64,
}

#[derive(JsonContext)]
#[json(views = View::bit(3))]
struct Api;

fn main() {}
