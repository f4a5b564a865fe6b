use std::cell::RefCell;

use json_runtime::{JsonWriter, Plain, ToJson};

struct Swaps<'o, 'a>(RefCell<&'o mut JsonWriter<'a, Plain>>);

impl ToJson<Plain> for Swaps<'_, '_> {
    fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
        std::mem::swap(w, *self.0.borrow_mut());
    }
}

fn main() {}
