//! Where JSON goes: values, and the punctuation between them.

mod array;
mod due;
mod entry;
mod flatten;
mod judge;
mod key_writer;
mod life;
mod object;
mod punctuation;
mod raw;
mod refusal;
mod row;
mod separator;
#[cfg(feature = "serde")]
mod serial;

use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

pub use array::Array;
pub use judge::is_omitted_as_written;
pub use key_writer::KeyWriter;
pub use object::Object;
#[cfg(feature = "serde")]
pub(crate) use object::is_omitted;
pub(crate) use row::OpenArray;
use separator::Splice;
#[cfg(feature = "serde")]
pub(crate) use serial::{Around, Verbatim};

use crate::buf::{Buf, NextKeys};
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::escape::{self, TextWriter};
use crate::raw::RawJson;
use crate::to_json::ToJson;

/// How many values may be written as another value, and so on.
#[must_use]
pub const fn steps<C: JsonContext>() -> usize {
    /// For each container that may be inside another.
    const NESTINGS: usize = 4;
    C::MAX_DEPTH.saturating_mul(NESTINGS)
}

/// Takes the parts of a JSON text, under the options of `C`.
///
/// [`ToJson::write_json`] is given one and writes one value to it: with [`object`](Self::object) or
/// [`array`](Self::array), with [`value`](Self::value) for a value of another type, or with one of
/// the methods for scalars.
///
/// Failures are kept inside: after the first one the writer opens no further container, and drops
/// what it is given.
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// struct Track { name: String, points: Vec<(f64, f64)> }
///
/// impl<C: JsonContext> ToJson<C> for Track {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         let mut object = w.object();
///         object.field("name", &self.name);
///         object.field("points", &self.points);
///         object.end();
///     }
/// }
///
/// let track = Track { name: "Tour".to_owned(), points: vec![(52.5, 13.4)] };
/// let text = json_runtime::to_string(&track).unwrap();
/// assert_eq!(text, r#"{"name":"Tour","points":[[52.5,13.4]]}"#);
/// ```
pub struct JsonWriter<'a, C: JsonContext> {
    buf: Buf<'a>,
    splice: Splice,
    /// How many levels are left in the object that another one is being flattened into.
    flattening_at: usize,
    /// How many values are being written as another value, or as a part of another object, each.
    nestings: usize,
    /// Whether all of it goes into one line under a context that breaks lines.
    one_line: bool,
    context: PhantomData<fn() -> C>,
}

impl<'a, C: JsonContext> JsonWriter<'a, C> {
    #[inline]
    pub(crate) fn buf(&mut self) -> &mut Buf<'a> {
        &mut self.buf
    }

    /// Writes a value of another type.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Celsius(f64);
    ///
    /// impl<C: JsonContext> ToJson<C> for Celsius {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.value(&self.0);
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Celsius(21.5)).unwrap(), "21.5");
    /// ```
    #[inline]
    pub fn value<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        self.begin_value();
        self.nested(value);
    }

    /// Writes `null`.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Redacted;
    ///
    /// impl<C: JsonContext> ToJson<C> for Redacted {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.null();
    ///     }
    ///     fn is_null(&self) -> bool {
    ///         true
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&[Redacted]).unwrap(), "[null]");
    /// ```
    pub fn null(&mut self) {
        self.begin_value();
        self.buf.push_null();
    }

    /// Writes a string.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// enum Grade { Pass, Fail }
    ///
    /// impl<C: JsonContext> ToJson<C> for Grade {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.string(match self { Self::Pass => "+", Self::Fail => "\"-\"" });
    ///     }
    /// }
    ///
    /// let grades = [Grade::Pass, Grade::Fail];
    /// assert_eq!(json_runtime::to_string(&grades).unwrap(), r#"["+","\"-\""]"#);
    /// ```
    #[inline]
    pub fn string(&mut self, text: &str) {
        self.begin_value();
        self.text(text);
    }

    /// Writes a string, where it is known that it is the only value.
    #[inline]
    pub(crate) fn text(&mut self, text: &str) {
        escape::string(&mut self.buf, text, C::ESCAPE);
    }

    /// Writes what a [`Display`](fmt::Display) impl prints, as a string.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Version(u8, u8);
    ///
    /// impl<C: JsonContext> ToJson<C> for Version {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.display(&format_args!("v{}.{}", self.0, self.1));
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Version(1, 2)).unwrap(), r#""v1.2""#);
    /// ```
    pub fn display<T: fmt::Display + ?Sized>(&mut self, value: &T) {
        self.begin_value();
        TextWriter::new(&mut self.buf, C::ESCAPE).display(&value);
    }

    /// Begins an object.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Size { width: u32, height: u32 }
    ///
    /// impl<C: JsonContext> ToJson<C> for Size {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut object = w.object();
    ///         object.field("width", &self.width);
    ///         object.field("height", &self.height);
    ///         object.end();
    ///     }
    /// }
    ///
    /// let size = Size { width: 3, height: 4 };
    /// assert_eq!(json_runtime::to_string(&size).unwrap(), r#"{"width":3,"height":4}"#);
    /// ```
    #[inline]
    pub fn object(&mut self) -> Object<'_, 'a, C> {
        self.begin_value();
        let next = self.begin_object();
        Object {
            writer: self,
            next,
            keys: NextKeys::none(),
        }
    }

    /// Begins an array.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Countdown(u32);
    ///
    /// impl<C: JsonContext> ToJson<C> for Countdown {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut array = w.array();
    ///         for second in (0..self.0).rev() {
    ///             array.element(&second);
    ///         }
    ///         array.end();
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Countdown(4)).unwrap(), "[3,2,1,0]");
    /// ```
    #[inline]
    pub fn array(&mut self) -> Array<'_, 'a, C> {
        self.begin_value();
        let next = self.begin_array();
        Array { writer: self, next }
    }

    /// Writes text that is JSON already, as it is.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, RawJson, ToJson};
    ///
    /// struct Row { id: u32, document: String }
    ///
    /// impl<C: JsonContext> ToJson<C> for Row {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         match RawJson::new(&self.document) {
    ///             Ok(document) => w.raw(&document),
    ///             Err(error) => w.fail(format!("document {}: {error}", self.id)),
    ///         }
    ///     }
    /// }
    ///
    /// let row = |document: &str| Row { id: 7, document: document.to_owned() };
    /// assert_eq!(json_runtime::to_string(&row("[1]")).unwrap(), "[1]");
    /// let error = json_runtime::to_string(&row("[1")).unwrap_err();
    /// assert_eq!(error.to_string(), "document 7: not JSON from byte 2 on at $ (byte 0)");
    /// ```
    pub fn raw(&mut self, json: &RawJson<'_>) {
        self.raw_value(json);
    }

    /// Says that the value cannot be written, and why.
    ///
    /// The entry point returns the first such message as an error of kind
    /// [`Custom`](ErrorKind::Custom), with the place at which it was said.
    ///
    /// ```
    /// use json_runtime::{ErrorKind, JsonContext, JsonWriter, ToJson};
    ///
    /// struct Secret;
    ///
    /// impl<C: JsonContext> ToJson<C> for Secret {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.fail("a secret must not leave the process");
    ///     }
    /// }
    ///
    /// let error = json_runtime::to_string(&(1, Secret)).unwrap_err();
    /// assert_eq!(error.kind(), ErrorKind::Custom);
    /// assert_eq!(error.to_string(), "a secret must not leave the process at $[1] (byte 3)");
    /// ```
    #[cold]
    pub fn fail(&mut self, message: impl Into<String>) {
        self.buf.fail(ErrorKind::Custom, message.into().into());
    }
}
