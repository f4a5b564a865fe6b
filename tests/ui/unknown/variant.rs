use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(renamed = "a")]
    Pending(u64),
    Shipped,
}

fn main() {}
