//! Strings: quotes, and escapes where a mode asks for them.

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2;
mod blocks;
mod copy;
#[cfg(target_arch = "aarch64")]
mod neon;
mod scalar;
#[cfg(target_arch = "x86_64")]
mod sse2;
mod stops;
#[cfg(test)]
mod tests;
mod text_writer;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod word;

use blocks::blocks;
use copy::{copy_plain, copy_stretch};
pub(crate) use scalar::Escaped;
use stops::Stops;
pub(crate) use text_writer::TextWriter;

use crate::buf::Key;
use crate::buf::{Buf, STEP, member};
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

/// How many bytes a kernel looks at together.
const LANES: usize = 16;

/// Writes a string with its quotes.
#[inline]
pub(crate) fn string(buf: &mut Buf<'_>, text: &str, escape: Escape) {
    match escape {
        Escape::Minimal => minimal(buf, text),
        Escape::Html => html(buf, text),
        Escape::Ascii => ascii(buf, text),
    }
}

/// Writes a member that is a string.
#[inline]
pub(crate) fn member(buf: &mut Buf<'_>, separator: u8, key: Key<'_>, text: &str, escape: Escape) {
    match escape {
        Escape::Minimal => minimal_member(buf, separator, key, text),
        Escape::Html => html_member(buf, separator, key, text),
        Escape::Ascii => ascii_member(buf, separator, key, text),
    }
}

/// What writes strings in one mode: as a value, and as a member.
macro_rules! mode {
    ($($mode:ident, $write:ident, $member:ident, $apart:ident;)+) => {$(
        #[inline(never)]
        fn $write(buf: &mut Buf<'_>, text: &str) {
            if text.len() > SHORT || !buf.has_room(QUOTES + text.len()) {
                return long::<$mode>(buf, text);
            }
            // SAFETY: there is room for the text and its quotes.
            unsafe { put_short::<$mode>(buf, text) }
        }

        member! {
            fn $member(buf, separator, key, text: &str);
            apart $apart, $write;
            room QUOTES + SHORT;
            {
                // SAFETY: there is room for the key.
                unsafe { buf.put_key(separator, key) }
                if text.len() > SHORT {
                    return long::<$mode>(buf, text);
                }
                // SAFETY: there is room for so long a text and its quotes, too.
                unsafe { put_short::<$mode>(buf, text) }
            }
        }
    )+};
}

mode! {
    Minimal, minimal, minimal_member, minimal_apart;
    Html, html, html_member, html_apart;
    Ascii, ascii, ascii_member, ascii_apart;
}

/// The longest text that is written without further ado, where nothing in it is escaped.
const SHORT: usize = 64;
const QUOTES: usize = 2;

/// Writes a short string.
///
/// # Safety
///
/// There is room for the text and its quotes.
#[inline(always)]
unsafe fn put_short<M: Mode>(buf: &mut Buf<'_>, text: &str) {
    // SAFETY: there is room for the quotes and the text. What is committed is a quote and a part of
    // `text`, which is continued below.
    let copied = unsafe {
        let at = buf.cursor();
        at.write(b'"');
        let copied = copy_plain::<M>(text.as_bytes(), at.add(1));
        if copied == text.len() {
            at.add(1 + copied).write(b'"');
            buf.commit(copied + QUOTES);
            return;
        }
        buf.commit(1 + copied);
        copied
    };
    finish::<M>(buf, text, copied);
}

/// Writes a string that is long, or one that there may be no room for.
#[inline(never)]
fn long<M: Mode>(buf: &mut Buf<'_>, text: &str) {
    buf.reserve(1 + text.len().min(STEP));
    buf.push(b'"');
    finish::<M>(buf, text, 0);
}

/// Writes what follows the first `at` bytes of a string, and the closing quote.
#[inline(never)]
fn finish<M: Mode>(buf: &mut Buf<'_>, text: &str, at: usize) {
    let start = buf.offset() - (1 + at) as u64;
    piece::<M>(buf, text, at, start);
    buf.reserve_in_text(1, start);
    buf.push(b'"');
}

/// Writes what follows the first `at` bytes of `text`, a part of the string that began at `start`.
fn piece<M: Mode>(buf: &mut Buf<'_>, text: &str, mut at: usize, start: u64) {
    let bytes = text.as_bytes();
    while at < bytes.len() {
        let step = &bytes[at..bytes.len().min(at + STEP)];
        buf.reserve_in_text(step.len() + ESCAPED_ROOM, start);
        // SAFETY: there is room for `step`. The bytes that are copied are a part of `text`; what
        // follows them there is written after them, as it is or as an escape for a character.
        let copied = unsafe {
            let copied = copy_stretch::<M>(step, buf.cursor());
            buf.commit(copied);
            copied
        };
        at += copied;
        if copied < step.len() {
            at = stopped::<M>(buf, text, at, start);
            if copied < DENSE {
                at = blocks::<M>(buf, text, at, start);
            }
        }
    }
}

/// After so many bytes without an escape, the next one is likely to be far, too.
const DENSE: usize = 64;
/// Room for an escape, and the bytes that are written behind it to write it in one go.
const ESCAPED_ROOM: usize = 8;
/// Writes the character at `at`, at which a kernel stopped, and those behind it that it would stop
/// at. There is room for an escape. Tells how far it came.
#[inline]
fn stopped<M: Mode>(buf: &mut Buf<'_>, text: &str, at: usize, start: u64) -> usize {
    match scalar::ESCAPES.get(usize::from(text.as_bytes()[at])) {
        Some(escape) if escape.len > 0 => {
            // SAFETY: there is room for the bytes, which are ASCII.
            unsafe { buf.put_all(escape.bytes, usize::from(escape.len)) }
            at + 1
        }
        _ => at + others::<M>(buf, &text[at..], start),
    }
}

/// The same for the beginning of `text`, which is a character that only some modes escape. Tells how
/// many bytes were written.
#[inline(never)]
fn others<M: Mode>(buf: &mut Buf<'_>, text: &str, start: u64) -> usize {
    for (at, char) in text.char_indices() {
        if at > 0 && !scalar::is_stop::<M>(text.as_bytes()[at]) {
            return at;
        }
        let escaped = Escaped::new(char, M::ESCAPE);
        let bytes = escaped.bytes();
        buf.reserve_in_text(bytes.len(), start);
        // SAFETY: there is room for the bytes; they are a character or ASCII.
        unsafe {
            core::ptr::copy_nonoverlapping(bytes.as_ptr(), buf.cursor(), bytes.len());
            buf.commit(bytes.len());
        }
    }
    text.len()
}

/// The bytes of a block that the mode stops at.
#[inline(always)]
fn stops<M: Mode>(block: [u8; LANES]) -> Stops {
    #[cfg(target_arch = "x86_64")]
    return sse2::stops::<M>(block);
    #[cfg(target_arch = "aarch64")]
    return neon::stops::<M>(block);
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    word::stops::<M>(block)
}
