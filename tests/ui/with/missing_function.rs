use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "seconds")]
    time: u64,
}

mod seconds {
    pub fn serialize() {}
}

fn main() {}
