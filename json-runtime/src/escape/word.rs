//! The portable kernel: a word of eight bytes at a time.

use core::mem::MaybeUninit;

use super::{Mode, scalar};
use crate::buf::put;
use crate::options::Escape;

const LANES: usize = 8;
const ONES: u64 = u64::MAX / 0xff;
const HIGHS: u64 = ONES * 0x80;

/// See [`copy_plain`](super::copy_plain).
#[cfg(any(test, not(target_arch = "x86_64")))]
#[inline]
pub(super) fn copy_plain<M: Mode>(text: &[u8], spare: &mut [MaybeUninit<u8>]) -> usize {
    let (words, _) = text.as_chunks::<LANES>();
    let mut at = 0;
    for word in words {
        let mask = stops::<M>(u64::from_le_bytes(*word));
        put(&mut spare[at..], *word);
        if mask != 0 {
            return at + mask.trailing_zeros() as usize / 8;
        }
        at += LANES;
    }
    at + scalar::copy_plain::<M>(&text[at..], &mut spare[at..])
}

/// [`copy_plain`] for text that is shorter than sixteen bytes: two words that overlap.
#[inline]
#[cfg(any(test, target_arch = "x86_64"))]
pub(super) fn copy_tail<M: Mode>(text: &[u8], spare: &mut [MaybeUninit<u8>]) -> usize {
    if let (Some(first), Some(last)) = (text.first_chunk::<LANES>(), text.last_chunk::<LANES>()) {
        let mask = stops::<M>(u64::from_le_bytes(*first)) | stops::<M>(u64::from_le_bytes(*last));
        if mask == 0 {
            put(spare, *first);
            put(&mut spare[text.len() - LANES..], *last);
            return text.len();
        }
    } else if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        let both =
            u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32;
        if stops::<M>(both) == 0 {
            put(spare, *first);
            put(&mut spare[text.len() - 4..], *last);
            return text.len();
        }
    }
    scalar::copy_plain::<M>(text, spare)
}

/// The high bit of each byte at which the mode stops. Bits above the lowest one may be wrong.
#[inline]
pub(super) const fn stops<M: Mode>(word: u64) -> u64 {
    let controls = word.wrapping_sub(ONES * 0x20);
    let ascii = (controls | equal(word, b'"') | equal(word, b'\\')) & !word;
    let mask = match M::ESCAPE {
        Escape::Minimal => ascii,
        Escape::Html => {
            let html =
                equal(word, b'<') | equal(word, b'>') | equal(word, b'&') | equal(word, b'\'');
            ascii | html & !word | equal(word, scalar::SEPARATOR_LEAD) & word
        }
        Escape::Ascii => ascii | word,
    };
    mask & HIGHS
}

/// The high bit of each byte that equals `byte`. Bits above the lowest one may be wrong.
#[inline]
const fn equal(word: u64, byte: u8) -> u64 {
    let difference = word ^ (ONES * byte as u64);
    difference.wrapping_sub(ONES) & !difference
}
