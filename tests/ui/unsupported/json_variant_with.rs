use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(with = "module")]
    Pending(u64),
    Shipped,
}

fn main() {}
