//! The reference: what becomes of a single character, and of text a byte at a time.

use super::Mode;
use crate::options::Escape;

/// A character as a mode writes it: itself, or an escape of up to twelve bytes.
pub(crate) struct Escaped {
    bytes: [u8; 12],
    len: usize,
}

impl Escaped {
    pub(crate) const fn new(char: char, escape: Escape) -> Self {
        let mut escaped = Self {
            bytes: [0; 12],
            len: 0,
        };
        match char {
            '"' | '\\' => escaped.push_short(char as u8),
            '\u{8}' => escaped.push_short(b'b'),
            '\t' => escaped.push_short(b't'),
            '\n' => escaped.push_short(b'n'),
            '\u{c}' => escaped.push_short(b'f'),
            '\r' => escaped.push_short(b'r'),
            _ if is_escaped(char, escape) => escaped.push_utf16(char),
            _ => {
                let mut utf8 = [0; 4];
                let len = char.encode_utf8(&mut utf8).len();
                while escaped.len < len {
                    escaped.push(utf8[escaped.len]);
                }
            }
        }
        escaped
    }

    /// The escape of a byte that all modes escape, if this is one.
    const fn of_all(byte: u8) -> Short {
        let mut short = Short {
            bytes: [0; 8],
            len: 0,
        };
        if !matches!(byte, 0..=0x1f | b'"' | b'\\') {
            return short;
        }
        let escaped = Self::new(byte as char, Escape::Minimal);
        while (short.len as usize) < escaped.len {
            short.bytes[short.len as usize] = escaped.bytes[short.len as usize];
            short.len += 1;
        }
        short
    }

    pub(crate) const fn bytes(&self) -> &[u8] {
        self.bytes.split_at(self.len).0
    }

    const fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    const fn push_short(&mut self, byte: u8) {
        self.push(b'\\');
        self.push(byte);
    }

    const fn push_utf16(&mut self, char: char) {
        let mut units = [0; 2];
        let len = char.encode_utf16(&mut units).len();
        let mut i = 0;
        while i < len {
            self.push_short(b'u');
            let mut shift = 16;
            while shift > 0 {
                shift -= 4;
                self.push(b"0123456789abcdef"[(units[i] >> shift & 0xf) as usize]);
            }
            i += 1;
        }
    }
}

/// An escape of up to six bytes; of none where a byte is not escaped by all modes.
pub(super) struct Short {
    pub(super) bytes: [u8; 8],
    pub(super) len: u8,
}

/// What all modes write for the bytes of ASCII that all of them escape.
pub(super) static ESCAPES: [Short; 128] = {
    let mut escapes = [const { Escaped::of_all(b' ') }; 128];
    let mut byte = 0_u8;
    while byte < 128 {
        escapes[byte as usize] = Escaped::of_all(byte);
        byte += 1;
    }
    escapes
};

/// Whether a character that has no short escape is written as `\u` and four digits.
const fn is_escaped(char: char, escape: Escape) -> bool {
    match char {
        '\0'..='\u{1f}' => true,
        '<' | '>' | '&' | '\'' | '\u{2028}' | '\u{2029}' if matches!(escape, Escape::Html) => true,
        _ => !char.is_ascii() && matches!(escape, Escape::Ascii),
    }
}

/// The first byte of U+2028 and U+2029, and of other characters.
pub(super) const SEPARATOR_LEAD: u8 = 0xe2;

/// Whether a kernel stops at this byte.
#[inline]
pub(super) const fn is_stop<M: Mode>(byte: u8) -> bool {
    match byte {
        0..=0x1f | b'"' | b'\\' => true,
        b'<' | b'>' | b'&' | b'\'' | SEPARATOR_LEAD => {
            matches!(M::ESCAPE, Escape::Html) || (byte > 0x7f && matches!(M::ESCAPE, Escape::Ascii))
        }
        0x80.. => matches!(M::ESCAPE, Escape::Ascii),
        _ => false,
    }
}
