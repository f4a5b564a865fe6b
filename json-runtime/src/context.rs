//! Contexts: types that hold the options as constants.

use alloc::string::String;
use alloc::vec::Vec;

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
    const FIELD_NAMING: Naming = Naming::Verbatim;
    /// How the names of variants are spelled.
    const VARIANT_NAMING: Naming = Naming::Verbatim;
    /// How the string keys of maps are spelled. They are renamed when they are written.
    const KEY_NAMING: Naming = Naming::Verbatim;
    /// Which members are left out.
    const OMIT: Omit = Omit::Nothing;
    /// Which entries of maps are left out.
    const OMIT_ENTRIES: OmitEntries = OmitEntries::Nothing;
    /// How enums without data are written.
    const ENUMS: Enums = Enums::String;
    /// How containers are broken into lines. Empty ones stay `[]` and `{}`.
    const INDENT: Indent = Indent::None;
    /// How a line ends.
    const NEWLINE: Newline = Newline::Lf;
    /// Which characters are escaped.
    const ESCAPE: Escape = Escape::Minimal;
    /// What becomes of NaN and the infinities.
    const NON_FINITE: NonFinite = NonFinite::Null;
    /// How floats without a fractional part are written.
    const WHOLE_FLOATS: WholeFloats = WholeFloats::WithFraction;
    /// How integers of 64 and 128 bits are written.
    const WIDE_INTEGERS: WideIntegers = WideIntegers::Number;
    /// How byte slices, vectors and arrays are written.
    const BYTES: Bytes = Bytes::Array;
    /// How many containers may be inside each other; [`usize::MAX`] sets no limit. One more is a
    /// [`Depth`](crate::ErrorKind::Depth) error. Without a limit, a value that is deep enough
    /// overflows the stack, as with serde_json.
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
        writer.finish_string()
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
        writer.finish()
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
        writer.finish().map(drop)
    }

    /// As [`to_string`](Self::to_string), but where there is no memory for the text it is an error of
    /// kind [`OutOfMemory`](crate::ErrorKind::OutOfMemory), and the process goes on.
    ///
    /// That is all that this crate needs memory for. What is called to write `value` may need more: a
    /// `with` function, a getter, an `into`, a `Display` or `Serialize` impl, the message of an error.
    /// Values of the feature `serde` do where maps are flattened or errors occur.
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
    fn chunks<I: IntoIterator<Item: ToJson<Self>>>(rows: I) -> Chunks<Self, I::IntoIter> {
        Chunks::new(Form::Array, rows.into_iter())
    }

    /// What an iterator yields, each in a line of its own, in chunks that are made when they are
    /// asked for.
    fn line_chunks<I: IntoIterator<Item: ToJson<Self>>>(rows: I) -> Chunks<Self, I::IntoIter> {
        Chunks::new(Form::Lines, rows.into_iter())
    }

    /// The text of an array of what an asynchronous stream yields, as a stream of chunks.
    #[cfg(feature = "futures")]
    fn stream<S: futures_core::Stream<Item: ToJson<Self>>>(rows: S) -> ByteStream<Self, S> {
        ByteStream::new(Form::Array, rows)
    }

    /// What an asynchronous stream yields, each in a line of its own, as a stream of chunks.
    #[cfg(feature = "futures")]
    fn line_stream<S: futures_core::Stream<Item: ToJson<Self>>>(rows: S) -> ByteStream<Self, S> {
        ByteStream::new(Form::Lines, rows)
    }

    /// Prints `value`, with no string in between.
    fn display<T: ToJson<Self> + ?Sized>(value: &T) -> Displayed<'_, Self, T> {
        Displayed::new(value)
    }

    /// Writes `value` to a [`fmt::Write`](core::fmt::Write), such as a formatter, in pieces of up to
    /// 4 KiB.
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
