use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(with = "nowhere")]
    time: u64,
    #[json(with = "seconds::nowhere")]
    other_time: u64,
    #[json(with = "seconds::as_text")]
    text: u64,
}

mod seconds {
    pub fn as_text() {}
}

fn main() {}
