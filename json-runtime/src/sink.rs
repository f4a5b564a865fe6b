//! What a bounded buffer is emptied into.

use crate::error::Message;

/// Takes text in large pieces.
pub(crate) trait Sink {
    fn accept(&mut self, bytes: &[u8]) -> Result<(), Message>;
}

#[cfg(feature = "std")]
impl<W: std::io::Write + ?Sized> Sink for &mut W {
    fn accept(&mut self, bytes: &[u8]) -> Result<(), Message> {
        self.write_all(bytes).map_err(Message::Io)
    }
}
