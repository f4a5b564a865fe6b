//! Contexts: types that hold the options as constants.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use crate::buf::Spill;
use crate::error::JsonError;
use crate::options::{
    Bytes, Enums, Escape, Indent, Naming, Newline, NonFinite, Omit, OmitEntries, WholeFloats,
    WideIntegers,
};
#[cfg(feature = "futures")]
use crate::stream::ByteStream;
#[cfg(feature = "std")]
use crate::stream::StreamOptions;
use crate::stream::{self, Chunks, Displayed, Form};
use crate::to_json::ToJson;
use crate::view::View;
use crate::writer::JsonWriter;

/// A set of options that the compiler settles.
///
/// `#[derive(JsonContext)]` writes the impl from an attribute, and adds the functions below to the
/// type itself, so that who calls them need not import the trait. By hand, the constants that differ
/// from [`Plain`](crate::Plain) are enough:
///
/// ```
/// use json_runtime::{Indent, JsonContext};
///
/// struct Tabbed;
/// impl JsonContext for Tabbed {
///     const INDENT: Indent = Indent::Tab;
/// }
///
/// assert_eq!(Tabbed::to_string(&[1, 2]).unwrap(), "[\n\t1,\n\t2\n]");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a JSON context",
    note = "add `#[derive(JsonContext)]` to it, or write `impl JsonContext for` it"
)]
pub trait JsonContext: Sized + 'static {
    /// How the names of fields are spelled.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson};
    ///
    /// #[derive(JsonContext)]
    /// #[json(field_naming = "camelCase")]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// struct Line { unit_price: u32 }
    ///
    /// assert_eq!(Api::to_string(&Line { unit_price: 7 }).unwrap(), r#"{"unitPrice":7}"#);
    /// ```
    const FIELD_NAMING: Naming = Naming::Verbatim;
    /// How the names of variants are spelled.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson};
    ///
    /// #[derive(JsonContext)]
    /// #[json(variant_naming = "snake_case")]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// enum Status { OnItsWay }
    ///
    /// assert_eq!(Api::to_string(&Status::OnItsWay).unwrap(), r#""on_its_way""#);
    /// ```
    const VARIANT_NAMING: Naming = Naming::Verbatim;
    /// How the string keys of maps are spelled. They are renamed when they are written.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(key_naming = "camelCase")]
    /// struct Api;
    ///
    /// let stock = std::collections::BTreeMap::from([("blue_lamp", 3)]);
    /// assert_eq!(Api::to_string(&stock).unwrap(), r#"{"blueLamp":3}"#);
    /// ```
    const KEY_NAMING: Naming = Naming::Verbatim;
    /// Which members are left out.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson};
    ///
    /// #[derive(JsonContext)]
    /// #[json(omit = "nulls")]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// struct Line { price: u32, note: Option<String> }
    ///
    /// assert_eq!(Api::to_string(&Line { price: 7, note: None }).unwrap(), r#"{"price":7}"#);
    /// ```
    const OMIT: Omit = Omit::Nothing;
    /// Which entries of maps are left out.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(omit_entries = "nulls")]
    /// struct Api;
    ///
    /// let prices = std::collections::BTreeMap::from([("lamp", Some(7)), ("oil", None)]);
    /// assert_eq!(Api::to_string(&prices).unwrap(), r#"{"lamp":7}"#);
    /// ```
    const OMIT_ENTRIES: OmitEntries = OmitEntries::Nothing;
    /// How enums without data are written.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson};
    ///
    /// #[derive(JsonContext)]
    /// #[json(enums = "number")]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// enum Status { Open, Shipped }
    ///
    /// assert_eq!(Api::to_string(&[Status::Open, Status::Shipped]).unwrap(), "[0,1]");
    /// ```
    const ENUMS: Enums = Enums::String;
    /// How containers are broken into lines. Empty ones stay `[]` and `{}`.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(indent = 4)]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string(&[1]).unwrap(), "[\n    1\n]");
    /// ```
    const INDENT: Indent = Indent::None;
    /// How a line ends.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(indent = "\t", newline = "\r\n")]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string(&[1]).unwrap(), "[\r\n\t1\r\n]");
    /// ```
    const NEWLINE: Newline = Newline::Lf;
    /// Which characters are escaped.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(escape = "html")]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string("<b>").unwrap(), r#""\u003cb\u003e""#);
    /// ```
    const ESCAPE: Escape = Escape::Minimal;
    /// What becomes of NaN and the infinities.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(non_finite = "error")]
    /// struct Api;
    ///
    /// let error = Api::to_string(&[0.5, f64::NAN]).unwrap_err();
    /// assert_eq!(error.to_string(), "NaN is not a JSON number at $[1] (byte 5)");
    /// ```
    const NON_FINITE: NonFinite = NonFinite::Null;
    /// How floats without a fractional part are written.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(whole_floats = "1")]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string(&[1.0, 1.5]).unwrap(), "[1,1.5]");
    /// ```
    const WHOLE_FLOATS: WholeFloats = WholeFloats::WithFraction;
    /// How integers of 64 and 128 bits are written.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(wide_integers = "string")]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string(&(1_u32, 2_u64)).unwrap(), r#"[1,"2"]"#);
    /// ```
    const WIDE_INTEGERS: WideIntegers = WideIntegers::Number;
    /// How byte slices, vectors and arrays are written.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// #[derive(JsonContext)]
    /// #[json(bytes = "base64")]
    /// struct Api;
    ///
    /// assert_eq!(Api::to_string(&[1_u8, 2, 3]).unwrap(), r#""AQID""#);
    /// ```
    const BYTES: Bytes = Bytes::Array;
    /// How many containers may be inside each other; [`usize::MAX`] sets no limit. One more is a
    /// [`Depth`](crate::ErrorKind::Depth) error. Without a limit, a value that is deep enough
    /// overflows the stack, as with serde_json.
    ///
    /// A value that is written as another one (a newtype, a pointer), or becomes a part of an object
    /// (`flatten`, `tag`), is no container of its own; of such steps there may be four for each container.
    ///
    /// ```
    /// use json_runtime::JsonContext;
    ///
    /// struct Shallow;
    /// impl JsonContext for Shallow {
    ///     const MAX_DEPTH: usize = 2;
    /// }
    ///
    /// assert_eq!(Shallow::to_string(&[[1]]).unwrap(), "[[1]]");
    /// let error = Shallow::to_string(&[[[1]]]).unwrap_err();
    /// assert_eq!(error.to_string(), "more than 2 containers inside each other at $[0][0] (byte 2)");
    /// ```
    const MAX_DEPTH: usize = 128;
    /// Which views of a DTO are written. A field that is in no view is always written.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson, View};
    ///
    /// const INTERNAL: View = View::bit(0);
    ///
    /// #[derive(JsonContext)]
    /// #[json(views = View::NONE)]
    /// struct Api;
    ///
    /// #[derive(ToJson)]
    /// struct User {
    ///     name: &'static str,
    ///     #[json(view = INTERNAL)]
    ///     notes: &'static str,
    /// }
    ///
    /// let user = User { name: "Ada", notes: "late payer" };
    /// assert_eq!(Api::to_string(&user).unwrap(), r#"{"name":"Ada"}"#);
    /// ```
    const VIEWS: View = View::ALL;

    /// Writes `value` to a new string.
    ///
    /// ```
    /// use json_runtime::{JsonContext, Pretty};
    ///
    /// assert_eq!(Pretty::to_string(&[1]).unwrap(), "[\n  1\n]");
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
    fn to_string<T: ToJson<Self> + ?Sized>(value: &T) -> Result<String, JsonError> {
        let mut writer = JsonWriter::growing();
        value.write_value(&mut writer);
        let outcome = writer.finish_string();
        // Nothing is left to drop; the compiler does not know that.
        mem::forget(writer);
        outcome
    }

    /// Writes `value` to a new vector. It holds valid UTF-8.
    ///
    /// ```
    /// use json_runtime::{JsonContext, Plain};
    ///
    /// assert_eq!(Plain::to_vec("é").unwrap(), "\"é\"".as_bytes());
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
    fn to_vec<T: ToJson<Self> + ?Sized>(value: &T) -> Result<Vec<u8>, JsonError> {
        let mut writer = JsonWriter::growing();
        value.write_value(&mut writer);
        let outcome = writer.finish();
        mem::forget(writer);
        outcome
    }

    /// Appends `value` to a vector, whose allocation is used again.
    ///
    /// ```
    /// use json_runtime::{JsonContext, Plain};
    ///
    /// let mut body = b"data: ".to_vec();
    /// Plain::append(&true, &mut body).unwrap();
    /// assert_eq!(body, b"data: true");
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind). The vector holds what it
    /// held before then, and also if something panics.
    fn append<T: ToJson<Self> + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), JsonError> {
        let mut writer = JsonWriter::appending(to);
        value.write_value(&mut writer);
        let outcome = writer.finish();
        mem::forget(writer);
        outcome.map(drop)
    }

    /// As [`to_string`](Self::to_string), but where there is no memory for the text it is an error of
    /// kind [`OutOfMemory`](crate::ErrorKind::OutOfMemory), and the process goes on.
    ///
    /// That is all that this crate needs memory for. What is called to write `value` may need more: a
    /// `with` function, a getter, an `into`, a `Display` or `Serialize` impl, the message of an error.
    /// Values of the feature `serde` do where maps are flattened or errors occur.
    ///
    /// ```
    /// use json_runtime::{JsonContext, Pretty};
    ///
    /// assert_eq!(Pretty::try_to_string(&[1]).unwrap(), "[\n  1\n]");
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
    fn try_to_string<T: ToJson<Self> + ?Sized>(value: &T) -> Result<String, JsonError> {
        let mut spill = Spill::new();
        let mut writer = JsonWriter::try_growing(&mut spill);
        value.write_value(&mut writer);
        writer.finish_string()
    }

    /// As [`to_vec`](Self::to_vec), but where there is no memory for the text it is an error, as with
    /// [`try_to_string`](Self::try_to_string).
    ///
    /// ```
    /// use json_runtime::{JsonContext, Pretty};
    ///
    /// assert_eq!(Pretty::try_to_vec(&[1]).unwrap(), b"[\n  1\n]");
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
    fn try_to_vec<T: ToJson<Self> + ?Sized>(value: &T) -> Result<Vec<u8>, JsonError> {
        let mut spill = Spill::new();
        let mut writer = JsonWriter::try_growing(&mut spill);
        value.write_value(&mut writer);
        writer.finish()
    }

    /// As [`append`](Self::append), but where there is no memory for the text it is an error, as with
    /// [`try_to_string`](Self::try_to_string). What there is room for in the vector needs none.
    ///
    /// ```
    /// use json_runtime::{ErrorKind, JsonContext, Plain};
    ///
    /// fn answer(rows: &[u64], body: &mut Vec<u8>) -> u16 {
    ///     match Plain::try_append(rows, body) {
    ///         Ok(()) => 200,
    ///         Err(error) if error.kind() == ErrorKind::OutOfMemory => 503, // `body` is as it was
    ///         Err(_) => 500,
    ///     }
    /// }
    ///
    /// let mut body = Vec::new();
    /// assert_eq!(answer(&[1, 2], &mut body), 200);
    /// assert_eq!(body, b"[1,2]");
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind). The vector holds what it
    /// held before then, and also if something panics.
    fn try_append<T: ToJson<Self> + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), JsonError> {
        let mut spill = Spill::new();
        let mut writer = JsonWriter::try_appending(to, &mut spill);
        value.write_value(&mut writer);
        writer.finish().map(drop)
    }

    /// Writes `value` to an [`io::Write`](std::io::Write), in pieces of up to 64 KiB. Does not
    /// flush it.
    ///
    /// ```
    /// use json_runtime::Pretty;
    /// use std::io;
    ///
    /// fn main() -> io::Result<()> {
    ///     Pretty::to_writer(io::stdout().lock(), &["printed", "at once"])?;
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). A part of
    /// the text may have been written then.
    #[cfg(feature = "std")]
    fn to_writer<W: std::io::Write, T: ToJson<Self> + ?Sized>(
        to: W,
        value: &T,
    ) -> Result<(), JsonError> {
        <Self as JsonContext>::to_writer_with(to, value, StreamOptions::new())
    }

    /// Writes `value` to an [`io::Write`](std::io::Write), in pieces as large as the options say.
    ///
    /// ```
    /// use json_runtime::Pretty;
    /// use json_runtime::stream::StreamOptions;
    ///
    /// let mut body = Vec::new();
    /// let options = StreamOptions::new().buffer_size(4096);
    /// Pretty::to_writer_with(&mut body, &[1], options).unwrap();
    /// assert_eq!(body, b"[\n  1\n]");
    /// ```
    ///
    /// # Errors
    ///
    /// As [`to_writer`](Self::to_writer).
    #[cfg(feature = "std")]
    fn to_writer_with<W: std::io::Write, T: ToJson<Self> + ?Sized>(
        mut to: W,
        value: &T,
        options: StreamOptions,
    ) -> Result<(), JsonError> {
        stream::to_writer::<Self, T>(&mut to, value, options)
    }

    /// Writes an array of what an iterator yields to an [`io::Write`](std::io::Write), in pieces of
    /// up to 64 KiB. Does not flush it.
    ///
    /// ```
    /// use json_runtime::Pretty;
    ///
    /// let mut body = Vec::new();
    /// Pretty::write_array(&mut body, (1..=2).map(|n| n * n)).unwrap();
    /// assert_eq!(body, b"[\n  1,\n  4\n]");
    /// ```
    ///
    /// # Errors
    ///
    /// As [`to_writer`](Self::to_writer).
    #[cfg(feature = "std")]
    fn write_array<W: std::io::Write, I: IntoIterator<Item: ToJson<Self>>>(
        to: W,
        rows: I,
    ) -> Result<(), JsonError> {
        <Self as JsonContext>::write_array_with(to, rows, StreamOptions::new())
    }

    /// Writes an array of what an iterator yields to an [`io::Write`](std::io::Write), in pieces as
    /// large as the options say.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    ///
    /// let mut body = Vec::new();
    /// let options = StreamOptions::new().buffer_size(4096);
    /// Plain::write_array_with(&mut body, (1..=3).map(|n| n * n), options).unwrap();
    /// assert_eq!(body, b"[1,4,9]");
    /// ```
    ///
    /// # Errors
    ///
    /// As [`to_writer`](Self::to_writer).
    #[cfg(feature = "std")]
    fn write_array_with<W: std::io::Write, I: IntoIterator<Item: ToJson<Self>>>(
        mut to: W,
        rows: I,
        options: StreamOptions,
    ) -> Result<(), JsonError> {
        stream::write_array::<Self, I>(&mut to, rows, options)
    }

    /// Writes what an iterator yields to an [`io::Write`](std::io::Write), each in a line of its own
    /// that ends with `"\n"`, also under a context with an indentation. Does not flush it.
    ///
    /// ```
    /// use json_runtime::Pretty;
    ///
    /// let mut log = Vec::new();
    /// Pretty::write_lines(&mut log, [(1, "started"), (2, "ready")]).unwrap();
    /// assert_eq!(log, b"[1,\"started\"]\n[2,\"ready\"]\n");
    /// ```
    ///
    /// # Errors
    ///
    /// As [`to_writer`](Self::to_writer). If a row cannot be written, the lines before it have been
    /// written, and nothing of this one unless it is longer than a piece.
    #[cfg(feature = "std")]
    fn write_lines<W: std::io::Write, I: IntoIterator<Item: ToJson<Self>>>(
        to: W,
        rows: I,
    ) -> Result<(), JsonError> {
        <Self as JsonContext>::write_lines_with(to, rows, StreamOptions::new())
    }

    /// As [`write_lines`](Self::write_lines), in pieces as large and flushed as often as the options
    /// say.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    /// use std::io::BufWriter;
    ///
    /// let mut log = BufWriter::new(Vec::new());
    /// let options = StreamOptions::new().flush_every_lines(1); // every line is seen at once
    /// Plain::write_lines_with(&mut log, ["started"], options).unwrap();
    /// assert_eq!(log.get_ref(), b"\"started\"\n");
    /// ```
    ///
    /// # Errors
    ///
    /// As [`write_lines`](Self::write_lines).
    #[cfg(feature = "std")]
    fn write_lines_with<W: std::io::Write, I: IntoIterator<Item: ToJson<Self>>>(
        mut to: W,
        rows: I,
        options: StreamOptions,
    ) -> Result<(), JsonError> {
        stream::write_lines::<Self, I>(&mut to, rows, options)
    }

    /// The text of an array of what an iterator yields, in chunks that are made when they are asked
    /// for.
    ///
    /// ```
    /// use json_runtime::Plain;
    ///
    /// let chunks: Result<Vec<Vec<u8>>, _> = Plain::chunks(["a", "b"]).collect();
    /// assert_eq!(chunks.unwrap().concat(), br#"["a","b"]"#);
    /// ```
    fn chunks<I: IntoIterator<Item: ToJson<Self>>>(rows: I) -> Chunks<Self, I::IntoIter> {
        Chunks::new(Form::Array, rows.into_iter())
    }

    /// What an iterator yields, each in a line of its own, in chunks that are made when they are
    /// asked for.
    ///
    /// ```
    /// use json_runtime::Plain;
    ///
    /// let chunks: Result<Vec<Vec<u8>>, _> = Plain::line_chunks(["a", "b"]).collect();
    /// assert_eq!(chunks.unwrap().concat(), b"\"a\"\n\"b\"\n");
    /// ```
    fn line_chunks<I: IntoIterator<Item: ToJson<Self>>>(rows: I) -> Chunks<Self, I::IntoIter> {
        Chunks::new(Form::Lines, rows.into_iter())
    }

    /// The text of an array of what an asynchronous stream yields, as a stream of chunks.
    ///
    /// ```
    /// use futures::executor::block_on_stream;
    /// use futures::stream;
    /// use json_runtime::Plain;
    ///
    /// let chunks: Vec<_> = block_on_stream(Plain::stream(stream::iter(["a", "b"]))).collect();
    /// assert_eq!(chunks[0].as_ref().unwrap(), r#"["a","b"]"#);
    /// ```
    #[cfg(feature = "futures")]
    fn stream<S: futures_core::Stream<Item: ToJson<Self>>>(rows: S) -> ByteStream<Self, S> {
        ByteStream::new(Form::Array, rows)
    }

    /// What an asynchronous stream yields, each in a line of its own, as a stream of chunks.
    ///
    /// ```
    /// use futures::executor::block_on_stream;
    /// use futures::stream;
    /// use json_runtime::Plain;
    ///
    /// let chunks: Vec<_> = block_on_stream(Plain::line_stream(stream::iter(["a", "b"]))).collect();
    /// assert_eq!(chunks[0].as_ref().unwrap(), "\"a\"\n\"b\"\n");
    /// ```
    #[cfg(feature = "futures")]
    fn line_stream<S: futures_core::Stream<Item: ToJson<Self>>>(rows: S) -> ByteStream<Self, S> {
        ByteStream::new(Form::Lines, rows)
    }

    /// Prints `value`, with no string in between.
    ///
    /// ```
    /// use json_runtime::Plain;
    ///
    /// assert_eq!(format!("got {}", Plain::display(&["a", "b"])), r#"got ["a","b"]"#);
    /// ```
    fn display<T: ToJson<Self> + ?Sized>(value: &T) -> Displayed<'_, Self, T> {
        Displayed::new(value)
    }

    /// Writes `value` to a [`fmt::Write`](core::fmt::Write), such as a formatter, in pieces of up to
    /// 4 KiB.
    ///
    /// ```
    /// use json_runtime::Plain;
    ///
    /// let mut text = String::from("got ");
    /// Plain::to_fmt(&mut text, &["a", "b"]).unwrap();
    /// assert_eq!(text, r#"got ["a","b"]"#);
    /// ```
    ///
    /// # Errors
    ///
    /// If the value cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). A part of
    /// the text may have been written then.
    fn to_fmt<W: core::fmt::Write, T: ToJson<Self> + ?Sized>(
        mut to: W,
        value: &T,
    ) -> Result<(), JsonError> {
        stream::to_fmt::<Self, T>(&mut to, value)
    }
}
