//! The ways to append text.

use super::{Buf, STEP};
use crate::key::{BLOCK, Key};

impl Buf<'_> {
    /// Appends one ASCII character.
    #[inline]
    pub(crate) fn push(&mut self, byte: u8) {
        self.push_all([byte]);
    }

    /// Appends ASCII characters.
    #[inline]
    pub(crate) fn push_all<const N: usize>(&mut self, bytes: [u8; N]) {
        debug_assert!(bytes.is_ascii());
        self.reserve(N);
        // SAFETY: there is room for the bytes. The highest bit of each is cleared, so they are ASCII.
        unsafe {
            self.at
                .cast::<[u8; N]>()
                .write_unaligned(bytes.map(|byte| byte & 0x7f));
            self.commit(N);
        }
    }

    /// Appends `text`, in steps where it is long.
    #[inline]
    pub(crate) fn push_str(&mut self, text: &str) {
        for step in text.as_bytes().chunks(STEP) {
            self.reserve(step.len());
            // SAFETY: there is room for the bytes, and no part of it is in `text`. All steps
            // together are the text of a `str`.
            unsafe {
                core::ptr::copy_nonoverlapping(step.as_ptr(), self.at, step.len());
                self.commit(step.len());
            }
        }
    }

    #[inline(never)]
    pub(crate) fn push_null(&mut self) {
        self.push_all(*b"null");
    }

    #[inline(never)]
    pub(crate) fn push_bool(&mut self, value: bool) {
        if value {
            self.push_all(*b"true");
        } else {
            self.push_all(*b"false");
        }
    }

    /// Appends a separator, an ASCII character, and a rendered name.
    #[inline(never)]
    pub(crate) fn push_key(&mut self, separator: u8, key: Key<'_>) {
        debug_assert!(separator.is_ascii());
        self.reserve(1 + key.padded_len());
        let at = self.at;
        // SAFETY: there is room for the separator and the padded name, which is a block at least; a
        // key is valid UTF-8 up to its length.
        unsafe {
            at.write(separator & 0x7f);
            copy_blocks(key, at.add(1));
            self.at = at.add(1 + key.len());
        }
    }

    /// Appends a rendered name, or the text of a variant.
    #[inline(never)]
    pub(crate) fn push_padded(&mut self, key: Key<'_>) {
        self.reserve(key.padded_len());
        // SAFETY: there is room for the padded text; it is valid UTF-8 up to its length.
        unsafe {
            copy_blocks(key, self.at);
            self.commit(key.len());
        }
    }

    /// Appends an ASCII character `count` times.
    pub(crate) fn push_repeated(&mut self, byte: u8, count: usize) {
        let mut left = count;
        while left > 0 {
            let step = left.min(STEP);
            self.reserve(step);
            // SAFETY: there is room for `step` bytes, and they are ASCII.
            unsafe {
                self.at.write_bytes(byte & 0x7f, step);
                self.commit(step);
            }
            left -= step;
        }
    }
}

/// Copies a padded text, of which most have one block.
///
/// # Safety
///
/// `to` is valid for writes of as many bytes as the padded text has.
#[inline]
unsafe fn copy_blocks(key: Key<'_>, to: *mut u8) {
    let from = key.start();
    let mut at = 0;
    // SAFETY: a key is valid for reads of whole blocks up to its length, and there is room for them.
    unsafe {
        loop {
            let block = from.add(at).cast::<[u8; BLOCK]>().read_unaligned();
            to.add(at).cast::<[u8; BLOCK]>().write_unaligned(block);
            at += BLOCK;
            if at >= key.len() {
                return;
            }
        }
    }
}
