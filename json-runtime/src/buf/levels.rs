//! How many containers may still be opened inside each other.

use super::Buf;

impl Buf<'_> {
    #[inline]
    pub(crate) fn levels(&self) -> usize {
        self.levels
    }

    /// Counts a container that is opened, if one may be.
    #[inline]
    pub(crate) fn enter(&mut self) -> bool {
        let Some(levels) = self.levels.checked_sub(1) else {
            return false;
        };
        self.levels = levels;
        true
    }

    /// Counts a container that is closed.
    #[inline]
    pub(crate) fn leave(&mut self) {
        // One that is closed twice, where there is no limit, must not panic here.
        self.levels = self.levels.wrapping_add(1);
    }

    /// Says how many containers may be opened inside each other, unless a write has failed.
    #[inline]
    pub(crate) fn set_levels(&mut self, levels: usize) {
        if !self.failed() {
            self.levels = levels;
        }
    }
}
