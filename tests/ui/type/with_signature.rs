use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "module")]
    id: u64,
}

mod module {
    pub fn write_json(_: &u32) {}
}

fn main() {}
