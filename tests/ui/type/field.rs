use json_runtime::ToJson;

struct Opaque;

#[derive(ToJson)]
struct Order {
    id: u64,
    inner: Opaque,
}

fn main() {}
