//! Integers, two digits or eight at a time.

use core::mem::MaybeUninit;

use crate::buf::{Buf, put};

/// The longest text: a sign and the 39 digits of `i128::MIN`.
const LONGEST: usize = 40;
/// Ten to the 16th: what the digits of a wide integer are split by.
const SIXTEEN_DIGITS: u128 = 10_000_000_000_000_000;

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

/// Digits on their way into the spare part of a buffer.
struct Digits<'b> {
    spare: &'b mut [MaybeUninit<u8>; LONGEST],
    /// How many bytes have been written.
    len: usize,
}

impl Digits<'_> {
    #[inline]
    fn push<const N: usize>(&mut self, bytes: [u8; N]) {
        put(&mut self.spare[self.len..], bytes);
        self.len += N;
    }

    #[inline]
    fn digit(&mut self, value: u64) {
        self.push([b'0' + value as u8]);
    }

    #[inline]
    fn pair(&mut self, value: u64) {
        self.push(PAIRS[value as usize]);
    }

    /// Four digits, zeros in front.
    #[inline]
    fn four(&mut self, value: u64) {
        self.pair(value / 100);
        self.pair(value % 100);
    }

    /// Eight digits, zeros in front.
    #[inline]
    fn eight(&mut self, value: u64) {
        self.push(eight_digits(value));
    }

    /// One to four digits.
    #[inline]
    fn up_to_four(&mut self, value: u64) {
        match value {
            0..10 => self.digit(value),
            10..100 => self.pair(value),
            100..1000 => {
                self.digit(value / 100);
                self.pair(value % 100);
            }
            _ => self.four(value),
        }
    }

    /// One to eight digits.
    #[inline]
    fn up_to_eight(&mut self, value: u64) {
        if value < 10_000 {
            self.up_to_four(value);
        } else {
            self.up_to_four(value / 10_000);
            self.four(value % 10_000);
        }
    }

    /// One to twenty digits.
    #[inline]
    fn all(&mut self, value: u64) {
        const EIGHT: u64 = 100_000_000;
        if value < EIGHT {
            self.up_to_eight(value);
        } else if value < EIGHT * EIGHT {
            self.up_to_eight(value / EIGHT);
            self.eight(value % EIGHT);
        } else {
            self.up_to_four(value / (EIGHT * EIGHT));
            self.eight(value / EIGHT % EIGHT);
            self.eight(value % EIGHT);
        }
    }

    /// One to 39 digits.
    fn wide(&mut self, value: u128) {
        if let Ok(value) = u64::try_from(value) {
            self.all(value);
            return;
        }
        self.wide(value / SIXTEEN_DIGITS);
        let low = (value % SIXTEEN_DIGITS) as u64;
        self.eight(low / 100_000_000);
        self.eight(low % 100_000_000);
    }
}

/// The eight digits of a number below ten to the 8th, all computed in one word.
#[inline]
const fn eight_digits(value: u64) -> [u8; 8] {
    // Each step splits every part into two, and keeps the first one in the lower half of its lane:
    // division by a constant is a multiplication and a shift.
    let fours = (value / 10_000) | ((value % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = tens | ((twos - tens * 10) << 8);
    (ones + 0x3030_3030_3030_3030).to_le_bytes()
}

#[inline]
fn write(buf: &mut Buf<'_>, digits: impl FnOnce(&mut Digits<'_>)) {
    buf.reserve(LONGEST);
    let spare = buf
        .spare()
        .first_chunk_mut()
        .expect("the room that was reserved");
    let mut text = Digits { spare, len: 0 };
    digits(&mut text);
    let len = text.len;
    // SAFETY: `len` bytes have been written, all of them digits and signs.
    unsafe { buf.commit(len) }
}

#[inline(never)]
pub(crate) fn write_u64(buf: &mut Buf<'_>, value: u64) {
    write(buf, |digits| digits.all(value));
}

#[inline(never)]
pub(crate) fn write_i64(buf: &mut Buf<'_>, value: i64) {
    write(buf, |digits| {
        if value < 0 {
            digits.push(*b"-");
        }
        digits.all(value.unsigned_abs());
    });
}

#[inline(never)]
pub(crate) fn write_u128(buf: &mut Buf<'_>, value: u128) {
    write(buf, |digits| digits.wide(value));
}

#[inline(never)]
pub(crate) fn write_i128(buf: &mut Buf<'_>, value: i128) {
    write(buf, |digits| {
        if value < 0 {
            digits.push(*b"-");
        }
        digits.wide(value.unsigned_abs());
    });
}
