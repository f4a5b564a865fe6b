use json_runtime::ToJson;

struct Opaque;

#[derive(ToJson)]
struct Order {
    inner: Option<Vec<Opaque>>,
}

fn main() {}
