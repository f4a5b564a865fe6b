use json_runtime::ToJson;

struct Opaque;

#[derive(ToJson)]
struct Pair(u8, Opaque);

fn main() {}
