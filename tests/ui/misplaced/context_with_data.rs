use json_runtime::JsonContext;

#[derive(JsonContext)]
struct Order {
    id: u64,
}

#[derive(JsonContext)]
struct OrderId(u64);

#[derive(JsonContext)]
enum Level {
    Low,
}

// These have no value, or none that says more than the type.
#[derive(JsonContext)]
enum Never {}

#[derive(JsonContext)]
struct Braces {}

#[derive(JsonContext)]
struct Parentheses();

fn main() {}
