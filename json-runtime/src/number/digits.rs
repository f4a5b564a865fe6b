//! Digits on their way into a buffer.

use super::words::{EIGHT, digit_count, eight_digits, sixteen_digits, two_digits};
use crate::buf::Buf;

/// The longest text: that of a float, or a sign and the 39 digits of `i128::MIN`.
pub(super) const LONGEST: usize = 40;

/// How many numbers of a run room is made for at once.
pub(super) const BATCH: usize = 16;

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

    /// Makes room for a number, with something before and behind it.
    #[inline(always)]
    pub(super) fn reserve_in_brackets(buf: &'b mut Buf<'a>) -> Self {
        buf.reserve(1 + LONGEST + 1);
        let at = buf.cursor();
        Self { buf, at }
    }

    /// Makes room for [`BATCH`] numbers, with a separator in front of each.
    #[inline(always)]
    pub(super) fn reserve_run(buf: &'b mut Buf<'a>) -> Self {
        buf.reserve(BATCH * (1 + LONGEST));
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
        self.go_back(8 - count);
    }

    /// One or two digits, as most counts have.
    #[inline(always)]
    fn one_or_two(&mut self, value: u64) {
        let is_one = value < 10;
        self.push((two_digits(value) >> if is_one { 8 } else { 0 }).to_le_bytes());
        self.go_back(usize::from(is_one));
    }

    /// As [`end_of_word`](Self::end_of_word), for half a word.
    #[inline(always)]
    fn end_of_half(&mut self, half: u32, count: usize) {
        self.push((half >> (32 - 8 * count)).to_le_bytes());
        self.go_back(4 - count);
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
    /// Where the next thing goes depends on a count alone, which is known before the digits are.
    #[inline(always)]
    pub(super) fn all(&mut self, value: u64) {
        if value < 100 {
            self.one_or_two(value);
        } else if value < EIGHT {
            self.end_of_word(eight_digits(value), digit_count(value));
        } else if value < EIGHT * EIGHT {
            let (first, rest) = (value / EIGHT, value % EIGHT);
            if first < 10 {
                // Nine digits, as many keys of databases have.
                self.push([b'0' + first as u8]);
                self.word(eight_digits(rest));
                return;
            }
            let [high, low] = sixteen_digits(first, rest);
            self.end_of_word(high, digit_count(first));
            self.word(low);
        } else {
            let first = value / (EIGHT * EIGHT);
            self.end_of_word(eight_digits(first), digit_count(first));
            self.sixteen(value % (EIGHT * EIGHT));
        }
    }

    /// A number that is multiplied by ten to the 4th: its digits, a point, and up to four digits of
    /// which one is left at least.
    #[inline(always)]
    pub(super) fn decimal(&mut self, scaled: u64) {
        if scaled < EIGHT {
            // Prices, mostly: one word has all the digits.
            let word = eight_digits(scaled);
            self.end_of_half(word as u32, digit_count(scaled / 10_000));
            self.fraction(word >> 32);
        } else {
            self.long_decimal(scaled);
        }
    }

    /// Apart, so that what it needs is not made ready for every number.
    #[inline(never)]
    fn long_decimal(&mut self, scaled: u64) {
        let (whole, decimals) = (scaled / 10_000, scaled % 10_000);
        if whole < EIGHT {
            let [high, low] = sixteen_digits(whole, decimals);
            self.end_of_word(high, digit_count(whole));
            self.fraction(low >> 32);
        } else {
            self.all(whole);
            self.fraction(eight_digits(decimals) >> 32);
        }
    }

    /// A point and the four digits of half a word, without the zeros at their end; one is left at
    /// least.
    #[inline(always)]
    fn fraction(&mut self, digits: u64) {
        let zeros = (digits as u32 ^ 0x3030_3030).leading_zeros() / 8;
        self.word(digits << 8 | u64::from(b'.'));
        self.go_back(3 + (zeros as usize).min(3));
    }

    /// Takes back the last `count` bytes, or less than was written by the last call.
    #[inline(always)]
    fn go_back(&mut self, count: usize) {
        // SAFETY: the position is one that the call before has gone past.
        self.at = unsafe { self.at.sub(count) };
    }
}
