use alloc::boxed::Box;
use core::fmt;
use core::pin::Pin;
use core::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::stream::{FusedStream, Stream};

use super::stage::{Form, Stage};
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::ToJson;

/// The text of an asynchronous stream of rows, as a stream of chunks: the body of an HTTP response,
/// for instance.
///
/// [`JsonContext::stream`] makes one for an array, and [`JsonContext::line_stream`] one for lines.
/// Together the chunks are the text that `write_array` and `write_lines` write. None is empty, and
/// each ends behind a row. Needs the feature `futures`.
///
/// A row is asked for only when a chunk is, and no more than one chunk is in memory. Where no row is
/// ready, the chunk with those that were is handed out, however short it is.
///
/// ```
/// use futures::executor::block_on;
/// use futures::{StreamExt, stream};
///
/// let rows = stream::iter(["a", "b"]).map(|row| (row, row.len()));
/// let chunks: Vec<_> = block_on(json_runtime::stream(rows).collect());
/// assert_eq!(chunks.len(), 1);
/// assert_eq!(chunks[0].as_ref().unwrap(), r#"[["a",1],["b",1]]"#);
/// ```
///
/// A row that fails ends the stream with the error, as with [`Chunks`](super::Chunks). Rows that may
/// have failed before, `Result<T, E>`, are mapped to [`TryRow`](super::TryRow):
///
/// ```
/// use futures::executor::block_on;
/// use futures::{StreamExt, stream};
/// use json_runtime::stream::TryRow;
///
/// let rows = stream::iter(["1", "x"]).map(|text| TryRow::new(text.parse::<u32>()));
/// let chunks: Vec<_> = block_on(json_runtime::line_stream(rows).collect());
/// assert_eq!(chunks[0].as_ref().unwrap(), "1\n");
/// assert_eq!(chunks[1].as_ref().unwrap_err().path(), "$[1]");
/// ```
#[must_use = "streams do nothing unless they are polled"]
pub struct ByteStream<C, S> {
    stage: Stage<C>,
    rows: Pin<Box<S>>,
}

impl<C: JsonContext, S> ByteStream<C, S> {
    pub(crate) fn new(form: Form, rows: S) -> Self {
        Self {
            stage: Stage::new(form),
            rows: Box::pin(rows),
        }
    }

    /// How large a chunk is at most, in bytes: about so much, or one row if that is longer. 64 KiB
    /// unless this is called.
    ///
    /// ```
    /// use futures::executor::block_on;
    /// use futures::{StreamExt, stream};
    ///
    /// let rows = stream::iter(["long enough", "for a chunk"]);
    /// let chunks = json_runtime::line_stream(rows).chunk_size(1);
    /// assert_eq!(block_on(chunks.count()), 2);
    /// ```
    pub fn chunk_size(mut self, bytes: usize) -> Self {
        self.stage.set_size(bytes);
        self
    }
}

impl<C: JsonContext, S: Stream> Stream for ByteStream<C, S>
where
    S::Item: ToJson<C>,
{
    type Item = Result<Bytes, JsonError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Self { stage, rows } = self.get_mut();
        if let Err(instead) = stage.begin() {
            return Poll::Ready(instead.map(Err));
        }
        let mut row = ready!(rows.as_mut().poll_next(context));
        let mut chunk = stage.chunk();
        loop {
            match &row {
                Some(row) => chunk.push(row),
                None => chunk.end(),
            }
            if chunk.is_full() {
                break;
            }
            row = match rows.as_mut().poll_next(context) {
                Poll::Ready(row) => row,
                Poll::Pending => break,
            };
        }
        Poll::Ready(chunk.finish().map(|text| text.map(Bytes::from)))
    }
}

impl<C: JsonContext, S: Stream> FusedStream for ByteStream<C, S>
where
    S::Item: ToJson<C>,
{
    fn is_terminated(&self) -> bool {
        self.stage.is_done()
    }
}

impl<C, S> fmt::Debug for ByteStream<C, S> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ByteStream").finish_non_exhaustive()
    }
}
