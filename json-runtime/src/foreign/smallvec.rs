//! smallvec: what a slice of its items is.

use ::smallvec::{Array, SmallVec};

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext, A: Array<Item: ToJson<C>>> ToJson<C> for SmallVec<A> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        A::Item::write_items(self, w);
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        A::Item::write_items(self, w);
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}
