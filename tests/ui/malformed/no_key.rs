use json_runtime::ToJson;

#[derive(ToJson)]
#[json(,)]
struct Comma {
    id: u32,
}

#[derive(ToJson)]
#[json(omit = "nulls", = "camelCase")]
struct Value {
    id: u32,
}

#[derive(ToJson)]
#[json(rename-all = "camelCase")]
struct Hyphen {
    id: u32,
}

fn main() {}
