//! The portable kernel: a block as two words.

use super::{LANES, Mode, scalar};
use crate::options::Escape;

const ONES: u64 = u64::MAX / 0xff;
const HIGHS: u64 = ONES * 0x80;

/// See [`first_stop`](super::first_stop).
#[inline(always)]
pub(super) fn first_stop<M: Mode>(block: [u8; LANES]) -> usize {
    let mut at = 0;
    for word in block.as_chunks::<8>().0 {
        let mask = stops::<M>(u64::from_le_bytes(*word));
        if mask != 0 {
            return at + mask.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    LANES
}

/// The high bit of each byte at which the mode stops. Bits above the lowest one may be wrong.
#[inline(always)]
const fn stops<M: Mode>(word: u64) -> u64 {
    let controls = word.wrapping_sub(ONES * 0x20);
    let ascii = (controls | equal(word, b'"') | equal(word, b'\\')) & !word;
    let mask = match M::ESCAPE {
        Escape::Minimal => ascii,
        Escape::Html => {
            let brackets = equal(word, b'<') | equal(word, b'>');
            let html = brackets | equal(word, b'&') | equal(word, b'\'');
            ascii | (html & !word) | (equal(word, scalar::SEPARATOR_LEAD) & word)
        }
        Escape::Ascii => ascii | word,
    };
    mask & HIGHS
}

/// The high bit of each byte that equals `byte`. Bits above the lowest one may be wrong.
#[inline(always)]
const fn equal(word: u64, byte: u8) -> u64 {
    let difference = word ^ (ONES * byte as u64);
    difference.wrapping_sub(ONES) & !difference
}
