use json_runtime::JsonContext;

#[derive(JsonContext)]
struct Api<T>(T);

fn main() {}
