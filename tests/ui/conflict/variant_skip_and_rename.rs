use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    #[json(rename = "a", skip)]
    Pending(u64),
    Shipped,
}

fn main() {}
