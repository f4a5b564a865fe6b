use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[serde(serialize_with = "function")]
    Pending(u64),
    Shipped,
}

fn main() {}
