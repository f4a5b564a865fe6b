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

/// A place to write the text of one number to.
///
/// Invariant: from `at` on there is room for the rest of a text of [`LONGEST`] bytes. It holds
/// because the modules beside this one write one number each time: a sign and up to 39 digits, or a
/// sign, up to 20 digits, a point and up to four.
pub(super) struct Digits {
    at: *mut u8,
    #[cfg(debug_assertions)]
    end: *mut u8,
}

impl Digits {
    /// Appends what `write` writes to a buffer.
    #[inline]
    pub(super) fn append(buf: &mut Buf<'_>, write: impl FnOnce(&mut Self)) {
        buf.reserve(LONGEST);
        let start = buf.cursor();
        let mut digits = Self {
            at: start,
            #[cfg(debug_assertions)]
            end: start.wrapping_add(LONGEST),
        };
        write(&mut digits);
        let len = digits.at as usize - start as usize;
        // SAFETY: `len` bytes have been written, all of them ASCII.
        unsafe { buf.commit(len) }
    }

    #[inline]
    fn push<const N: usize>(&mut self, bytes: [u8; N]) {
        #[cfg(debug_assertions)]
        assert!(bytes.is_ascii() && self.end as usize - self.at as usize >= N);
        // SAFETY: there is room for the bytes by the invariant.
        unsafe {
            self.at.cast::<[u8; N]>().write_unaligned(bytes);
            self.at = self.at.add(N);
        }
    }

    #[inline]
    pub(super) fn sign(&mut self) {
        self.push(*b"-");
    }

    #[inline]
    pub(super) fn point(&mut self) {
        self.push(*b".");
    }

    /// One digit: a value below ten.
    #[inline]
    pub(super) fn digit(&mut self, value: u64) {
        self.push([b'0' + (value % 10) as u8]);
    }

    /// Two digits, zeros in front.
    #[inline]
    pub(super) fn pair(&mut self, value: u64) {
        self.push(PAIRS[value as usize % 100]);
    }

    /// Four digits, zeros in front.
    #[inline]
    pub(super) fn four(&mut self, value: u64) {
        self.pair(value / 100);
        self.pair(value % 100);
    }

    /// Eight digits, zeros in front.
    #[inline]
    pub(super) fn eight(&mut self, value: u64) {
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
    pub(super) fn all(&mut self, value: u64) {
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
