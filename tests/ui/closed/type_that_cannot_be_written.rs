use json_runtime::JsonContext;

struct Order;

struct Page<'a>(&'a str);

#[derive(JsonContext)]
#[json(types(Vec<Order>, Page<'a>))]
struct Api;

fn main() {}
