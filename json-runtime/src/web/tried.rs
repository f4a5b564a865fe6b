//! Streams of results.

use alloc::boxed::Box;
use core::pin::Pin;
use core::task::{Context, Poll};

use futures_core::Stream;

use crate::stream::TryRow;

/// A stream of results, as one of rows that may have failed.
///
/// [`JsonStream::from_results`](super::JsonStream::from_results) and
/// [`JsonLines::from_results`](super::JsonLines::from_results) make it.
///
/// ```
/// use futures::stream;
/// use json_runtime::Plain;
/// use json_runtime::web::{JsonStream, Tried};
///
/// let rows = stream::iter([Ok(1), Err("the database went away")]);
/// let response: JsonStream<Plain, Tried<_>> = JsonStream::from_results(rows);
/// # drop(response);
/// ```
#[must_use = "streams do nothing unless they are polled"]
pub struct Tried<S>(Pin<Box<S>>);

impl<S> Tried<S> {
    pub(super) fn new(rows: S) -> Self {
        Self(Box::pin(rows))
    }
}

impl<T, E, S: Stream<Item = Result<T, E>>> Stream for Tried<S> {
    type Item = TryRow<T, E>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let row = self.0.as_mut().poll_next(context);
        row.map(|row| row.map(TryRow::new))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
