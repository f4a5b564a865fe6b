//! The kernel of x86-64: sixteen bytes at a time. SSE2 is part of every such processor.

use core::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_cmplt_epi8, _mm_max_epu8, _mm_movemask_epi8, _mm_or_si128,
    _mm_set1_epi8, _mm_setzero_si128,
};

use super::{LANES, Mode, Stops, scalar};
use crate::options::Escape;

/// See [`stops`](super::stops).
#[inline(always)]
pub(super) fn stops<M: Mode>(block: [u8; LANES]) -> Stops {
    // SAFETY: the bits of sixteen bytes are those of a vector of sixteen bytes.
    let block = unsafe { core::mem::transmute::<[u8; LANES], __m128i>(block) };
    Stops(u64::from(mask::<M>(block).cast_unsigned()))
}

/// A bit for each byte at which the mode stops.
#[inline(always)]
fn mask<M: Mode>(block: __m128i) -> i32 {
    // SAFETY: SSE2 is part of x86-64.
    unsafe {
        let equal = |byte: u8| _mm_cmpeq_epi8(block, _mm_set1_epi8(byte.cast_signed()));
        let highest_control = _mm_set1_epi8(0x1f);
        let controls = _mm_cmpeq_epi8(_mm_max_epu8(block, highest_control), highest_control);
        let minimal = _mm_or_si128(controls, _mm_or_si128(equal(b'"'), equal(b'\\')));
        _mm_movemask_epi8(match M::ESCAPE {
            Escape::Minimal => minimal,
            Escape::Html => {
                let brackets = _mm_or_si128(equal(b'<'), equal(b'>'));
                let others = _mm_or_si128(equal(b'&'), equal(b'\''));
                let html = _mm_or_si128(
                    brackets,
                    _mm_or_si128(others, equal(scalar::SEPARATOR_LEAD)),
                );
                _mm_or_si128(minimal, html)
            }
            Escape::Ascii => _mm_or_si128(minimal, _mm_cmplt_epi8(block, _mm_setzero_si128())),
        })
    }
}
