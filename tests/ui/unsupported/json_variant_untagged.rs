use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(untagged)]
    Pending(u64),
    Shipped,
}

fn main() {}
