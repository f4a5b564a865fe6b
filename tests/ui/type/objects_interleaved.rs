use json_runtime::{JsonWriter, Plain, ToJson};

struct Overlaps;

impl ToJson<Plain> for Overlaps {
    fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
        let mut first = w.object();
        let mut second = w.object();
        std::mem::swap(&mut first, &mut second);
    }
}

fn main() {}
