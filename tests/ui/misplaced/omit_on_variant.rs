use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(omit = "nulls")]
    Pending(u64),
    Shipped,
}

fn main() {}
