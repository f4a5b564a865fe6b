//! Types that change how a value is computed or compared, and not what it is.

use core::cmp::Reverse;
use core::num::{Saturating, Wrapping};

use crate::context::JsonContext;
use crate::key::Key;
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! wrapper {
    ($($type:ident),+) => {$(
        impl<C: JsonContext, T: ToJson<C>> ToJson<C> for $type<T> {
            #[inline]
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                self.0.write_json(w);
            }

            #[inline]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                self.0.write_value(w);
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                self.0.write_member(w, separator, key);
            }

            #[inline]
            fn is_null(&self) -> bool {
                self.0.is_null()
            }

            #[inline]
            fn is_default(&self) -> bool {
                self.0.is_default()
            }

            #[inline]
            fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
                self.0.is_omitted(omit, steps)
            }
        }

        impl<C: JsonContext, K: ToJsonKey<C>> ToJsonKey<C> for $type<K> {
            #[inline]
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                self.0.write_key(key);
            }
        }
    )+};
}

wrapper!(Wrapping, Saturating, Reverse);
