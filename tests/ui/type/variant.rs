use json_runtime::ToJson;

struct Opaque;

#[derive(ToJson)]
enum Status {
    Shipped(Opaque),
    Lost { by: Opaque },
}

fn main() {}
