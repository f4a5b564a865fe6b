use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename = "order")]
struct Order {
    id: u32,
}

fn main() {}
