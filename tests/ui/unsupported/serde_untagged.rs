use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(untagged)]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
