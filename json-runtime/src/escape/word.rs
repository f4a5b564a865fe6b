//! The portable kernel: a block as two words.

use super::{LANES, Mode, Stops, scalar};
use crate::options::Escape;

const ONES: u64 = u64::MAX / 0xff;
const HIGHS: u64 = ONES * 0x80;

/// See [`stops`](super::stops).
#[inline(always)]
pub(super) fn stops<M: Mode>(block: [u8; LANES]) -> Stops {
    let [first, second] = block.as_chunks::<8>().0 else {
        unreachable!("a block has two words")
    };
    let bits = |word: &[u8; 8]| gathered(mask::<M>(u64::from_le_bytes(*word)));
    Stops(bits(first) | bits(second) << 8)
}

/// A bit for each byte, from the high bit of each.
#[inline(always)]
const fn gathered(highs: u64) -> u64 {
    // Each product has its bit in another place of the highest byte.
    (highs >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The high bit of each byte at which the mode stops.
#[inline(always)]
const fn mask<M: Mode>(word: u64) -> u64 {
    let printable = (word & !HIGHS) + ONES * (0x80 - 0x20);
    let ascii = (!printable & !word) | equal(word, b'"') | equal(word, b'\\');
    let mask = match M::ESCAPE {
        Escape::Minimal => ascii,
        Escape::Html => {
            let brackets = equal(word, b'<') | equal(word, b'>');
            let others = equal(word, b'&') | equal(word, b'\'');
            ascii | brackets | others | equal(word, scalar::SEPARATOR_LEAD)
        }
        Escape::Ascii => ascii | word,
    };
    mask & HIGHS
}

/// The high bit of each byte that equals `byte`.
#[inline(always)]
const fn equal(word: u64, byte: u8) -> u64 {
    let difference = word ^ (ONES * byte as u64);
    // No carry leaves a byte.
    !(((difference & !HIGHS) + !HIGHS) | difference)
}
