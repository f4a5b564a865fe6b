//! JSON as the bodies of HTTP responses.
//!
//! | feature | what it adds |
//! |---|---|
//! | `bytes` | [`to_bytes`] |
//! | `bytes` and `http` | `response`, for hyper and what builds upon it |
//! | `axum` | `Json`, `JsonStream` and `JsonLines` as `IntoResponse` |
//! | `actix-web` | the same as `Responder` |
//!
//! A value is written whole before anything of it is sent. So the length is known, and a value that
//! cannot be written becomes an error instead of half a response. Rows are sent while they come.

#[cfg(feature = "actix-web")]
mod actix;
#[cfg(feature = "axum")]
mod axum;
#[cfg(any(feature = "axum", feature = "actix-web"))]
mod json;
#[cfg(any(feature = "axum", feature = "actix-web"))]
mod report;
#[cfg(feature = "http")]
mod response;
#[cfg(any(feature = "axum", feature = "actix-web"))]
mod stream;
#[cfg(any(feature = "axum", feature = "actix-web"))]
mod tried;

use ::bytes::Bytes;

#[cfg(any(feature = "axum", feature = "actix-web"))]
pub use json::Json;
#[cfg(feature = "http")]
pub use response::response;
#[cfg(any(feature = "axum", feature = "actix-web"))]
pub use stream::{JsonLines, JsonStream};
#[cfg(any(feature = "axum", feature = "actix-web"))]
pub use tried::Tried;

use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::{Lists, ToJson};

/// The media type of JSON, by RFC 8259.
#[cfg(any(feature = "axum", feature = "actix-web", feature = "http"))]
const JSON: &str = "application/json";

/// The media type of lines of JSON, by <https://github.com/ndjson/ndjson-spec>.
#[cfg(any(feature = "axum", feature = "actix-web"))]
const NDJSON: &str = "application/x-ndjson";

/// Writes `value` to new [`Bytes`], which can be cloned and sent without being copied.
///
/// ```
/// use json_runtime::{Pretty, web};
///
/// assert_eq!(web::to_bytes::<Pretty, _>(&[1]).unwrap(), "[\n  1\n]");
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn to_bytes<C: Lists<T>, T: ToJson<C> + ?Sized>(value: &T) -> Result<Bytes, JsonError> {
    <C as JsonContext>::to_vec(value).map(Bytes::from)
}
