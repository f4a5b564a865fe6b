use json_runtime::ToJson;

#[derive(ToJson)]
struct Id(#[json(skip_if = "is_zero")] u64);

fn main() {}
