use json_runtime::ToJson;

#[derive(ToJson)]
#[serde(content = "data")]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
