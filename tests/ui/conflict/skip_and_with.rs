use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "module", skip)]
    id: u64,
}

fn main() {}
