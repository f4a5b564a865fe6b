//! Rows as the body of a response that is sent while they come.

use core::marker::PhantomData;
use core::pin::Pin;
use core::task::{Context, Poll, ready};

use ::bytes::Bytes;
use futures_core::Stream;

use super::report::report;
use super::tried::Tried;
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::stream::ByteStream;
use crate::to_json::{Lists, ToJson};

macro_rules! response {
    ($(#[$about:meta])* $name:ident, $write:ident) => {
        $(#[$about])*
        #[must_use = "a response does nothing until it is returned to the framework"]
        pub struct $name<C, S> {
            rows: S,
            context: PhantomData<fn() -> C>,
        }

        impl<C: Lists<S::Item>, S: Stream> $name<C, S>
        where
            S::Item: ToJson<C>,
        {
            /// The response for a stream of values.
            ///
            /// ```
            /// use futures::stream;
            /// use json_runtime::Plain;
            #[doc = concat!("use json_runtime::web::", stringify!($name), ";")]
            ///
            #[doc = concat!("let rows = ", stringify!($name), "::<Plain, _>::new(stream::iter([1, 2]));")]
            /// # let _ = rows;
            /// ```
            pub fn new(rows: S) -> Self {
                Self {
                    rows,
                    context: PhantomData,
                }
            }
        }

        impl<C, S> $name<C, Tried<S>> {
            /// The response for a stream of results, such as the rows of a database. The first error
            /// is where the response breaks off.
            ///
            /// ```
            /// use futures::stream;
            /// use json_runtime::Plain;
            #[doc = concat!("use json_runtime::web::", stringify!($name), ";")]
            ///
            /// let rows = stream::iter(["1", "x"].map(str::parse::<u32>));
            #[doc = concat!("let rows = ", stringify!($name), "::<Plain, _>::from_results(rows);")]
            /// # let _ = rows;
            /// ```
            pub fn from_results<T, E>(rows: S) -> Self
            where
                C: Lists<T>,
                T: ToJson<C>,
                S: Stream<Item = Result<T, E>>,
            {
                Self {
                    rows: Tried::new(rows),
                    context: PhantomData,
                }
            }
        }

        impl<C: JsonContext, S: Stream> $name<C, S>
        where
            S::Item: ToJson<C>,
        {
            pub(super) fn into_body(self) -> Reported<C, S> {
                Reported::new(C::$write(self.rows))
            }
        }
    };
}

response! {
    /// A stream of rows that is sent as a JSON array under the context `C`: a response of axum and
    /// of actix-web.
    ///
    /// The response has `content-type: application/json`. Rows are asked for as the client takes
    /// them, and no more than one chunk of about 64 KiB is in memory. A client that goes away drops
    /// the stream.
    ///
    /// The status has been sent when a row fails. So the connection is closed without the end of the
    /// body, which every client takes for an error, and the [`JsonError`] is in an event of
    /// `tracing` at level `ERROR`.
    ///
    /// ```
    /// # #[cfg(feature = "axum")] {
    /// use axum_core::response::IntoResponse; // `axum::response::IntoResponse`
    /// use futures::{StreamExt, stream};
    /// use json_runtime::web::JsonStream;
    /// use json_runtime::{JsonContext, ToJson};
    ///
    /// #[derive(ToJson)]
    /// struct Order { order_id: u32 }
    ///
    /// #[derive(JsonContext)]
    /// #[json(field_naming = "camelCase", types(Order))]
    /// struct Api;
    ///
    /// async fn export() -> impl IntoResponse {
    ///     let orders = stream::iter(0..1_000_000).map(|order_id| Order { order_id });
    ///     JsonStream::<Api, _>::new(orders)
    /// }
    /// # }
    /// ```
    JsonStream, stream
}

response! {
    /// A stream of rows that is sent as one line of JSON each, under the context `C`: a response of
    /// axum and of actix-web.
    ///
    /// The response has `content-type: application/x-ndjson`; all else is as with [`JsonStream`].
    /// The lines before a row that fails are sent, unless the connection is too slow to take them.
    ///
    /// ```
    /// # #[cfg(feature = "axum")] {
    /// use axum_core::response::IntoResponse; // `axum::response::IntoResponse`
    /// use futures::stream;
    /// use json_runtime::Plain;
    /// use json_runtime::web::JsonLines;
    ///
    /// let response = JsonLines::<Plain, _>::new(stream::iter(["started", "ready"])).into_response();
    /// assert_eq!(response.headers()["content-type"], "application/x-ndjson");
    /// # }
    /// ```
    JsonLines, line_stream
}

/// Chunks, of which the error is reported.
pub(super) struct Reported<C, S> {
    chunks: ByteStream<C, S>,
    /// What comes after a pause.
    error: Option<JsonError>,
}

impl<C: JsonContext, S: Stream> Reported<C, S>
where
    S::Item: ToJson<C>,
{
    fn new(chunks: ByteStream<C, S>) -> Self {
        Self {
            chunks,
            error: None,
        }
    }

    /// Servers collect what they send, and forget it when the body fails. In a pause they send it.
    fn pause(
        &mut self,
        error: JsonError,
        context: &Context<'_>,
    ) -> Poll<Option<<Self as Stream>::Item>> {
        report::<C, S::Item>(&error);
        self.error = Some(error);
        context.waker().wake_by_ref();
        Poll::Pending
    }
}

impl<C: JsonContext, S: Stream> Stream for Reported<C, S>
where
    S::Item: ToJson<C>,
{
    type Item = Result<Bytes, JsonError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Some(error) = self.error.take() {
            return Poll::Ready(Some(Err(error)));
        }
        match ready!(Pin::new(&mut self.chunks).poll_next(context)) {
            Some(Err(error)) => self.pause(error, context),
            chunk => Poll::Ready(chunk),
        }
    }
}
