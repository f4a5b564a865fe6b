use json_runtime::ToJson;

#[derive(ToJson)]
struct Id(#[json(skip)] u64);

fn main() {}
