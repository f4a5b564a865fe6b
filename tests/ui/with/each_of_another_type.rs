use json_runtime::ToJson;
use json_runtime::with::{AsString, Each};

#[derive(ToJson)]
struct Order {
    #[json(with = "Each<AsString>")]
    tags: Vec<String>,
}

fn main() {}
