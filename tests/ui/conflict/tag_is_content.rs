use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "data", content = "data")]
enum Event {
    Created,
}

fn main() {}
