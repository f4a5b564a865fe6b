use json_runtime::ToJson;

#[derive(ToJson)]
#[json(content = "data")]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
