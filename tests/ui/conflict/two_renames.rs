use json_runtime::ToJson;

#[derive(ToJson)]
struct Dto {
    #[json(rename = "name")]
    first: u8,
    #[json(rename = "name")]
    second: u8,
}

fn main() {}
