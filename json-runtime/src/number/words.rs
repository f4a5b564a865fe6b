//! The digits of a number below ten to the 8th as one word: the first one in the lowest byte.

/// Ten to the 8th.
pub(super) const EIGHT: u64 = 100_000_000;

/// How many digits a number below ten to the 8th has: zero has one.
#[inline(always)]
pub(super) fn digit_count(value: u64) -> usize {
    // Where the power of ten within these bits is reached, the addition carries to the count.
    let bits = (value | 1).ilog2();
    ((value + COUNTS[bits as usize % COUNTS.len()]) >> 32) as usize
}

/// For the position of the highest bit of a number: the count of digits in the upper half, and less
/// the power of ten at which it is reached, if there is one among the numbers with this highest bit.
static COUNTS: [u64; 32] = {
    let mut counts = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let digits = 1 + (1_u64 << bits).ilog10() as u64;
        let power = 10_u64.pow(digits as u32);
        counts[bits] = if power < 2 << bits {
            ((digits + 1) << 32) - power
        } else {
            digits << 32
        };
        bits += 1;
    }
    counts
};

/// The eight digits of a number below ten to the 8th, all computed in one word: the first one in the
/// lowest byte.
#[inline(always)]
pub(super) const fn eight_digits(value: u64) -> u64 {
    // Each step splits every part into two, and keeps the first one in the lower half of its lane:
    // division by a constant is a multiplication and a shift.
    let fours = (value / 10_000) | ((value % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = tens | ((twos - tens * 10) << 8);
    ones + 0x3030_3030_3030_3030
}

/// The two digits of a number below a hundred: the first one in the lower byte.
#[inline(always)]
pub(super) const fn two_digits(value: u64) -> u16 {
    let tens = (value * 103) >> 10;
    let ones = value - tens * 10;
    (tens | ones << 8) as u16 + 0x3030
}

/// The digits of two such numbers.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(super) fn sixteen_digits(high: u64, low: u64) -> [u64; 2] {
    [eight_digits(high), eight_digits(low)]
}

/// The digits of two such numbers, by the same steps for both of them at once.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn sixteen_digits(high: u64, low: u64) -> [u64; 2] {
    use core::arch::x86_64::{
        __m128i, _mm_add_epi8, _mm_mul_epu32, _mm_mulhi_epu16, _mm_mullo_epi16, _mm_or_si128,
        _mm_set_epi32, _mm_set1_epi8, _mm_set1_epi16, _mm_set1_epi32, _mm_slli_epi16,
        _mm_slli_epi32, _mm_slli_epi64, _mm_srli_epi16, _mm_srli_epi64, _mm_sub_epi16,
        _mm_sub_epi32,
    };

    // SAFETY: SSE2 is part of x86-64; the bits of two words are those of a vector.
    unsafe {
        let both = _mm_set_epi32(0, low as i32, 0, high as i32);
        // Divided by ten to the 4th: multiplied by 2 to the 45th over that, rounded up.
        let magic = _mm_set1_epi32(0xd1b7_1759_u32.cast_signed());
        let quotients = _mm_srli_epi64::<45>(_mm_mul_epu32(both, magic));
        let rests = _mm_sub_epi32(both, _mm_mul_epu32(quotients, _mm_set1_epi32(10_000)));
        let fours = _mm_or_si128(quotients, _mm_slli_epi64::<32>(rests));
        // By a hundred: 5243 is 2 to the 19th over that, rounded up.
        let hundreds = _mm_srli_epi16::<3>(_mm_mulhi_epu16(fours, _mm_set1_epi16(5243)));
        let rests = _mm_sub_epi16(fours, _mm_mullo_epi16(hundreds, _mm_set1_epi16(100)));
        let twos = _mm_or_si128(hundreds, _mm_slli_epi32::<16>(rests));
        // By ten: 6554 is 2 to the 16th over that, rounded up.
        let tens = _mm_mulhi_epu16(twos, _mm_set1_epi16(6554));
        let rests = _mm_sub_epi16(twos, _mm_mullo_epi16(tens, _mm_set1_epi16(10)));
        let digits = _mm_or_si128(tens, _mm_slli_epi16::<8>(rests));
        let text = _mm_add_epi8(digits, _mm_set1_epi8(b'0'.cast_signed()));
        core::mem::transmute::<__m128i, [u64; 2]>(text)
    }
}
