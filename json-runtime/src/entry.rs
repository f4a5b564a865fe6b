//! The functions for the context [`Plain`].

use alloc::string::String;
use alloc::vec::Vec;

use crate::context::JsonContext;
use crate::contexts::Plain;
use crate::error::JsonError;
use crate::to_json::ToJson;

/// Writes `value` to a new string, as serde_json does.
///
/// ```
/// assert_eq!(json_runtime::to_string(&(1, "a", None::<u8>)).unwrap(), r#"[1,"a",null]"#);
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn to_string<T: ToJson<Plain> + ?Sized>(value: &T) -> Result<String, JsonError> {
    <Plain as JsonContext>::to_string(value)
}

/// Writes `value` to a new vector, as serde_json does. It holds valid UTF-8.
///
/// ```
/// assert_eq!(json_runtime::to_vec(&[true, false]).unwrap(), b"[true,false]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn to_vec<T: ToJson<Plain> + ?Sized>(value: &T) -> Result<Vec<u8>, JsonError> {
    <Plain as JsonContext>::to_vec(value)
}

/// Appends `value` to a vector, whose allocation is used again.
///
/// ```
/// let mut line = b"data: ".to_vec();
/// json_runtime::append(&[1, 2], &mut line).unwrap();
/// assert_eq!(line, b"data: [1,2]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind). The vector holds what it
/// held before then.
pub fn append<T: ToJson<Plain> + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), JsonError> {
    <Plain as JsonContext>::append(value, to)
}

/// As [`to_string`], but where there is no memory for the text it is an error of kind
/// [`OutOfMemory`](crate::ErrorKind::OutOfMemory), and the process goes on. For what may need memory
/// besides, see [`JsonContext::try_to_string`].
///
/// ```
/// assert_eq!(json_runtime::try_to_string(&[1, 2]).unwrap(), "[1,2]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn try_to_string<T: ToJson<Plain> + ?Sized>(value: &T) -> Result<String, JsonError> {
    <Plain as JsonContext>::try_to_string(value)
}

/// As [`to_vec`], but where there is no memory for the text it is an error, as with
/// [`try_to_string`].
///
/// ```
/// assert_eq!(json_runtime::try_to_vec(&[1, 2]).unwrap(), b"[1,2]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn try_to_vec<T: ToJson<Plain> + ?Sized>(value: &T) -> Result<Vec<u8>, JsonError> {
    <Plain as JsonContext>::try_to_vec(value)
}

/// As [`append`], but where there is no memory for the text it is an error, as with
/// [`try_to_string`]. What there is room for in the vector needs none.
///
/// ```
/// let mut line = Vec::with_capacity(100);
/// json_runtime::try_append(&[1, 2], &mut line).unwrap();
/// assert_eq!(line, b"[1,2]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind). The vector holds what it
/// held before then.
pub fn try_append<T: ToJson<Plain> + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), JsonError> {
    <Plain as JsonContext>::try_append(value, to)
}

/// Writes `value` to an [`io::Write`](std::io::Write), in pieces of up to 64 KiB. Does not flush it.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let mut body = Vec::new();
/// json_runtime::to_writer(&mut body, &"text")?;
/// assert_eq!(body, br#""text""#);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// If the value cannot be written, or `to` fails; see [`ErrorKind`](crate::ErrorKind). A part of the
/// text may have been written then.
#[cfg(feature = "std")]
pub fn to_writer<W: std::io::Write, T: ToJson<Plain> + ?Sized>(
    to: W,
    value: &T,
) -> Result<(), JsonError> {
    <Plain as JsonContext>::to_writer(to, value)
}
