//! What becomes of the text in the end.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Buf, Target};
use crate::error::JsonError;

impl Buf<'_> {
    /// The text, or the first failure. The caller's vector, if there is one, holds the text then,
    /// or what it held before. A sink gets whole rows, also if there was a failure. The buffer is
    /// empty after that, and has nothing to drop.
    pub(crate) fn finish(&mut self) -> Result<Vec<u8>, JsonError> {
        if matches!(self.target, Target::Sink { .. }) {
            self.drain_rest();
        }
        let failure = self.failure.take();
        let mut bytes = self.take();
        if failure.is_some() {
            bytes.truncate(self.base);
        }
        self.base = 0;
        if let Target::Borrowed(vector) = core::mem::replace(&mut self.target, Target::Owned) {
            *vector = core::mem::take(&mut bytes);
        }
        failure.map_or(Ok(bytes), Err)
    }

    /// The text as a string, or the first failure. The buffer has nothing to drop after that.
    pub(crate) fn finish_string(&mut self) -> Result<String, JsonError> {
        debug_assert!(matches!(self.target, Target::Owned) && self.base == 0);
        let bytes = self.finish()?;
        // SAFETY: what is behind `base`, which is zero, is a valid `str`; no sink took a part.
        Ok(unsafe { String::from_utf8_unchecked(bytes) })
    }
}
