use json_runtime::ToJson;

#[derive(ToJson)]
struct Page {
    #[serde(flatten)]
    number: u32,
}

fn main() {}
