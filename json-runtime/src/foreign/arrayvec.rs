//! arrayvec: what a slice of the items is, and a string.

use ::arrayvec::{ArrayString, ArrayVec};

use crate::context::JsonContext;
use crate::impls::macros::text;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext, T: ToJson<C>, const CAP: usize> ToJson<C> for ArrayVec<T, CAP> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        T::write_items(self, w);
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        T::write_items(self, w);
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

text!(ArrayString<CAP>, CAP);
