use alloc::vec::Vec;
use core::fmt;
use core::iter::{Fuse, FusedIterator};

use super::stage::{Form, Stage};
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::ToJson;

/// The text of rows in chunks, each of which is made when it is asked for.
///
/// [`JsonContext::chunks`] makes the chunks of an array, and [`JsonContext::line_chunks`] those of
/// lines. Together they are the text that `write_array` and `write_lines` write. None is empty, and
/// each ends behind a row, so that it is valid UTF-8.
///
/// ```
/// let mut chunks = json_runtime::chunks(1..=4).chunk_size(6);
/// assert_eq!(chunks.next().unwrap().unwrap(), b"[1,2,3");
/// assert_eq!(chunks.next().unwrap().unwrap(), b",4]");
/// assert!(chunks.next().is_none());
/// ```
///
/// Where a row fails, its error is the last item. The chunks of an array are worth nothing without
/// the rest, so the error stands in the place of the chunk that the row would have been in, and a
/// caller who has seen no chunk yet can still answer with something else. Lines that are complete
/// come first.
#[must_use = "chunks are made when they are asked for"]
pub struct Chunks<C, I: Iterator> {
    stage: Stage<C>,
    rows: Fuse<I>,
}

impl<C: JsonContext, I: Iterator> Chunks<C, I> {
    pub(crate) fn new(form: Form, rows: I) -> Self {
        Self {
            stage: Stage::new(form),
            rows: rows.fuse(),
        }
    }

    /// How large a chunk is, in bytes: about so much, or one row if that is longer. 64 KiB unless
    /// this is called.
    ///
    /// ```
    /// let lines = json_runtime::line_chunks(["long enough", "for a chunk"]).chunk_size(1);
    /// assert_eq!(lines.count(), 2);
    /// ```
    pub fn chunk_size(mut self, bytes: usize) -> Self {
        self.stage.set_size(bytes);
        self
    }
}

impl<C: JsonContext, I: Iterator> Iterator for Chunks<C, I>
where
    I::Item: ToJson<C>,
{
    type Item = Result<Vec<u8>, JsonError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(instead) = self.stage.begin() {
            return instead.map(Err);
        }
        let mut chunk = self.stage.chunk();
        while !chunk.is_full() {
            match self.rows.next() {
                Some(row) => chunk.push(&row),
                None => chunk.end(),
            }
        }
        chunk.finish()
    }
}

impl<C: JsonContext, I: Iterator> FusedIterator for Chunks<C, I> where I::Item: ToJson<C> {}

impl<C, I: Iterator> fmt::Debug for Chunks<C, I> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Chunks").finish_non_exhaustive()
    }
}
