use json_runtime::ToJson;

#[derive(ToJson)]
struct Event {
    #[json(with = "json_runtime::with::Rfc3339")]
    at: String,
}

fn main() {}
