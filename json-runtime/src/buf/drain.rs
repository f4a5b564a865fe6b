//! What becomes of the text when the allocation is full, and rows that are safe from failures.

use alloc::vec::Vec;

use super::{Buf, Target};
use crate::error::{ErrorKind, JsonError, RowPlace};

impl Buf<'_> {
    /// A buffer for the text behind the first `offset` bytes, which are elsewhere. The last of them
    /// is `last`.
    pub(crate) fn resumed(capacity: usize, offset: u64, last: Option<u8>) -> Self {
        let mut buf = Self::owned(capacity);
        (buf.drained, buf.last_drained) = (offset, last);
        buf
    }

    /// Gives the text to the sink, if there is one.
    pub(super) fn drain(&mut self) {
        let Target::Sink { sink, limit } = &mut self.target else {
            return;
        };
        let may_be_empty = *limit == 0;
        self.drained -= self.base as u64;
        self.base = 0;
        // SAFETY: the bytes from `start` to `at` are initialised, and are not touched while the sink
        // reads them.
        let text = unsafe {
            core::slice::from_raw_parts(self.start, self.at as usize - self.start as usize)
        };
        if text.is_empty() && !may_be_empty {
            return;
        }
        let has_panicked = core::mem::replace(&mut self.is_draining, true);
        let (taken, outcome) = if has_panicked {
            (0, Err("the sink has panicked before".into()))
        } else {
            sink.accept(text)
        };
        self.is_draining = false;
        match outcome {
            Ok(()) => self.remove(taken),
            Err(message) => {
                self.fail_at(self.drained + taken as u64, ErrorKind::Io, message);
                self.rewind();
            }
        }
    }

    /// Gives whole rows to the sink, as something has panicked after them, unless it was the sink.
    #[cold]
    pub(super) fn drain_settled(&mut self) {
        if !self.is_draining {
            self.rewind();
            self.drain();
        }
    }

    /// Gives what is left to the sink, but for the row that failed.
    pub(super) fn drain_rest(&mut self) {
        if self.failed() {
            self.rewind();
        }
        self.drain();
    }

    /// Removes the first `taken` bytes, which the sink has.
    fn remove(&mut self, taken: usize) {
        let left = self.len().saturating_sub(taken);
        let gone = self.len() - left;
        self.drained += gone as u64;
        self.last_drained = self.written()[..gone].last().copied().or(self.last_drained);
        // SAFETY: the last `left` bytes of the text are initialised, and move to its start. The text
        // may begin in the middle of a character then.
        unsafe {
            core::ptr::copy(self.at.sub(left), self.start, left);
            self.at = self.start.add(left);
        }
    }

    /// Gives the text to the sink, and has it pass this on.
    #[cfg(feature = "std")]
    pub(crate) fn flush(&mut self) {
        if self.failed() {
            return;
        }
        self.drain();
        if !self.failed()
            && let Target::Sink { sink, .. } = &mut self.target
            && let Err(message) = sink.flush()
        {
            self.fail_at(self.drained, ErrorKind::Io, message);
        }
    }

    /// Keeps the text up to here, also if what follows fails. Not for a caller's vector, which is
    /// to be as it was then.
    pub(crate) fn settle(&mut self) {
        debug_assert!(!matches!(self.target, Target::Borrowed(_)));
        if !self.failed() {
            self.drained = self.offset();
            self.last_drained = self.written().last().copied().or(self.last_drained);
            self.base = self.len();
        }
    }

    /// Adds to the path of the failure which row it happened in, unless the text told that.
    #[cold]
    pub(crate) fn name_row(&mut self, row: RowPlace) {
        let is_told = row.array.is_some_and(|start| start >= self.drained);
        if let Some(failure) = &mut self.failure
            && !is_told
        {
            failure.name_row(row, row.start >= self.drained);
        }
    }

    /// What has been settled, if there was a failure; else the text.
    pub(crate) fn finish_rows(mut self) -> (Vec<u8>, Option<JsonError>) {
        if self.failed() {
            self.rewind();
        }
        let bytes = self.take();
        self.base = 0;
        (bytes, self.failure.take())
    }
}
