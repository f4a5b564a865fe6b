use json_runtime::ToJson;

#[derive(ToJson)]
#[json(enums = "number")]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
