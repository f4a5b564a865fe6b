use json_runtime::ToJson;

mod geo {
    pub struct Place {
        pub height: i32,
        pub names: Vec<String>,
    }
}

#[derive(ToJson)]
#[json(remote = "geo::Place")]
struct PlaceDef {
    height: u32,
    names: Option<Vec<String>>,
}

fn main() {}
