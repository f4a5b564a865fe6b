use json_runtime::ToJson;

#[derive(ToJson)]
#[json(tag = "kind")]
enum Event {
    Created { kind: u32 },
}

fn main() {
    json_runtime::to_string(&Event::Created { kind: 1 }).unwrap();
}
