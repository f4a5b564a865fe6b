use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[serde(untagged)]
    Pending(u64),
    Shipped,
}

fn main() {}
