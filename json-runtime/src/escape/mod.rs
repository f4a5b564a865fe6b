//! Strings: quotes, and escapes where a mode asks for them.

mod scalar;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(test)]
mod tests;
mod word;

use core::fmt::{self, Write};
use core::mem::MaybeUninit;

pub(crate) use scalar::Escaped;

use crate::buf::{Buf, STEP};
use crate::error::ErrorKind;
use crate::options::Escape;

/// Which bytes a mode stops at. What stands there may turn out to need no escape.
trait Mode {
    const ESCAPE: Escape;
}

struct Minimal;
struct Html;
struct Ascii;

impl Mode for Minimal {
    const ESCAPE: Escape = Escape::Minimal;
}
impl Mode for Html {
    const ESCAPE: Escape = Escape::Html;
}
impl Mode for Ascii {
    const ESCAPE: Escape = Escape::Ascii;
}

/// How many bytes more than the text a kernel may write to.
const SLACK: usize = 16;

/// Writes a string with its quotes.
#[inline]
pub(crate) fn string(buf: &mut Buf<'_>, text: &str, escape: Escape) {
    match escape {
        Escape::Minimal => minimal(buf, text),
        Escape::Html => html(buf, text),
        Escape::Ascii => ascii(buf, text),
    }
}

#[inline(never)]
fn minimal(buf: &mut Buf<'_>, text: &str) {
    quoted::<Minimal>(buf, text);
}

#[inline(never)]
fn html(buf: &mut Buf<'_>, text: &str) {
    quoted::<Html>(buf, text);
}

#[inline(never)]
fn ascii(buf: &mut Buf<'_>, text: &str) {
    quoted::<Ascii>(buf, text);
}

#[inline]
fn quoted<M: Mode>(buf: &mut Buf<'_>, text: &str) {
    let start = buf.offset();
    buf.reserve(text.len().min(STEP) + SLACK + 2);
    buf.push(b'"');
    piece::<M>(buf, text, start);
    buf.reserve_in_text(1, start);
    buf.push(b'"');
}

/// Writes a part of the string that began at `start`.
#[inline]
fn piece<M: Mode>(buf: &mut Buf<'_>, text: &str, start: u64) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let step = &bytes[at..bytes.len().min(at + STEP)];
        buf.reserve_in_text(step.len() + SLACK, start);
        let copied = copy_plain::<M>(step, buf.spare());
        // SAFETY: that many bytes of `text` have been copied. What follows them in `text` is
        // written after them, as it is or as an ASCII escape for a whole character.
        unsafe { buf.commit(copied) };
        at += copied;
        if copied < step.len() {
            at += escaped::<M>(buf, &text[at..], start);
        }
    }
}

/// Writes the first characters of `text`, as long as a kernel would stop at them. Tells how many
/// bytes they have.
fn escaped<M: Mode>(buf: &mut Buf<'_>, text: &str, start: u64) -> usize {
    for (at, char) in text.char_indices() {
        let mut first = [0; 4];
        char.encode_utf8(&mut first);
        if at > 0 && !scalar::is_stop::<M>(first[0]) {
            return at;
        }
        let escaped = Escaped::new(char, M::ESCAPE);
        let bytes = escaped.bytes();
        buf.reserve_in_text(bytes.len(), start);
        for (to, from) in buf.spare().iter_mut().zip(bytes) {
            to.write(*from);
        }
        // SAFETY: the bytes have been written; they are a character or ASCII.
        unsafe { buf.commit(bytes.len()) };
    }
    text.len()
}

/// Copies bytes of `text` up to the first one that the mode stops at. Tells how many.
///
/// # Panics
///
/// Panics if `spare` is not [`SLACK`] bytes longer than `text`.
#[inline]
fn copy_plain<M: Mode>(text: &[u8], spare: &mut [MaybeUninit<u8>]) -> usize {
    assert!(spare.len() >= text.len() + SLACK);
    #[cfg(target_arch = "x86_64")]
    return sse2::copy_plain::<M>(text, spare);
    #[cfg(not(target_arch = "x86_64"))]
    word::copy_plain::<M>(text, spare)
}

/// Writes one string in pieces.
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
            Escape::Minimal => piece::<Minimal>(self.buf, text, self.start),
            Escape::Html => piece::<Html>(self.buf, text, self.start),
            Escape::Ascii => piece::<Ascii>(self.buf, text, self.start),
        }
    }

    /// Ends the string.
    pub(crate) fn end(self) {
        self.buf.reserve_in_text(1, self.start);
        self.buf.push(b'"');
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

impl Write for TextWriter<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text);
        Ok(())
    }
}
