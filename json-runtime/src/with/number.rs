use core::fmt::{self, Write};
use core::num::{NonZero, Saturating, Wrapping};

use super::With;
use crate::buf::Buf;
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::number;
use crate::options::NonFinite;
use crate::writer::JsonWriter;

/// Integers and floats as strings of their digits.
///
/// NaN and the infinities are what [`NON_FINITE`](JsonContext::NON_FINITE) makes of them.
///
/// ```
/// use json_runtime::ToJson;
///
/// #[derive(ToJson)]
/// struct Order {
///     #[json(with = "json_runtime::with::AsString")]
///     id: u64,
/// }
///
/// let order = Order { id: 9_007_199_254_740_993 };
/// assert_eq!(json_runtime::to_string(&order).unwrap(), r#"{"id":"9007199254740993"}"#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AsString;
callable!(AsString: "u64", "AsString", "7" => "\"7\"");

#[inline]
fn quoted<C: JsonContext>(w: &mut JsonWriter<'_, C>, write: impl FnOnce(&mut Buf<'_>)) {
    w.buf().push(b'"');
    write(w.buf());
    w.buf().push(b'"');
}

macro_rules! integer {
    ($($type:ident as $wide:ident, $write:ident;)+) => {$(
        impl<C: JsonContext> With<$type, C> for AsString {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                quoted(w, |buf| number::$write(buf, $wide::from(*value)));
            }
        }

        impl<C: JsonContext> With<NonZero<$type>, C> for AsString {
            fn write_json(value: &NonZero<$type>, w: &mut JsonWriter<'_, C>) {
                Self::write_json(&value.get(), w);
            }
        }
    )+};
}

integer! {
    i8 as i64, write_i64;
    i16 as i64, write_i64;
    i32 as i64, write_i64;
    i64 as i64, write_i64;
    i128 as i128, write_i128;
    u8 as u64, write_u64;
    u16 as u64, write_u64;
    u32 as u64, write_u64;
    u64 as u64, write_u64;
    u128 as u128, write_u128;
}

macro_rules! pointer_sized {
    ($($type:ident as $wide:ident;)+) => {$(
        impl<C: JsonContext> With<$type, C> for AsString {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                Self::write_json(&(*value as $wide), w);
            }
        }

        impl<C: JsonContext> With<NonZero<$type>, C> for AsString {
            fn write_json(value: &NonZero<$type>, w: &mut JsonWriter<'_, C>) {
                Self::write_json(&value.get(), w);
            }
        }
    )+};
}

pointer_sized! {
    isize as i64;
    usize as u64;
}

macro_rules! wrapper {
    ($($type:ident),+) => {$(
        impl<C: JsonContext, T> With<$type<T>, C> for AsString
        where
            Self: With<T, C>,
        {
            fn write_json(value: &$type<T>, w: &mut JsonWriter<'_, C>) {
                <Self as With<T, C>>::write_json(&value.0, w);
            }

            fn is_null(value: &$type<T>) -> bool {
                <Self as With<T, C>>::is_null(&value.0)
            }
        }
    )+};
}

wrapper!(Saturating, Wrapping);

/// Floats, and with the feature `rust_decimal` its `Decimal`, as numbers with `N` decimals.
///
/// `N` is at most 100. What is rounded is the exact value; halves go to the even neighbour. NaN and
/// the infinities are what [`NON_FINITE`](JsonContext::NON_FINITE) makes of them.
///
/// ```
/// use json_runtime::ToJson;
///
/// #[derive(ToJson)]
/// struct Line {
///     #[json(with = "json_runtime::with::Decimals<2>")]
///     price: f64,
///     #[json(with = "json_runtime::with::Decimals<0>")]
///     weight: f32,
/// }
///
/// let line = Line { price: 19.9, weight: 2.7 };
/// assert_eq!(json_runtime::to_string(&line).unwrap(), r#"{"price":19.90,"weight":3}"#);
/// ```
///
/// ```compile_fail,E0080
/// use json_runtime::ToJson;
///
/// #[derive(ToJson)]
/// struct Line {
///     #[json(with = "json_runtime::with::Decimals<101>")] // too many
///     price: f64,
/// }
///
/// json_runtime::to_string(&Line { price: 19.9 }).unwrap();
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Decimals<const N: usize>;
callable!(Decimals<N> [const N]: "f64", "Decimals::<2>", "12.5" => "12.50");

impl<const N: usize> Decimals<N> {
    pub(crate) const PLACES: usize = {
        assert!(N <= 100, "`Decimals` takes up to 100 decimals");
        N
    };
}

macro_rules! float {
    ($($type:ident, $write:ident;)+) => {$(
        impl<C: JsonContext> With<$type, C> for AsString {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                if value.is_finite() {
                    quoted(w, |buf| number::$write::<C>(buf, *value));
                } else {
                    w.value(value);
                }
            }

            fn is_null(value: &$type) -> bool {
                !value.is_finite() && matches!(C::NON_FINITE, NonFinite::Null)
            }
        }

        impl<C: JsonContext, const N: usize> With<$type, C> for Decimals<N> {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                if value.is_finite() {
                    write_number(w, format_args!("{value:.*}", Self::PLACES));
                } else {
                    w.value(value);
                }
            }

            fn is_null(value: &$type) -> bool {
                !value.is_finite() && matches!(C::NON_FINITE, NonFinite::Null)
            }
        }
    )+};
}

float! {
    f32, write_f32;
    f64, write_f64;
}

/// Writes the text of a number.
pub(crate) fn write_number<C: JsonContext>(w: &mut JsonWriter<'_, C>, text: fmt::Arguments<'_>) {
    if Digits(w.buf()).write_fmt(text).is_err() {
        w.buf()
            .fail(ErrorKind::Custom, "a number has no text".into());
    }
}

/// Text that is not quoted.
struct Digits<'w, 'a>(&'w mut Buf<'a>);

impl Write for Digits<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(text);
        Ok(())
    }
}
