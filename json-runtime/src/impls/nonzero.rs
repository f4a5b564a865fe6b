//! `NonZero`: the integer inside. It is never a default.

use core::num::NonZero;

use crate::context::JsonContext;
use crate::key::Key;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! nonzero {
    ($($integer:ty),+) => {$(
        impl<C: JsonContext> ToJson<C> for NonZero<$integer> {
            #[inline]
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                self.get().write_json(w);
            }

            #[inline]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                self.get().write_value(w);
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                self.get().write_member(w, separator, key);
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for NonZero<$integer> {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                self.get().write_key(key);
            }
        }
    )+};
}

nonzero!(
    i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize
);
