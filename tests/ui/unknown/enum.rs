use json_runtime::ToJson;

#[derive(ToJson)]
#[json(numbers)]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
