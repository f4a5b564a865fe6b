//! `CStr` and `CString`: bytes, without the zero at their end.

use alloc::ffi::CString;
use core::ffi::CStr;

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext> ToJson<C> for CStr {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.value(self.to_bytes());
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

impl<C: JsonContext> ToJson<C> for CString {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.value(self.as_bytes());
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}
