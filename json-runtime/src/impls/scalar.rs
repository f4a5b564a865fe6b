//! `bool`, integers and floats. (`u8` is in `bytes`.)

use crate::buf::{self, Buf};
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::key::Key;
use crate::number;
use crate::options::{NonFinite, WideIntegers};
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

impl<C: JsonContext> ToJson<C> for bool {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        ToJson::<C>::write_value(self, w);
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        w.buf().push_bool(*self);
    }

    #[inline]
    fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
        w.scalar_member((separator, key), buf::bool_member, buf::write_bool, *self);
    }

    fn is_default(&self) -> bool {
        !self
    }
}

impl<C: JsonContext> ToJsonKey<C> for bool {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.quoted(|w| w.buf().push_bool(*self));
    }
}

/// Integers of up to 32 bits.
macro_rules! narrow {
    ($($type:ty as $wide:ty, $write:ident, $member:ident, $array:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                number::$write(w.buf(), <$wide>::from(*self));
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                let value = <$wide>::from(*self);
                w.scalar_member((separator, key), number::$member, number::$write, value);
            }

            fn is_default(&self) -> bool {
                *self == 0
            }

            fn write_items(items: &[Self], w: &mut JsonWriter<'_, C>) {
                w.scalars(items, number::$array);
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                key.quoted(|w| number::$write(w.buf(), <$wide>::from(*self)));
            }
        }
    )+};
}

narrow! {
    i8 as i64, write_i64, write_i64_member, write_i64_array;
    i16 as i64, write_i64, write_i64_member, write_i64_array;
    i32 as i64, write_i64, write_i64_member, write_i64_array;
    u16 as u64, write_u64, write_u64_member, write_u64_array;
    u32 as u64, write_u64, write_u64_member, write_u64_array;
}

/// The largest integer that a JavaScript number holds exactly, with all that are smaller.
const MAX_SAFE: u128 = (1 << 53) - 1;

/// Writes an integer that `write` gives the digits of, in quotes if the context wants them.
#[inline]
fn wide<C: JsonContext>(buf: &mut Buf<'_>, magnitude: u128, write: impl FnOnce(&mut Buf<'_>)) {
    let is_quoted = match C::WIDE_INTEGERS {
        WideIntegers::Number => false,
        WideIntegers::StringIfUnsafe => magnitude > MAX_SAFE,
        WideIntegers::String => true,
    };
    if is_quoted {
        buf.push(b'"');
    }
    write(buf);
    if is_quoted {
        buf.push(b'"');
    }
}

/// Integers of 64 and 128 bits.
macro_rules! wide {
    ($($type:ty, $write:ident, $member:ident, $array:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                let magnitude = u128::from(self.abs_diff(0));
                wide::<C>(w.buf(), magnitude, |buf| number::$write(buf, *self));
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                if const { !matches!(C::WIDE_INTEGERS, WideIntegers::Number) } {
                    w.key(separator, key);
                    ToJson::<C>::write_value(self, w);
                    return;
                }
                w.scalar_member((separator, key), number::$member, number::$write, *self);
            }

            fn is_default(&self) -> bool {
                *self == 0
            }

            fn write_items(items: &[Self], w: &mut JsonWriter<'_, C>) {
                match C::WIDE_INTEGERS {
                    WideIntegers::Number => w.scalars(items, number::$array),
                    _ => w.items(items),
                }
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                key.quoted(|w| number::$write(w.buf(), *self));
            }
        }
    )+};
}

wide! {
    i64, write_i64, write_i64_member, write_i64_array;
    u64, write_u64, write_u64_member, write_u64_array;
    i128, write_i128, write_i128_member, write_i128_array;
    u128, write_u128, write_u128_member, write_u128_array;
}

/// Integers of the size of a pointer count as 64 bits on every platform.
macro_rules! pointer_sized {
    ($($type:ty as $wide:ty;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                (*self as $wide).write_json(w);
            }

            #[inline]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                (*self as $wide).write_value(w);
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                (*self as $wide).write_member(w, separator, key);
            }

            fn is_default(&self) -> bool {
                *self == 0
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                (*self as $wide).write_key(key);
            }
        }
    )+};
}

pointer_sized! {
    isize as i64;
    usize as u64;
}

macro_rules! float {
    ($($type:ty, $write:ident, $member:ident, $array:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                number::$write::<C>(w.buf(), *self);
            }

            #[inline]
            fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
                w.scalar_member((separator, key), number::$member::<C>, number::$write::<C>, *self);
            }

            fn is_null(&self) -> bool {
                matches!(C::NON_FINITE, NonFinite::Null) && !self.is_finite()
            }

            fn is_default(&self) -> bool {
                *self == 0.0 || <Self as ToJson<C>>::is_null(self)
            }

            fn write_items(items: &[Self], w: &mut JsonWriter<'_, C>) {
                w.scalars(items, number::$array::<C>);
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                if self.is_finite() {
                    key.quoted(|w| number::$write::<C>(w.buf(), *self));
                } else {
                    key.fail_as(ErrorKind::NonFinite, "a map key must be a finite number");
                }
            }
        }
    )+};
}

float! {
    f32, write_f32, write_f32_member, write_f32_array;
    f64, write_f64, write_f64_member, write_f64_array;
}
