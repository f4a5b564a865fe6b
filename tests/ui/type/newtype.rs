use json_runtime::ToJson;

struct Opaque;

#[derive(ToJson)]
struct Id(Opaque);

fn main() {}
