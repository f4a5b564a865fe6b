//! References and owning pointers: what they point to is written.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::context::JsonContext;
use crate::key::Key;
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

/// Types that dereference to `T`.
macro_rules! pointer {
    ($($(#[$attribute:meta])* $type:ty $(, T: $bound:ident)?;)+) => {$(
        $(#[$attribute])*
        impl<C: JsonContext, T: ToJson<C> $(+ $bound)? + ?Sized> ToJson<C> for $type {
            #[inline]
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                (**self).write_json(w);
            }

            #[inline]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                (**self).write_value(w);
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                (**self).write_member(w, separator, key);
            }

            fn has_plain_lists() -> bool {
                true
            }

            #[inline]
            fn is_null(&self) -> bool {
                (**self).is_null()
            }

            #[inline]
            fn is_default(&self) -> bool {
                (**self).is_default()
            }

            #[inline]
            fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
                (**self).is_omitted(omit, steps)
            }
        }

        $(#[$attribute])*
        impl<C: JsonContext, T: ToJsonKey<C> $(+ $bound)? + ?Sized> ToJsonKey<C> for $type {
            #[inline]
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                (**self).write_key(key);
            }
        }
    )+};
}

pointer! {
    &T;
    &mut T;
    Box<T>;
    Cow<'_, T>, T: ToOwned;
    Rc<T>;
    #[cfg(target_has_atomic = "ptr")] Arc<T>;
}
