use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "seconds")]
    time: u64,
    #[json(with = "Seconds")]
    other_time: u64,
}

struct Seconds;

mod seconds {
    pub fn serialize() {}
}

fn main() {}
