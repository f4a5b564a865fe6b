//! The kernel for long text on processors with AVX2: 32 bytes at a time, and two of these between
//! looks at what was found.

use core::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_loadu_si256, _mm256_max_epu8,
    _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8, _mm256_setzero_si256,
    _mm256_storeu_si256,
};

use super::{Mode, scalar};
use crate::options::Escape;

/// How many bytes are looked at together.
const LANES: usize = 32;
/// How long a text must be for the call to pay off.
pub(super) const WORTH_IT: usize = 2 * LANES;

/// See [`copy_plain`](super::copy_plain).
///
/// # Safety
///
/// `to` is valid for writes of as many bytes as `text` has, and does not overlap it. The processor
/// has AVX2.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn copy_plain<M: Mode>(text: &[u8], to: *mut u8) -> usize {
    let mut at = 0;
    for pair in text.as_chunks::<{ 2 * LANES }>().0 {
        // SAFETY: both halves are parts of `text`, and are written to the same places from `to` on.
        let (first, second) = unsafe {
            (
                copy_block(pair, 0, to.add(at)),
                copy_block(pair, LANES, to.add(at + LANES)),
            )
        };
        let (first, second) = (stops::<M>(first), stops::<M>(second));
        if _mm256_movemask_epi8(_mm256_or_si256(first, second)) != 0 {
            let mask = u64::from(_mm256_movemask_epi8(second).cast_unsigned()) << LANES
                | u64::from(_mm256_movemask_epi8(first).cast_unsigned());
            return at + mask.trailing_zeros() as usize;
        }
        at += 2 * LANES;
    }
    // SAFETY: what is left of `text` goes to the same place from `to` on.
    at + unsafe { super::copy_plain::<M>(&text[at..], to.add(at)) }
}

/// Copies the block at `at` of two of them, and returns it.
///
/// # Safety
///
/// `at` is at most [`LANES`], and `to` is valid for writes of a block.
#[target_feature(enable = "avx2")]
#[inline]
unsafe fn copy_block(pair: &[u8; 2 * LANES], at: usize, to: *mut u8) -> __m256i {
    // SAFETY: a block lies in `pair` from `at` on, and there is room for one; neither need be
    // aligned.
    unsafe {
        let block = _mm256_loadu_si256(pair.as_ptr().add(at).cast());
        _mm256_storeu_si256(to.cast(), block);
        block
    }
}

/// All bits of each byte at which the mode stops.
#[target_feature(enable = "avx2")]
#[inline]
fn stops<M: Mode>(block: __m256i) -> __m256i {
    let equal = |byte: u8| _mm256_cmpeq_epi8(block, _mm256_set1_epi8(byte.cast_signed()));
    let highest_control = _mm256_set1_epi8(0x1f);
    let controls = _mm256_cmpeq_epi8(_mm256_max_epu8(block, highest_control), highest_control);
    let minimal = _mm256_or_si256(controls, _mm256_or_si256(equal(b'"'), equal(b'\\')));
    match M::ESCAPE {
        Escape::Minimal => minimal,
        Escape::Html => {
            let brackets = _mm256_or_si256(equal(b'<'), equal(b'>'));
            let others = _mm256_or_si256(equal(b'&'), equal(b'\''));
            let html = _mm256_or_si256(others, equal(scalar::SEPARATOR_LEAD));
            _mm256_or_si256(minimal, _mm256_or_si256(brackets, html))
        }
        Escape::Ascii => _mm256_or_si256(minimal, _mm256_cmpgt_epi8(_mm256_setzero_si256(), block)),
    }
}
