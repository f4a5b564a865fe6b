use json_runtime::ToJson;

#[derive(ToJson)]
struct Page {
    #[json(flatten, rename = "paging")]
    paging: Paging,
}

#[derive(ToJson)]
struct Paging {
    next: u32,
}

fn main() {}
