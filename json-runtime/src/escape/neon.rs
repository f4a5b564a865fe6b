//! The kernel of 64-bit ARM: sixteen bytes at a time. NEON is part of every such processor.

use core::arch::aarch64::{
    uint8x16_t, vceqq_u8, vcgeq_u8, vcltq_u8, vdupq_n_u8, vget_lane_u64, vorrq_u8,
    vreinterpret_u64_u8, vreinterpretq_u16_u8, vshrn_n_u16,
};

use super::{LANES, Mode, Stops, scalar};
use crate::options::Escape;

/// See [`stops`](super::stops).
#[inline(always)]
pub(super) fn stops<M: Mode>(block: [u8; LANES]) -> Stops {
    /// The lowest of the four bits of each byte.
    const LOWEST: u64 = 0x1111_1111_1111_1111;
    // SAFETY: the bits of sixteen bytes are those of a vector of sixteen bytes.
    let block = unsafe { core::mem::transmute::<[u8; LANES], uint8x16_t>(block) };
    // SAFETY: NEON is part of 64-bit ARM.
    let nibbles = unsafe {
        // Four bits for each byte: there is no instruction that gathers one of each.
        let narrow = vshrn_n_u16::<4>(vreinterpretq_u16_u8(mask::<M>(block)));
        vget_lane_u64::<0>(vreinterpret_u64_u8(narrow))
    };
    Stops(nibbles & LOWEST)
}

/// All bits of each byte at which the mode stops.
#[inline(always)]
fn mask<M: Mode>(block: uint8x16_t) -> uint8x16_t {
    // SAFETY: NEON is part of 64-bit ARM.
    unsafe {
        let equal = |byte: u8| vceqq_u8(block, vdupq_n_u8(byte));
        let controls = vcltq_u8(block, vdupq_n_u8(0x20));
        let minimal = vorrq_u8(controls, vorrq_u8(equal(b'"'), equal(b'\\')));
        match M::ESCAPE {
            Escape::Minimal => minimal,
            Escape::Html => {
                let brackets = vorrq_u8(equal(b'<'), equal(b'>'));
                let others = vorrq_u8(equal(b'&'), equal(b'\''));
                let html = vorrq_u8(others, equal(scalar::SEPARATOR_LEAD));
                vorrq_u8(minimal, vorrq_u8(brackets, html))
            }
            Escape::Ascii => vorrq_u8(minimal, vcgeq_u8(block, vdupq_n_u8(0x80))),
        }
    }
}
