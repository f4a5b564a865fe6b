//! The rendering of names, all of it `const`.

use super::collision::{are_written, refuse};
use super::{BLOCK, Keys, Name};
use crate::context::JsonContext;
use crate::escape::Escaped;
use crate::naming::{decode, rename};
use crate::options::{Escape, Indent, Naming, WideIntegers};

/// Keys in the making.
pub(super) struct Table<const N: usize, const BYTES: usize> {
    pub(super) keys: Keys<N, BYTES>,
    at: usize,
}

impl<const N: usize, const BYTES: usize> Table<N, BYTES> {
    pub(super) const fn new() -> Self {
        Self {
            keys: Keys {
                ends: [0; N],
                bytes: [0; BYTES],
            },
            at: 0,
        }
    }

    /// Keys of members.
    pub(super) const fn members<C: JsonContext>(names: &[Name; N]) -> Self {
        let mut table = Self::new();
        let mut i = 0;
        while i < N {
            table.push_name::<C>(names[i]);
            table.push(b':');
            if !matches!(C::INDENT, Indent::None) {
                table.push(b' ');
            }
            table.finish(i);
            i += 1;
        }
        table
    }

    /// Names in quotes, and nothing else.
    pub(super) const fn quoted<C: JsonContext>(names: [Name; N]) -> Self {
        let mut table = Self::new();
        let mut i = 0;
        while i < N {
            table.push_name::<C>(names[i]);
            table.finish(i);
            i += 1;
        }
        table
    }

    pub(super) const fn push(&mut self, byte: u8) {
        self.keys.bytes[self.at] = byte;
        self.at += 1;
    }

    pub(super) const fn push_name<C: JsonContext>(&mut self, name: Name) {
        self.push(b'"');
        let naming = name.naming::<C>();
        if name.is_plain {
            let (_, to) = self.keys.bytes.split_at_mut(self.at);
            self.at += rename(name.identifier, naming, to);
        } else if let Naming::Verbatim = naming {
            self.push_text(name.identifier.text.as_bytes(), C::ESCAPE);
        } else {
            let mut renamed = [0; BYTES];
            let len = rename(name.identifier, naming, &mut renamed);
            self.push_text(renamed.split_at(len).0, C::ESCAPE);
        }
        self.push(b'"');
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
            let (_, to) = self.keys.bytes.split_at_mut(self.at);
            let (to, _) = to.split_at_mut(plain.len());
            to.copy_from_slice(plain);
            self.at += plain.len();
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

    pub(super) const fn push_number<C: JsonContext>(&mut self, number: i128) {
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

    /// Ends the text that was begun with the last call.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "names are source text, far below 4 GiB"
    )]
    pub(super) const fn finish(&mut self, index: usize) {
        // The rest is padding.
        assert!(self.at + 2 * BLOCK <= BYTES);
        self.keys.ends[index] = self.at as u32;
    }

    /// Refuses two texts of a group that are the same, of fields that are both written.
    pub(super) const fn refuse_twins<C: JsonContext>(&self, names: &[Name; N], group: &[usize]) {
        let mut second = 1;
        while second < group.len() {
            let mut first = 0;
            while first < second {
                self.refuse_if_twins::<C>(names, group[first], group[second]);
                first += 1;
            }
            second += 1;
        }
    }

    const fn refuse_if_twins<C: JsonContext>(
        &self,
        names: &[Name; N],
        first: usize,
        second: usize,
    ) {
        let text = self.text(second);
        if is_same(self.text(first), text) && are_written::<C>(names[first], names[second]) {
            let colon = if matches!(C::INDENT, Indent::None) {
                1
            } else {
                2
            };
            let (key, _) = text.split_at(text.len() - colon);
            refuse::<C>(names[first], names[second], key);
        }
    }

    pub(super) const fn text(&self, index: usize) -> &[u8] {
        let (text, _) = self.keys.bytes.split_at(self.keys.ends[index] as usize);
        text.split_at(self.keys.start(index)).1
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

pub(super) const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
