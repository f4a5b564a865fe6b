//! Other forms of a value, for single fields: `#[json(with = "json_runtime::with::Base64")]`.
//!
//! | type | writes | as |
//! |---|---|---|
//! | [`Display`] | what has a [`Display`](core::fmt::Display) impl | a string |
//! | [`AsString`] | integers and floats | a string of their digits |
//! | [`Decimals<N>`](Decimals) | floats, and `Decimal` | a number with `N` decimals |
//! | [`Base64`], [`Base64Url`], [`Hex`] | bytes | a string |
//! | [`UnixSeconds`], [`UnixMillis`] | points in time | an integer |
//! | [`Rfc3339`] | points in time | a string |
//! | `Flags` | the flags of bitflags, with the feature of its name | a string |
//! | [`Each<W>`](Each) | options, lists and maps | as they are, with `W` for the values in them |
//!
//! ```
//! use json_runtime::ToJson;
//! use std::collections::BTreeMap;
//! use std::time::{Duration, SystemTime};
//!
//! #[derive(ToJson)]
//! struct Invoice {
//!     #[json(with = "json_runtime::with::AsString")]
//!     id: u64,
//!     #[json(with = "json_runtime::with::Decimals<2>")]
//!     total: f64,
//!     #[json(with = "json_runtime::with::Rfc3339")]
//!     sent: SystemTime,
//!     #[json(with = "json_runtime::with::Each<json_runtime::with::UnixSeconds>")]
//!     paid: Option<SystemTime>,
//!     #[json(with = "json_runtime::with::Each<json_runtime::with::Hex>")]
//!     digests: BTreeMap<String, [u8; 2]>,
//! }
//!
//! let sent = SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_500);
//! let invoice = Invoice {
//!     id: u64::MAX,
//!     total: 12.5,
//!     sent,
//!     paid: Some(sent),
//!     digests: BTreeMap::from([("pdf".to_owned(), [0xab, 0x01])]),
//! };
//! assert_eq!(
//!     json_runtime::to_string(&invoice).unwrap(),
//!     concat!(
//!         r#"{"id":"18446744073709551615","total":12.50,"sent":"2023-11-14T22:13:20.500Z","#,
//!         r#""paid":1700000000,"digests":{"pdf":"ab01"}}"#,
//!     ),
//! );
//! ```
//!
//! A form of one's own is a type that implements [`With`].

