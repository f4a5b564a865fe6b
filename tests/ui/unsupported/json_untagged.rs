use json_runtime::ToJson;

#[derive(ToJson)]
#[json(untagged)]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
