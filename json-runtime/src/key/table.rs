//! The rendering of names, all of it `const`.

use super::collision::{are_written, refuse};
use super::{BLOCK, Keys, Name};
use crate::context::JsonContext;
use crate::escape::Escaped;
use crate::naming::{decode, rename};
use crate::options::{Escape, Indent, WideIntegers};

/// Keys in the making.
pub(super) struct Table<const N: usize, const BYTES: usize> {
    pub(super) keys: Keys<N, BYTES>,
    start: usize,
    at: usize,
}

impl<const N: usize, const BYTES: usize> Table<N, BYTES> {
    pub(super) const fn new() -> Self {
        Self {
            keys: Keys {
                places: [(0, 0); N],
                bytes: [0; BYTES],
            },
            start: 0,
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
        } else {
            let mut renamed = [0; BYTES];
            let len = rename(name.identifier, naming, &mut renamed);
            let mut at = 0;
            while at < len {
                self.push_char(decode(&renamed, &mut at), C::ESCAPE);
            }
        }
        self.push(b'"');
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
        self.keys.places[index] = (self.start as u32, (self.at - self.start) as u32);
        self.start = self.at.next_multiple_of(BLOCK);
        self.at = self.start;
    }

    /// Refuses two texts that are the same, of fields that are both written.
    pub(super) const fn refuse_twins<C: JsonContext>(&self, names: &[Name; N]) {
        let mut hashes = [0; N];
        let mut index = 0;
        while index < N {
            let text = self.text(index);
            hashes[index] = hash(text);
            let mut earlier = 0;
            while earlier < index {
                if hashes[earlier] == hashes[index]
                    && is_same(self.text(earlier), text)
                    && are_written::<C>(names[earlier], names[index])
                {
                    let colon = if matches!(C::INDENT, Indent::None) {
                        1
                    } else {
                        2
                    };
                    let (key, _) = text.split_at(text.len() - colon);
                    refuse::<C>(names[earlier], names[index], key);
                }
                earlier += 1;
            }
            index += 1;
        }
    }

    pub(super) const fn text(&self, index: usize) -> &[u8] {
        let (start, len) = self.keys.places[index];
        self.keys
            .bytes
            .split_at(start as usize)
            .1
            .split_at(len as usize)
            .0
    }
}

/// FNV-1a.
const fn hash(text: &[u8]) -> u32 {
    let mut hash = 0x811c_9dc5_u32;
    let mut i = 0;
    while i < text.len() {
        hash = (hash ^ text[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    hash
}

pub(super) const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
