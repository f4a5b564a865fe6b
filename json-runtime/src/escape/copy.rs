//! Copies of text that end where a mode may ask for an escape.

#[cfg(all(target_arch = "x86_64", feature = "std"))]
use super::avx2;
use super::{LANES, Mode, scalar, stops};

/// As [`copy_plain`], for text that may be long.
///
/// # Safety
///
/// As for [`copy_plain`].
#[inline]
pub(super) unsafe fn copy_stretch<M: Mode>(text: &[u8], to: *mut u8) -> usize {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if text.len() >= avx2::WORTH_IT && std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: as for this function; the processor has AVX2.
        return unsafe { avx2::copy_plain::<M>(text, to) };
    }
    // SAFETY: as for this function.
    unsafe { copy_plain::<M>(text, to) }
}

/// Copies bytes of `text` up to the first one that the mode stops at. Tells how many.
///
/// It goes in blocks, of which the last overlaps the one before it. Bytes before a stop are seen
/// twice then, and no stop is: the first one ends the copy. Nothing outside `text` is read.
///
/// # Safety
///
/// `to` is valid for writes of as many bytes as `text` has, and does not overlap it.
#[inline(always)]
pub(super) unsafe fn copy_plain<M: Mode>(text: &[u8], to: *mut u8) -> usize {
    let Some(last) = text.last_chunk::<LANES>() else {
        // SAFETY: as for this function.
        return unsafe { copy_short::<M>(text, to) };
    };
    for (index, block) in text.as_chunks::<LANES>().0.iter().enumerate() {
        // SAFETY: the block is a part of `text`, and is written to the same place from `to` on.
        unsafe { put(to.add(index * LANES), *block) };
        if let Some(stop) = stops::<M>(*block).first() {
            return index * LANES + stop;
        }
    }
    // SAFETY: as above.
    unsafe { put(to.add(text.len() - LANES), *last) };
    match stops::<M>(*last).first() {
        Some(stop) => text.len() - LANES + stop,
        None => text.len(),
    }
}

/// The same for text that is shorter than a block: two halves that overlap, and are looked at
/// together.
///
/// # Safety
///
/// As for [`copy_plain`].
#[inline(always)]
unsafe fn copy_short<M: Mode>(text: &[u8], to: *mut u8) -> usize {
    let len = text.len();
    // SAFETY: all halves are parts of `text`, and are written to the same places from `to` on.
    unsafe {
        if let (Some(first), Some(last)) = (text.first_chunk::<8>(), text.last_chunk::<8>()) {
            put(to, *first);
            put(to.add(len - 8), *last);
            return match stops::<M>(join(*first, *last)).first() {
                None => len,
                Some(stop) if stop < 8 => stop,
                Some(stop) => len + stop - LANES,
            };
        }
        if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
            put(to, *first);
            put(to.add(len - 4), *last);
            let both = join_quarters(*first, *last);
            return match stops::<M>(join(both, both)).first() {
                None => len,
                Some(stop) if stop < 4 => stop,
                Some(stop) => len + stop - 8,
            };
        }
        for (at, &byte) in text.iter().enumerate() {
            if scalar::is_stop::<M>(byte) {
                return at;
            }
            to.add(at).write(byte);
        }
    }
    len
}

/// # Safety
///
/// `to` is valid for writes of `N` bytes.
#[inline(always)]
pub(super) unsafe fn put<const N: usize>(to: *mut u8, bytes: [u8; N]) {
    // SAFETY: as for this function; the alignment does not matter.
    unsafe { to.cast::<[u8; N]>().write_unaligned(bytes) }
}

#[inline(always)]
fn join(first: [u8; 8], last: [u8; 8]) -> [u8; LANES] {
    let joined = u128::from(u64::from_le_bytes(last)) << 64 | u128::from(u64::from_le_bytes(first));
    joined.to_le_bytes()
}

#[inline(always)]
fn join_quarters(first: [u8; 4], last: [u8; 4]) -> [u8; 8] {
    let joined = u64::from(u32::from_le_bytes(last)) << 32 | u64::from(u32::from_le_bytes(first));
    joined.to_le_bytes()
}
