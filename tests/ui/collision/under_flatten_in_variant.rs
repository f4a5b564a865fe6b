use json_runtime::ToJson;

#[derive(ToJson)]
enum Event {
    Created {
        id: u32,
        #[json(flatten)]
        audit: Audit,
    },
}

#[derive(ToJson)]
struct Audit {
    id: u32,
}

fn main() {
    let audit = Audit { id: 1 };
    json_runtime::to_string(&Event::Created { id: 1, audit }).unwrap();
}