/// The function that `with` calls, so that the trait need not be in scope; with a type, a value and the
/// text of its example.
macro_rules! callable {
    (
        $type:ty $(, $form:ident)? $([const $len:ident])?:
        $wrapped:literal, $name:literal, $value:literal => $text:literal
    ) => {
        impl $(<$form>)? $(<const $len: usize>)? $type {
            /// Writes `value` in this form. It is what `#[json(with = "…")]` calls, and code written by
            /// hand can.
            ///
            /// ```
            /// use json_runtime::{JsonContext, JsonWriter, ToJson, with};
            ///
            #[doc = concat!("struct Wrapped(", $wrapped, ");")]
            ///
            /// impl<C: JsonContext> ToJson<C> for Wrapped {
            ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            #[doc = concat!("        with::", $name, "::write_json(&self.0, w);")]
            ///     }
            /// }
            ///
            #[doc = concat!("let wrapped = Wrapped(", $value, ");")]
            #[doc = concat!("assert_eq!(json_runtime::to_string(&wrapped).unwrap(), r#\"", $text, "\"#);")]
            /// ```
            #[inline]
            pub fn write_json<C: JsonContext, T: ?Sized>(value: &T, w: &mut JsonWriter<'_, C>)
            where
                Self: With<T, C>,
            {
                <Self as With<T, C>>::write_json(value, w);
            }
        }
    };
}

mod bytes;
mod each;
#[cfg(feature = "bitflags")]
mod flags;
mod number;
mod text;
mod time;

pub use bytes::{Base64, Base64Url, Hex};
pub use each::Each;
#[cfg(feature = "bitflags")]
pub use flags::Flags;
#[cfg(feature = "rust_decimal")]
pub(crate) use number::write_number;
pub use number::{AsString, Decimals};
pub use text::Display;
pub use time::{Instant, Rfc3339, UnixMillis, UnixSeconds};

use crate::context::JsonContext;
use crate::writer::JsonWriter;

/// A form that values of type `T` can be written in under the context `C`.
///
/// Implement it for a type without a value, and name this in [`Each`], or in `with` where the trait
/// is in scope:
///
/// ```
/// use json_runtime::with::{Each, With};
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// /// The last four digits.
/// struct Masked;
///
/// impl<C: JsonContext> With<str, C> for Masked {
///     fn write_json(value: &str, w: &mut JsonWriter<'_, C>) {
///         w.display(&format_args!("…{}", &value[value.len().saturating_sub(4)..]));
///     }
/// }
///
/// impl<C: JsonContext> With<String, C> for Masked {
///     fn write_json(value: &String, w: &mut JsonWriter<'_, C>) {
///         <Self as With<str, C>>::write_json(value, w);
///     }
/// }
///
/// #[derive(ToJson)]
/// struct Account {
///     #[json(with = "Masked")]
///     number: String,
///     #[json(with = "Each<Masked>")]
///     cards: Vec<String>,
/// }
///
/// let account = Account { number: "87654321".to_owned(), cards: vec!["12345678".to_owned()] };
/// assert_eq!(
///     json_runtime::to_string(&account).unwrap(),
///     r#"{"number":"…4321","cards":["…5678"]}"#,
/// );
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot write `{T}`",
    label = "not a form that `{T}` can be written in",
    note = "for the values in an option, a list or a map there is `json_runtime::with::Each<{Self}>`",
    note = "for a form of your own, implement `json_runtime::with::With`"
)]
pub trait With<T: ?Sized, C: JsonContext> {
    /// Writes exactly one JSON value.
    ///
    /// ```
    /// use json_runtime::with::With;
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// /// Cents as euros.
    /// struct Euros;
    ///
    /// impl<C: JsonContext> With<u64, C> for Euros {
    ///     fn write_json(value: &u64, w: &mut JsonWriter<'_, C>) {
    ///         w.display(&format_args!("{}.{:02} €", value / 100, value % 100));
    ///     }
    /// }
    ///
    /// #[derive(ToJson)]
    /// struct Line {
    ///     #[json(with = "Euros")]
    ///     price: u64,
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Line { price: 1950 }).unwrap(), r#"{"price":"19.50 €"}"#);
    /// ```
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>);

    /// Whether the value is written as `null`.
    ///
    /// An entry of a map that is null is left out under
    /// [`OmitEntries::Nulls`](crate::OmitEntries::Nulls).
    ///
    /// ```
    /// use json_runtime::with::{Each, With};
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    /// use std::collections::BTreeMap;
    ///
    /// /// A number, where -1 stands for none.
    /// struct Signed;
    ///
    /// impl<C: JsonContext> With<i32, C> for Signed {
    ///     fn write_json(value: &i32, w: &mut JsonWriter<'_, C>) {
    ///         w.value(&u32::try_from(*value).ok());
    ///     }
    ///     fn is_null(value: &i32) -> bool {
    ///         *value < 0
    ///     }
    /// }
    ///
    /// #[derive(JsonContext)]
    /// #[json(omit_entries = "nulls")]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// struct Stock {
    ///     #[json(with = "Each<Signed>")]
    ///     items: BTreeMap<&'static str, i32>,
    /// }
    ///
    /// let stock = Stock { items: BTreeMap::from([("lamp", 3), ("oil", -1)]) };
    /// assert_eq!(Api::to_string(&stock).unwrap(), r#"{"items":{"lamp":3}}"#);
    /// ```
    fn is_null(value: &T) -> bool {
        let _ = value;
        false
    }
}
