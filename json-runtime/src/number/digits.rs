//! Digits on their way into a buffer.

use super::words::{EIGHT, digit_count, eight_digits, sixteen_digits};
use crate::buf::Buf;

/// The longest text: that of a float, or a sign and the 39 digits of `i128::MIN`.
pub(super) const LONGEST: usize = 40;

static PAIRS: [[u8; 2]; 100] = pairs();

const fn pairs() -> [[u8; 2]; 100] {
    let mut pairs = [[0; 2]; 100];
    let mut i = 0;
    while i < 100 {
        pairs[i] = [b'0' + (i / 10) as u8, b'0' + (i % 10) as u8];
        i += 1;
    }
    pairs
}

/// A number that is being written to a buffer. It must be [ended](Self::end).
///
/// Invariant: from `at` on there is room for the rest of a text of [`LONGEST`] bytes, and of another
/// one with a separator in front for each number that is to follow. It holds because the modules
/// beside this one write as many numbers as they made room for: a sign and up to 39 digits each, or a
/// sign, up to 20 digits, a point and up to four.
pub(super) struct Digits<'b, 'a> {
    buf: &'b mut Buf<'a>,
    at: *mut u8,
}

impl<'b, 'a> Digits<'b, 'a> {
    /// Makes room for a number.
    #[inline(always)]
    pub(super) fn reserve(buf: &'b mut Buf<'a>) -> Self {
        buf.reserve(LONGEST);
        // SAFETY: the room has been made.
        unsafe { Self::within(buf) }
    }

    /// As [`reserve`](Self::reserve), where there is room.
    ///
    /// # Safety
    ///
    /// There is room for [`LONGEST`] bytes.
    #[inline(always)]
    pub(super) unsafe fn within(buf: &'b mut Buf<'a>) -> Self {
        debug_assert!(buf.has_room(LONGEST));
        let at = buf.cursor();
        Self { buf, at }
    }

    /// Makes room for `count` numbers, with a separator in front of each.
    #[inline(always)]
    pub(super) fn reserve_run(buf: &'b mut Buf<'a>, count: usize) -> Self {
        buf.reserve(count * (1 + LONGEST));
        let at = buf.cursor();
        Self { buf, at }
    }

    /// Makes what has been written a part of the text.
    #[inline(always)]
    pub(super) fn end(self) {
        let len = self.at as usize - self.buf.cursor() as usize;
        // SAFETY: `len` bytes have been written, all of them ASCII.
        unsafe { self.buf.commit(len) }
    }

    #[inline(always)]
    fn push<const N: usize>(&mut self, bytes: [u8; N]) {
        debug_assert!(bytes.is_ascii());
        let written = self.at as usize - self.buf.cursor() as usize;
        debug_assert!(self.buf.has_room(written + N));
        // SAFETY: there is room for the bytes by the invariant.
        unsafe {
            self.at.cast::<[u8; N]>().write_unaligned(bytes);
            self.at = self.at.add(N);
        }
    }

    /// What stands between two numbers, or before the first one.
    #[inline(always)]
    pub(super) fn separator(&mut self, separator: u8) {
        self.push([separator & 0x7f]);
    }

    #[inline(always)]
    pub(super) fn sign(&mut self) {
        self.push(*b"-");
    }

    /// Eight digits, of which this is the word.
    #[inline(always)]
    fn word(&mut self, word: u64) {
        self.push(word.to_le_bytes());
    }

    /// The last `count` digits of a word: what stands before them is zeros.
    #[inline(always)]
    fn end_of_word(&mut self, word: u64, count: usize) {
        self.word(word >> (64 - 8 * count));
        // SAFETY: the position is one that the call before has gone past.
        self.at = unsafe { self.at.sub(8 - count) };
    }

    /// Sixteen digits, zeros in front.
    #[inline(always)]
    pub(super) fn sixteen(&mut self, value: u64) {
        let [high, low] = sixteen_digits(value / EIGHT, value % EIGHT);
        self.word(high);
        self.word(low);
    }

    /// One to twenty digits.
    ///
    /// Where the next thing goes depends on the count alone, which is known before the digits are.
    #[inline(always)]
    pub(super) fn all(&mut self, value: u64) {
        let count = digit_count(value);
        if value < EIGHT {
            self.end_of_word(eight_digits(value), count);
        } else if value < EIGHT * EIGHT {
            let [high, low] = sixteen_digits(value / EIGHT, value % EIGHT);
            self.end_of_word(high, count - 8);
            self.word(low);
        } else {
            self.end_of_word(eight_digits(value / (EIGHT * EIGHT)), count - 16);
            self.sixteen(value % (EIGHT * EIGHT));
        }
    }

    /// A point and four digits, without the zeros at their end; one digit is left at least.
    #[inline(always)]
    pub(super) fn fraction(&mut self, value: u64) {
        let [a, b] = PAIRS[value as usize / 100 % 100];
        let [c, d] = PAIRS[value as usize % 100];
        let zeros = u32::from_be_bytes([a, b, c, d]).wrapping_sub(0x3030_3030);
        let dropped = (zeros.trailing_zeros() / 8).min(3) as usize;
        self.push([b'.', a, b, c, d]);
        // SAFETY: the position is one that the call before has gone past.
        self.at = unsafe { self.at.sub(dropped) };
    }
}
