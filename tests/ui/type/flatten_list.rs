use json_runtime::ToJson;

#[derive(ToJson)]
struct Page {
    #[json(flatten)]
    rows: Vec<u32>,
}

fn main() {}
