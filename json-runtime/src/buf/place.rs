//! What may follow where the text ends.

use super::Buf;

impl Buf<'_> {
    /// Whether the text ends where a value can stand: at its beginning, or behind an opening bracket,
    /// a separator or white space.
    #[inline]
    pub(crate) fn is_before_value(&self) -> bool {
        match self.last() {
            None => true,
            Some(byte) => matches!(byte, b'[' | b',' | b':' | b' ' | b'\n' | b'\t'),
        }
    }

    /// Whether the text ends where a key or a value is due.
    #[inline]
    pub(crate) fn is_unfinished(&self) -> bool {
        self.is_before_value() || self.last() == Some(b'{')
    }

    /// The last byte of the text, wherever it is.
    #[inline]
    fn last(&self) -> Option<u8> {
        self.written().last().copied().or(self.last_drained)
    }
}
