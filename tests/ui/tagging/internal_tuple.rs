use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "type")]
enum Event {
    Moved(u32, u32),
}

fn main() {}
