//! `bool`, integers and floats. (`u8` is in `bytes`.)

use crate::buf::Buf;
use crate::context::JsonContext;
use crate::error::ErrorKind;
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
    ($($type:ty as $wide:ty, $write:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                number::$write(w.buf(), <$wide>::from(*self));
            }

            fn is_default(&self) -> bool {
                *self == 0
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
    i8 as i64, write_i64;
    i16 as i64, write_i64;
    i32 as i64, write_i64;
    u16 as u64, write_u64;
    u32 as u64, write_u64;
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
    ($($type:ty, $write:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                let magnitude = u128::from(self.abs_diff(0));
                wide::<C>(w.buf(), magnitude, |buf| number::$write(buf, *self));
            }

            fn is_default(&self) -> bool {
                *self == 0
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
    i64, write_i64;
    u64, write_u64;
    i128, write_i128;
    u128, write_u128;
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
    ($($type:ty, $write:ident;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                ToJson::<C>::write_value(self, w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                number::$write::<C>(w.buf(), *self);
            }

            fn is_null(&self) -> bool {
                matches!(C::NON_FINITE, NonFinite::Null) && !self.is_finite()
            }

            fn is_default(&self) -> bool {
                *self == 0.0 || <Self as ToJson<C>>::is_null(self)
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
    f32, write_f32;
    f64, write_f64;
}
