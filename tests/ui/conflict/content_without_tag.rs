use json_runtime::ToJson;

#[derive(ToJson)]
#[json(content = "data")]
enum Event {
    Created,
}

fn main() {}
