use json_runtime::ToJson;

#[derive(ToJson)]
#[json(omit "nulls")]
struct Nothing {
    id: u32,
}

#[derive(ToJson)]
#[json(omit: "nulls")]
struct Colon {
    id: u32,
}

#[derive(ToJson)]
#[json(omit("nulls"))]
struct Parentheses {
    id: u32,
}

#[derive(ToJson)]
#[json(omit =, rename_all = "camelCase")]
struct NoValue {
    id: u32,
}

fn main() {}
