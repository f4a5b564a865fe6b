//! Weak pointers: `null` once nothing keeps the value.

use alloc::rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync;

use crate::context::JsonContext;
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

macro_rules! weak {
    ($($(#[$attribute:meta])* $type:ty;)+) => {$(
        $(#[$attribute])*
        impl<C: JsonContext, T: ToJson<C> + ?Sized> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                match self.upgrade() {
                    Some(value) => value.write_json(w),
                    None => w.null(),
                }
            }

            fn is_null(&self) -> bool {
                self.upgrade().is_none_or(|value| value.is_null())
            }

            fn is_omitted(&self, _: Omit, steps: usize) -> bool {
                let value = self.upgrade();
                value.is_none_or(|value| value.is_omitted(Omit::Nulls, steps))
            }
        }
    )+};
}

weak! {
    rc::Weak<T>;
    #[cfg(target_has_atomic = "ptr")] sync::Weak<T>;
}
