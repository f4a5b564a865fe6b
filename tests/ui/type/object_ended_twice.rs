use json_runtime::{JsonWriter, Plain, ToJson};

struct EndsTwice;

impl ToJson<Plain> for EndsTwice {
    fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
        let object = w.object();
        object.end();
        object.end();
    }
}

fn main() {}
