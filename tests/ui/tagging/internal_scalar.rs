use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "type")]
enum Event {
    Counted(u32),
}

fn main() {}
