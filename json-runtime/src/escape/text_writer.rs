use core::fmt::{self, Write};
use core::mem;

use super::{Ascii, Html, Minimal, piece};
use crate::buf::Buf;
use crate::error::ErrorKind;
use crate::options::Escape;

/// Writes one string in pieces. One that is not ended, because what prints it panicked, is a failure.
pub(crate) struct TextWriter<'w, 'a> {
    buf: &'w mut Buf<'a>,
    escape: Escape,
    start: u64,
}

impl<'w, 'a> TextWriter<'w, 'a> {
    /// Begins a string.
    pub(crate) fn new(buf: &'w mut Buf<'a>, escape: Escape) -> Self {
        let start = buf.offset();
        buf.push(b'"');
        Self { buf, escape, start }
    }

    pub(crate) fn push(&mut self, text: &str) {
        match self.escape {
            Escape::Minimal => piece::<Minimal>(self.buf, text, 0, self.start),
            Escape::Html => piece::<Html>(self.buf, text, 0, self.start),
            Escape::Ascii => piece::<Ascii>(self.buf, text, 0, self.start),
        }
    }

    /// Ends the string.
    pub(crate) fn end(self) {
        self.buf.reserve_in_text(1, self.start);
        self.buf.push(b'"');
        mem::forget(self);
    }

    /// Writes what `value` prints, and ends the string.
    pub(crate) fn display(mut self, value: &dyn fmt::Display) {
        if write!(self, "{value}").is_err() {
            let message = "a Display impl returned an error".into();
            self.buf
                .fail_in_text(ErrorKind::Custom, message, self.start);
        }
        self.end();
    }
}

impl Drop for TextWriter<'_, '_> {
    fn drop(&mut self) {
        let message = "a string has not been ended".into();
        self.buf
            .fail_in_text(ErrorKind::Custom, message, self.start);
    }
}

impl Write for TextWriter<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text);
        Ok(())
    }
}
