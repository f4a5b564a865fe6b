use json_runtime::ToJson;

#[derive(ToJson)]
struct Upload {
    #[json(with = "json_runtime::with::Base64")]
    parts: Vec<Vec<u8>>,
    #[json(with = "json_runtime::with::Display")]
    size: Option<u64>,
}

fn main() {}
