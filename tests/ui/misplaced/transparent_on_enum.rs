use json_runtime::ToJson;

#[derive(ToJson)]
#[json(transparent)]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
