use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[serde(with = "module")]
    Pending(u64),
    Shipped,
}

fn main() {}
