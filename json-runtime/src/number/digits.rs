//! Digits on their way into a buffer.

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
/// Invariant: from `at` on there is room for the rest of a text of [`LONGEST`] bytes. It holds
/// because the modules beside this one write one number each time: a sign and up to 39 digits, or a
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
        debug_assert!(self.at as usize + N <= self.buf.cursor() as usize + LONGEST);
        // SAFETY: there is room for the bytes by the invariant.
        unsafe {
            self.at.cast::<[u8; N]>().write_unaligned(bytes);
            self.at = self.at.add(N);
        }
    }

    #[inline(always)]
    pub(super) fn sign(&mut self) {
        self.push(*b"-");
    }

    /// Eight digits, zeros in front.
    #[inline(always)]
    pub(super) fn eight(&mut self, value: u64) {
        self.push(eight_digits(value).to_le_bytes());
    }

    /// The last `count` digits of eight: what stands before them is zeros.
    #[inline(always)]
    fn last_of_eight(&mut self, value: u64, count: usize) {
        let digits = eight_digits(value) >> (64 - 8 * count);
        self.push(digits.to_le_bytes());
        // SAFETY: the position is one that the call before has gone past.
        self.at = unsafe { self.at.sub(8 - count) };
    }

    /// One to twenty digits.
    ///
    /// Where the next thing goes depends on the count alone, which is known before the digits are.
    #[inline(always)]
    pub(super) fn all(&mut self, value: u64) {
        const EIGHT: u64 = 100_000_000;
        let count = digit_count(value);
        if value < EIGHT {
            self.last_of_eight(value, count);
        } else if value < EIGHT * EIGHT {
            self.last_of_eight(value / EIGHT, count - 8);
            self.eight(value % EIGHT);
        } else {
            self.last_of_eight(value / (EIGHT * EIGHT), count - 16);
            self.eight(value / EIGHT % EIGHT);
            self.eight(value % EIGHT);
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

/// How many digits a number has: zero has one.
#[inline(always)]
const fn digit_count(value: u64) -> usize {
    let bits = 64 - (value | 1).leading_zeros();
    // 1233 / 4096 is a little more than the logarithm of two.
    let guess = (bits * 1233 >> 12) as usize;
    guess + 1 - (value < POWERS[guess]) as usize
}

/// The powers of ten from the first one on; zero stands for one, so that zero has a digit.
static POWERS: [u64; 20] = powers();

const fn powers() -> [u64; 20] {
    let mut powers = [0; 20];
    let mut i = 1;
    let mut power = 1;
    while i < 20 {
        power *= 10;
        powers[i] = power;
        i += 1;
    }
    powers
}

/// The eight digits of a number below ten to the 8th, all computed in one word: the first one in the
/// lowest byte.
#[inline(always)]
const fn eight_digits(value: u64) -> u64 {
    // Each step splits every part into two, and keeps the first one in the lower half of its lane:
    // division by a constant is a multiplication and a shift.
    let fours = (value / 10_000) | ((value % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = tens | ((twos - tens * 10) << 8);
    ones + 0x3030_3030_3030_3030
}
