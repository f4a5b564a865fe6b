//! Types of one value: `null`.

use core::marker::PhantomData;

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext> ToJson<C> for () {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.null();
    }

    fn is_null(&self) -> bool {
        true
    }
}

impl<C: JsonContext, T: ?Sized> ToJson<C> for PhantomData<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.null();
    }

    fn is_null(&self) -> bool {
        true
    }
}
