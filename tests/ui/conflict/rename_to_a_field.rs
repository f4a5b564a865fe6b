use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(rename = "id")]
    number: u32,
    id: u32,
}

#[derive(ToJson)]
enum Event {
    Placed {
        id: u32,
        #[serde(rename = "id")]
        number: u32,
    },
}

fn main() {}
