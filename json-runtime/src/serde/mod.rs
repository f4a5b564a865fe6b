//! What implements serde's `Serialize`, and not [`ToJson`](crate::ToJson).
//!
//! Such a type is written on a field by `with`, or anywhere in the wrapper [`Serde`]:
//!
//! ```
//! use json_runtime::{JsonContext, Serde, ToJson};
//!
//! // A type of another crate.
//! #[derive(serde::Serialize)]
//! struct Point { lat: f64, lon: Option<f64> }
//!
//! #[derive(ToJson)]
//! struct Stop {
//!     #[json(with = "json_runtime::serde")]
//!     first_place: Point,
//!     other_places: Vec<Serde<Point>>,
//! }
//!
//! #[derive(JsonContext)]
//! #[json(field_naming = "camelCase", omit = "nulls", whole_floats = "1")]
//! struct Api;
//!
//! let stop = Stop {
//!     first_place: Point { lat: 52.0, lon: None },
//!     other_places: vec![Serde(Point { lat: 53.5, lon: Some(10.0) })],
//! };
//! assert_eq!(
//!     Api::to_string(&stop).unwrap(),
//!     r#"{"firstPlace":{"lat":52},"otherPlaces":[{"lat":53.5,"lon":10}]}"#,
//! );
//! ```
//!
//! Import the names that you use: `use json_runtime::*` would bring in this module in the place of the crate
//! `serde`.
//!
//! Under [`Plain`](crate::Plain) the text is what serde_json writes. Of the options of other
//! contexts, those apply that serde lets one see:
//!
//! - Names of fields and variants are final, whatever
//!   [`FIELD_NAMING`](crate::JsonContext::FIELD_NAMING) and
//!   [`VARIANT_NAMING`](crate::JsonContext::VARIANT_NAMING) say: serde's attributes have had their
//!   say, and it does not tell which of them. [`ENUMS`](crate::JsonContext::ENUMS) does not apply,
//!   because discriminants are not told either.
//! - [`OMIT`](crate::JsonContext::OMIT) applies to structs and struct variants,
//!   [`KEY_NAMING`](crate::JsonContext::KEY_NAMING) and
//!   [`OMIT_ENTRIES`](crate::JsonContext::OMIT_ENTRIES) to maps. A struct with a flattened field is
//!   a map to serde: its members are entries, and their names keys.
//! - To find out what is to be left out, a context that leaves something out calls `serialize` of
//!   a member or entry once more, up to the first thing that decides.
//! - [`BYTES`](crate::JsonContext::BYTES) applies to what calls `serialize_bytes`. `Vec<u8>` is a
//!   list of numbers to serde.
//! - The text of serde_json's `RawValue` is copied.

mod elements;
mod error;
mod key;
mod maps;
mod members;
mod probe;
mod raw;
mod refuse;
mod serializer;
mod wrapper;

use serde_core::Serialize;

pub use error::Error;
pub use serializer::JsonSerializer;
pub use wrapper::Serde;

use crate::context::JsonContext;
use crate::writer::JsonWriter;

/// Writes a value as its [`Serialize`] impl says.
///
/// `#[json(with = "json_runtime::serde")]` on a field calls it, and so can an impl by hand:
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// #[derive(serde::Serialize)]
/// #[serde(tag = "type")]
/// enum Shape { Circle { radius: f64 } }
///
/// impl<C: JsonContext> ToJson<C> for Shape {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         json_runtime::serde::write_json(self, w);
///     }
/// }
///
/// let text = json_runtime::to_string(&Shape::Circle { radius: 0.5 }).unwrap();
/// assert_eq!(text, r#"{"type":"Circle","radius":0.5}"#);
/// ```
pub fn write_json<C: JsonContext, T: Serialize + ?Sized>(value: &T, w: &mut JsonWriter<'_, C>) {
    serialize_with(w, |serializer| value.serialize(serializer));
}

/// Writes a value by a function that takes a serializer, such as one that
/// `#[serde(serialize_with)]` names.
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
/// use serde::Serializer;
///
/// fn as_map<S: Serializer>(pairs: &[(String, u32)], serializer: S) -> Result<S::Ok, S::Error> {
///     serializer.collect_map(pairs.iter().map(|(name, count)| (name, count)))
/// }
///
/// struct Labels(Vec<(String, u32)>);
///
/// impl<C: JsonContext> ToJson<C> for Labels {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         json_runtime::serde::serialize_with(w, |serializer| as_map(&self.0, serializer));
///     }
/// }
///
/// let labels = Labels(vec![("a".to_owned(), 1), ("b".to_owned(), 2)]);
/// assert_eq!(json_runtime::to_string(&labels).unwrap(), r#"{"a":1,"b":2}"#);
/// ```
pub fn serialize_with<'a, C: JsonContext>(
    w: &mut JsonWriter<'a, C>,
    function: impl FnOnce(JsonSerializer<'_, 'a, C>) -> Result<(), Error>,
) {
    // Handled where it passes first, an error has the path of the value that it is about.
    if let Err(error) = function(JsonSerializer::new(w)) {
        w.fail(alloc::string::ToString::to_string(&error));
    }
}

/// As [`write_json`], for a serializer that must tell whether to go on.
fn write<C: JsonContext, T: Serialize + ?Sized>(
    w: &mut JsonWriter<'_, C>,
    value: &T,
) -> Result<(), Error> {
    w.one_value(|w| write_json(value, w));
    outcome(w)
}

/// Whether no write has failed.
fn outcome<C: JsonContext>(w: &mut JsonWriter<'_, C>) -> Result<(), Error> {
    if w.buf().failed() {
        Err(Error::kept())
    } else {
        Ok(())
    }
}
