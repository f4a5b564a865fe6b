use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "json_runtime::with::Decimals<2>")]
    discount: Option<f64>,
}

fn main() {}
