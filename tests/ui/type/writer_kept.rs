use std::cell::RefCell;

use json_runtime::{JsonWriter, Plain, ToJson};

struct Keeps<'a>(RefCell<Option<&'a mut JsonWriter<'a, Plain>>>);

impl<'a> ToJson<Plain> for Keeps<'a> {
    fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
        *self.0.borrow_mut() = Some(w);
    }
}

fn main() {}
