//! The ways to append text.

use core::mem::MaybeUninit;

use super::{Buf, STEP};
use crate::key::{BLOCK, Key};

impl Buf<'_> {
    /// Appends one ASCII character.
    #[inline]
    pub(crate) fn push(&mut self, byte: u8) {
        debug_assert!(byte.is_ascii());
        self.reserve(1);
        self.spare()[0].write(byte & 0x7f);
        // SAFETY: one byte has been written, and it is ASCII.
        unsafe { self.commit(1) }
    }

    /// Appends `text`, in steps where it is long.
    pub(crate) fn push_str(&mut self, text: &str) {
        for step in text.as_bytes().chunks(STEP) {
            self.reserve(step.len());
            // SAFETY: the spare part has that many bytes, and no part of it is in `text`. All steps
            // together are the text of a `str`.
            unsafe {
                core::ptr::copy_nonoverlapping(step.as_ptr(), self.at, step.len());
                self.commit(step.len());
            }
        }
    }

    /// Appends a separator, an ASCII character, and a rendered name.
    #[inline(never)]
    pub(crate) fn push_key(&mut self, separator: u8, key: Key<'_>) {
        debug_assert!(separator.is_ascii());
        let padded = key.padded();
        self.reserve(1 + padded.len());
        // SAFETY: the spare part has the separator's byte and the padded name's, whose length is a
        // multiple of a block; a key is valid UTF-8 up to its length.
        unsafe {
            self.at.write(separator & 0x7f);
            let (mut from, mut to) = (padded.as_ptr(), self.at.add(1));
            let mut left = padded.len();
            while left > 0 {
                core::ptr::copy_nonoverlapping(from, to, BLOCK);
                (from, to) = (from.add(BLOCK), to.add(BLOCK));
                left -= BLOCK;
            }
            self.commit(1 + key.len());
        }
    }

    /// Appends a rendered name, or the text of a variant.
    #[inline(never)]
    pub(crate) fn push_padded(&mut self, key: Key<'_>) {
        let padded = key.padded();
        self.reserve(padded.len());
        // SAFETY: the spare part has the padded text's bytes; it is valid UTF-8 up to its length.
        unsafe {
            core::ptr::copy_nonoverlapping(padded.as_ptr(), self.at, padded.len());
            self.commit(key.len());
        }
    }

    /// Appends an ASCII character `count` times.
    pub(crate) fn push_repeated(&mut self, byte: u8, count: usize) {
        let mut left = count;
        while left > 0 {
            let step = left.min(STEP);
            self.reserve(step);
            self.spare()[..step].fill(MaybeUninit::new(byte & 0x7f));
            // SAFETY: `step` bytes have been written, and they are ASCII.
            unsafe { self.commit(step) };
            left -= step;
        }
    }
}

/// Copies `bytes` to the beginning of a spare part.
///
/// # Panics
///
/// Panics if they do not fit.
#[inline]
pub(crate) fn put<const N: usize>(spare: &mut [MaybeUninit<u8>], bytes: [u8; N]) {
    let (to, _) = spare
        .split_first_chunk_mut::<N>()
        .expect("room for the bytes");
    *to = bytes.map(MaybeUninit::new);
}
