use json_runtime::ToJson;

#[derive(ToJson)]
#[json(untagged, rename_all = "camelCase")]
enum Id {
    #[json(rename = "n")]
    Number(u64),
    Text(String),
}

#[derive(ToJson)]
#[json(tag = "type", rename_all = "camelCase")]
enum Value {
    #[json(untagged, rename = "n")]
    Number { value: u64 },
    #[json(skip)]
    Unknown,
}

// One of them writes its name.
#[derive(ToJson)]
#[json(rename_all = "camelCase")]
enum Code {
    NotFound,
    #[json(untagged)]
    Other(u16),
}

fn main() {}
