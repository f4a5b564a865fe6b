//! The first failure, and its place.

use super::Buf;
use crate::error::{ErrorKind, JsonError, Message, path};

impl Buf<'_> {
    #[inline]
    pub(crate) fn failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Keeps the first failure. What is written after it is dropped.
    #[cold]
    pub(crate) fn fail(&mut self, kind: ErrorKind, message: Message) {
        self.fail_at(self.offset(), kind, message);
    }

    #[cold]
    pub(super) fn fail_at(&mut self, offset: u64, kind: ErrorKind, message: Message) {
        if self.failure.is_none() {
            let path = path::locate(self.before_text(), self.drained > 0, self.is_joining);
            self.failure = Some(JsonError::new(kind, message, offset, path));
            self.levels = 0;
        }
    }

    /// Says whether what is written next is to become a part of the open object.
    pub(crate) fn set_joining(&mut self, is_joining: bool) {
        self.is_joining = is_joining;
    }

    /// As [`fail`](Self::fail), in the middle of a string that began at `start`.
    #[cold]
    pub(crate) fn fail_in_text(&mut self, kind: ErrorKind, message: Message, start: u64) {
        self.text_start = Some(start);
        self.fail(kind, message);
        self.text_start = None;
    }

    /// What the allocation holds of the text before the string that is being written.
    fn before_text(&self) -> &[u8] {
        let end = self.text_start.unwrap_or_else(|| self.offset());
        let end = usize::try_from(end.saturating_sub(self.drained)).unwrap_or(usize::MAX);
        let written = self.written();
        &written[..end.min(written.len())]
    }
}
