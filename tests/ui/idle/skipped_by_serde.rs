use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[serde(skip)]
    #[json(rename = "number")]
    id: u64,
    #[serde(skip_serializing)]
    #[json(omit = "nulls")]
    note: Option<String>,
}

fn main() {}
