use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "type", untagged)]
enum Event {
    Created,
}

fn main() {}
