//! The rendering of names, all of it `const`.

use super::Name;
use crate::context::JsonContext;
use crate::escape::Escaped;
use crate::naming::{decode, rename};
use crate::options::{Escape, Naming, WideIntegers};

/// A rendered name.
pub(super) struct Text<const BYTES: usize> {
    bytes: [u8; BYTES],
    len: usize,
}

impl<const BYTES: usize> Text<BYTES> {
    pub(super) const fn new() -> Self {
        let bytes = [0; BYTES];
        Self { bytes, len: 0 }
    }

    pub(super) const fn get(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => panic!("a name is rendered as text"),
        }
    }

    /// A name behind a quote, with the other one and what follows it.
    pub(super) const fn set_name<C: JsonContext>(&mut self, name: Name, behind: &str) {
        self.len = 0;
        self.push(b'"');
        let naming = name.naming::<C>();
        if let Naming::Verbatim = naming {
            self.push_text(name.identifier.text.as_bytes(), C::ESCAPE);
        } else {
            let mut renamed = [0; BYTES];
            let len = rename(name.identifier, naming, &mut renamed, 0);
            self.push_text(renamed.split_at(len).0, C::ESCAPE);
        }
        let behind = behind.as_bytes();
        let mut i = 0;
        while i < behind.len() {
            self.push(behind[i]);
            i += 1;
        }
    }

    /// A discriminant.
    pub(super) const fn set_number<C: JsonContext>(&mut self, number: i128) {
        self.len = 0;
        self.push_number::<C>(number);
    }

    const fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    /// Writes text with its escapes. What no mode escapes is copied in one go, of which the
    /// interpreter of the compiler has less to do.
    const fn push_text(&mut self, text: &[u8], escape: Escape) {
        let mut at = 0;
        while at < text.len() {
            let start = at;
            while at < text.len() && is_plain(text[at], escape) {
                at += 1;
            }
            let (_, plain) = text.split_at(start);
            let (plain, _) = plain.split_at(at - start);
            let (_, to) = self.bytes.split_at_mut(self.len);
            let (to, _) = to.split_at_mut(plain.len());
            to.copy_from_slice(plain);
            self.len += plain.len();
            if at < text.len() {
                self.push_char(decode(text, &mut at), escape);
            }
        }
    }

    const fn push_char(&mut self, char: char, escape: Escape) {
        let escaped = Escaped::new(char, escape);
        let bytes = escaped.bytes();
        let mut i = 0;
        while i < bytes.len() {
            self.push(bytes[i]);
            i += 1;
        }
    }

    const fn push_number<C: JsonContext>(&mut self, number: i128) {
        const SAFE: u128 = (1 << 53) - 1;
        let magnitude = number.unsigned_abs();
        let quoted = magnitude > SAFE && !matches!(C::WIDE_INTEGERS, WideIntegers::Number);
        if quoted {
            self.push(b'"');
        }
        if number < 0 {
            self.push(b'-');
        }
        let mut unit = 1;
        while magnitude / unit >= 10 {
            unit *= 10;
        }
        while unit > 0 {
            self.push(b'0' + (magnitude / unit % 10) as u8);
            unit /= 10;
        }
        if quoted {
            self.push(b'"');
        }
    }
}

/// Whether the byte is written as it is, whatever stands around it.
const fn is_plain(byte: u8, escape: Escape) -> bool {
    match byte {
        0..=0x1f | b'"' | b'\\' | 0x7f => false,
        b'<' | b'>' | b'&' | b'\'' => !matches!(escape, Escape::Html),
        0x80.. => matches!(escape, Escape::Minimal),
        _ => true,
    }
}

pub(super) const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
