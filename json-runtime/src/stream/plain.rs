//! The functions for the context [`Plain`].

use core::fmt;

#[cfg(feature = "futures")]
use super::ByteStream;
use super::{Chunks, Displayed};
use crate::context::JsonContext;
use crate::contexts::Plain;
use crate::error::JsonError;
use crate::to_json::ToJson;

/// Writes an array of what an iterator yields to an [`io::Write`](std::io::Write), in pieces of up to
/// 64 KiB. Does not flush it.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let mut body = Vec::new();
/// json_runtime::write_array(&mut body, (1..=3).map(|n| n * n))?;
/// assert_eq!(body, b"[1,4,9]");
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// If a row cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). A part of the
/// text may have been written then.
#[cfg(feature = "std")]
pub fn write_array<W: std::io::Write, I: IntoIterator<Item: ToJson<Plain>>>(
    to: W,
    rows: I,
) -> Result<(), JsonError> {
    <Plain as JsonContext>::write_array(to, rows)
}

/// Writes what an iterator yields to an [`io::Write`](std::io::Write), each in a line of its own that
/// ends with `"\n"`. Does not flush it.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let mut log = Vec::new();
/// json_runtime::write_lines(&mut log, [(1, "started"), (2, "ready")])?;
/// assert_eq!(log, b"[1,\"started\"]\n[2,\"ready\"]\n");
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// If a row cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). The lines before
/// it have been written then.
#[cfg(feature = "std")]
pub fn write_lines<W: std::io::Write, I: IntoIterator<Item: ToJson<Plain>>>(
    to: W,
    rows: I,
) -> Result<(), JsonError> {
    <Plain as JsonContext>::write_lines(to, rows)
}

/// The text of an array of what an iterator yields, in chunks that are made when they are asked for.
///
/// ```
/// let chunks: Result<Vec<Vec<u8>>, _> = json_runtime::chunks(["a", "b"]).collect();
/// assert_eq!(chunks.unwrap().concat(), br#"["a","b"]"#);
/// ```
pub fn chunks<I: IntoIterator<Item: ToJson<Plain>>>(rows: I) -> Chunks<Plain, I::IntoIter> {
    <Plain as JsonContext>::chunks(rows)
}

/// What an iterator yields, each in a line of its own, in chunks that are made when they are asked
/// for.
///
/// ```
/// let chunks: Result<Vec<Vec<u8>>, _> = json_runtime::line_chunks(["a", "b"]).collect();
/// assert_eq!(chunks.unwrap().concat(), b"\"a\"\n\"b\"\n");
/// ```
pub fn line_chunks<I: IntoIterator<Item: ToJson<Plain>>>(rows: I) -> Chunks<Plain, I::IntoIter> {
    <Plain as JsonContext>::line_chunks(rows)
}

/// The text of an array of what an asynchronous stream yields, as a stream of chunks. Needs the
/// feature `futures`.
///
/// ```
/// use futures::executor::block_on_stream;
/// use futures::stream;
///
/// let chunks = json_runtime::stream(stream::iter(["a", "b"]));
/// let chunks: Vec<_> = block_on_stream(chunks).collect();
/// assert_eq!(chunks[0].as_ref().unwrap(), r#"["a","b"]"#);
/// ```
#[cfg(feature = "futures")]
pub fn stream<S: futures_core::Stream<Item: ToJson<Plain>>>(rows: S) -> ByteStream<Plain, S> {
    <Plain as JsonContext>::stream(rows)
}

/// What an asynchronous stream yields, each in a line of its own, as a stream of chunks. Needs the
/// feature `futures`.
///
/// ```
/// use futures::executor::block_on_stream;
/// use futures::stream;
///
/// let rows = stream::iter(["a", "b"]);
/// let chunks: Vec<_> = block_on_stream(json_runtime::line_stream(rows)).collect();
/// assert_eq!(chunks[0].as_ref().unwrap(), "\"a\"\n\"b\"\n");
/// ```
#[cfg(feature = "futures")]
pub fn line_stream<S: futures_core::Stream<Item: ToJson<Plain>>>(rows: S) -> ByteStream<Plain, S> {
    <Plain as JsonContext>::line_stream(rows)
}

/// Prints `value`, with no string in between.
///
/// ```
/// assert_eq!(format!("got {}", json_runtime::display(&[1, 2])), "got [1,2]");
/// ```
pub fn display<T: ToJson<Plain> + ?Sized>(value: &T) -> Displayed<'_, Plain, T> {
    <Plain as JsonContext>::display(value)
}

/// Writes `value` to a [`fmt::Write`], such as a formatter, in pieces of up to 4 KiB.
///
/// ```
/// let mut text = String::from("got ");
/// json_runtime::to_fmt(&mut text, &[1, 2]).unwrap();
/// assert_eq!(text, "got [1,2]");
/// ```
///
/// # Errors
///
/// If the value cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). A part of the
/// text may have been written then.
pub fn to_fmt<W: fmt::Write, T: ToJson<Plain> + ?Sized>(to: W, value: &T) -> Result<(), JsonError> {
    <Plain as JsonContext>::to_fmt(to, value)
}
