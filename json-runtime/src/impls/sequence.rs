//! Slices, arrays and vectors.

use alloc::vec::Vec;

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for [T] {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        T::write_slice(self, w);
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

impl<C: JsonContext, T: ToJson<C>, const N: usize> ToJson<C> for [T; N] {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        T::write_slice(self, w);
    }

    fn is_default(&self) -> bool {
        N == 0
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Vec<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        T::write_slice(self, w);
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}
