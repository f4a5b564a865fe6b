//! Responses of the crate http.

use ::bytes::Bytes;
use ::http::Response;
use ::http::header::{CONTENT_TYPE, HeaderValue};

use super::{JSON, to_bytes};
use crate::error::JsonError;
use crate::to_json::{Lists, ToJson};

/// Writes `value` as a response: 200, `content-type: application/json`, and the text as its body.
///
/// Servers such as hyper add `content-length`, for they know how long the body is.
///
/// ```
/// use json_runtime::{JsonContext, ToJson, web};
///
/// #[derive(ToJson)]
/// struct Order { unit_price: f64 }
///
/// #[derive(JsonContext)]
/// #[json(field_naming = "camelCase")]
/// struct Api;
///
/// let response = web::response::<Api, _>(&Order { unit_price: 89.99 }).unwrap();
/// assert_eq!(response.headers()["content-type"], "application/json");
/// assert_eq!(response.body(), r#"{"unitPrice":89.99}"#);
/// ```
///
/// # Errors
///
/// If the value cannot be written; see [`ErrorKind`](crate::ErrorKind).
pub fn response<C: Lists<T>, T: ToJson<C> + ?Sized>(
    value: &T,
) -> Result<Response<Bytes>, JsonError> {
    let mut response = Response::new(to_bytes::<C, T>(value)?);
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    Ok(response)
}
