use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(skip, skip)]
    Pending(u64),
    Shipped,
}

fn main() {}
