//! A value as a response.

use core::marker::PhantomData;

use ::bytes::Bytes;

use super::report::report;
use crate::context::JsonContext;
use crate::to_json::{Lists, ToJson};

/// What a client is told when its response cannot be written.
pub(super) const FAILURE: &str = "Internal Server Error";

/// A value that is sent as JSON under the context `C`: a response of axum and of actix-web.
///
/// The response has `content-type: application/json` and its exact `content-length`. If the value
/// cannot be written, it is a 500 with a plain text that says no more than that, and the
/// [`JsonError`](crate::JsonError) is in an event of `tracing` at level `ERROR`.
///
/// ```
/// # #[cfg(feature = "axum")] {
/// use axum_core::response::IntoResponse; // `axum::response::IntoResponse`
/// use json_runtime::web::Json;
/// use json_runtime::{JsonContext, ToJson};
///
/// #[derive(ToJson)]
/// struct Order { unit_price: f64 }
///
/// #[derive(JsonContext)]
/// #[json(field_naming = "camelCase", types(Order))]
/// struct Api;
///
/// async fn order() -> Json<Api, Order> {
///     Json::new(Order { unit_price: 89.99 })
/// }
///
/// let response = Json::<Api, _>::new(Order { unit_price: 89.99 }).into_response();
/// assert_eq!(response.headers()["content-type"], "application/json");
/// # }
/// ```
///
/// A context with `types(…)` is closed here, too:
///
/// ```compile_fail,E0277
/// # use json_runtime::web::Json;
/// # use json_runtime::{JsonContext, ToJson};
/// # #[derive(ToJson)]
/// # struct Order { unit_price: f64 }
/// # #[derive(JsonContext)]
/// # #[json(field_naming = "camelCase", types(Order))]
/// # struct Api;
/// Json::<Api, _>::new(vec![Order { unit_price: 89.99 }]); // `Vec<Order>` is not listed
/// ```
#[must_use = "a response does nothing until it is returned to the framework"]
pub struct Json<C, T> {
    value: T,
    context: PhantomData<fn() -> C>,
}

impl<C: Lists<T>, T: ToJson<C>> Json<C, T> {
    /// The response for `value`, which is written when the framework asks for the response.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::web::Json;
    ///
    /// async fn primes() -> Json<Plain, [u8; 3]> {
    ///     Json::new([2, 3, 5])
    /// }
    /// ```
    pub fn new(value: T) -> Self {
        Self {
            value,
            context: PhantomData,
        }
    }
}

impl<C: JsonContext, T: ToJson<C>> Json<C, T> {
    /// The body. If there is none, this has been reported.
    pub(super) fn into_body(self) -> Option<Bytes> {
        C::to_vec(&self.value)
            .map(Bytes::from)
            .inspect_err(report::<C, T>)
            .ok()
    }
}
