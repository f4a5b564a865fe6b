use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(flatten, with = "json_runtime::with::AsString")]
    id: u64,
    #[json(flatten, with = json_runtime::with::Decimals<2>)]
    total: f64,
}

fn main() {}
