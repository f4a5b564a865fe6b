//! A filter for names that meet none of another object, where there are too many to compare each
//! with each.

use super::collision::is_joint;
use super::{Members, Name};

/// So many pairs are compared without further ado.
const FEW: usize = 512;
const BITS: usize = 1 << 14;

/// The letters of names, regardless of case: a bit for each name, which others may share.
pub(super) struct Words {
    bits: [u64; BITS / 64],
    /// Whether anything may be among them.
    is_open: bool,
}

impl Words {
    /// Those of an object's names, to be asked about so many `others`.
    pub(super) const fn of(names: Members<'_>, others: usize) -> Self {
        let mut words = Self {
            bits: [0; BITS / 64],
            is_open: names.len() * others <= FEW,
        };
        let mut i = 0;
        while i < names.len() && !words.is_open {
            match hash(names.get(i)) {
                Some(hash) => words.bits[hash / 64] |= 1 << (hash % 64),
                None => words.is_open = true,
            }
            i += 1;
        }
        words
    }

    /// Whether a name with the same letters may be among them.
    pub(super) const fn may_have(&self, name: Name) -> bool {
        if self.is_open {
            return true;
        }
        match hash(name) {
            Some(hash) => self.bits[hash / 64] & (1 << (hash % 64)) != 0,
            None => true,
        }
    }
}

/// FNV-1a over the letters of a name, unless it has others than ASCII.
const fn hash(name: Name) -> Option<usize> {
    let text = name.text().as_bytes();
    let mut hash = 0x811c_9dc5_u32;
    let mut i = 0;
    while i < text.len() {
        let byte = text[i];
        if byte >= 0x80 {
            return None;
        }
        if !is_joint(byte) {
            hash = (hash ^ byte.to_ascii_lowercase() as u32).wrapping_mul(0x0100_0193);
        }
        i += 1;
    }
    // The lowest bits are mixed best with those above.
    Some(((hash ^ (hash >> 16)) as usize) % BITS)
}
