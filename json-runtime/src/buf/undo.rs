//! Taking back a member whose value turned out to be one to omit.

use super::Buf;
use crate::options::Omit;

impl Buf<'_> {
    /// Whether the text from `offset` on is a value that `omit` leaves out.
    pub(crate) fn ends_with_omitted(&self, offset: u64, omit: Omit) -> bool {
        let Some(start) = offset
            .checked_sub(self.drained)
            .and_then(|start| usize::try_from(start).ok())
        else {
            return false;
        };
        let Some(value) = self.written().get(start..) else {
            return false;
        };
        omit.leaves_out(value)
    }

    /// Takes back what was written from `offset` on.
    ///
    /// Does nothing if that has gone to a sink, or if a write has failed.
    pub(crate) fn truncate(&mut self, offset: u64) {
        if self.failed() || offset < self.drained || offset > self.offset() {
            return;
        }
        let removed = usize::try_from(self.offset() - offset).expect("part of the allocation");
        // SAFETY: `offset` is not before the text that the allocation holds. It was the end of
        // valid text when it was taken from `offset()`.
        self.at = unsafe { self.at.sub(removed) };
        // What comes to stand there is another value.
        self.null_number_at = self.null_number_at.filter(|at| *at < offset);
    }
}

impl Omit {
    /// Whether a value with this text is left out.
    pub(crate) fn leaves_out(self, text: &[u8]) -> bool {
        match self {
            Self::Nothing => false,
            Self::Nulls => text == b"null",
            Self::Defaults => {
                let defaults: [&[u8]; 5] = [b"null", b"false", b"\"\"", b"[]", b"{}"];
                defaults.contains(&text) || is_zero(text)
            }
        }
    }
}

/// Whether a text is a number of zeros alone.
fn is_zero(text: &[u8]) -> bool {
    let digits = text.strip_prefix(b"-").unwrap_or(text);
    digits.starts_with(b"0") && digits.iter().all(|byte| matches!(byte, b'0' | b'.'))
}
