//! What a bounded buffer is emptied into.

use core::fmt;

use crate::error::Message;

/// Takes text in large pieces.
pub(crate) trait Sink {
    /// Takes the text, but for a part at its end that it cannot take without what follows. Tells how
    /// many bytes it has taken, also if it fails.
    fn accept(&mut self, text: &[u8]) -> (usize, Result<(), Message>);

    /// Passes on what it has taken.
    #[cfg(feature = "std")]
    fn flush(&mut self) -> Result<(), Message> {
        Ok(())
    }
}

/// Goes on where a writer takes a part, or is interrupted. Any other error is final, also
/// `WouldBlock`, as with [`write_all`](std::io::Write::write_all); but it tells how much was taken.
#[cfg(feature = "std")]
impl<W: std::io::Write + ?Sized> Sink for &mut W {
    fn accept(&mut self, text: &[u8]) -> (usize, Result<(), Message>) {
        let mut taken = 0;
        while taken < text.len() {
            match self.write(&text[taken..]) {
                Ok(0) => return (taken, Err(Message::Io(write_zero()))),
                Ok(len) if len > text.len() - taken => {
                    return (taken, Err(Message::Io(took_too_much())));
                }
                Ok(len) => taken += len,
                Err(error) if is_interrupted(&error) => {}
                Err(error) => return (taken, Err(Message::Io(error))),
            }
        }
        (taken, Ok(()))
    }

    fn flush(&mut self) -> Result<(), Message> {
        loop {
            match std::io::Write::flush(self) {
                Err(error) if is_interrupted(&error) => {}
                outcome => return outcome.map_err(Message::Io),
            }
        }
    }
}

#[cfg(feature = "std")]
fn is_interrupted(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::Interrupted
}

#[cfg(feature = "std")]
fn write_zero() -> std::io::Error {
    std::io::Error::new(
        std::io::ErrorKind::WriteZero,
        "failed to write the whole text",
    )
}

#[cfg(feature = "std")]
fn took_too_much() -> std::io::Error {
    std::io::Error::other("the writer took more than it was given")
}

/// A formatter, or anything else that takes text.
pub(crate) struct FmtSink<'a>(pub(crate) &'a mut dyn fmt::Write);

/// Takes whole characters.
impl Sink for FmtSink<'_> {
    fn accept(&mut self, text: &[u8]) -> (usize, Result<(), Message>) {
        let text = match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(error) => {
                let whole = text.split_at(error.valid_up_to()).0;
                core::str::from_utf8(whole).unwrap_or_default()
            }
        };
        match self.0.write_str(text) {
            Ok(()) => (text.len(), Ok(())),
            Err(fmt::Error) => (0, Err("the formatter returned an error".into())),
        }
    }
}
