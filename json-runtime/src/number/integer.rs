//! Integers.

use super::digits::Digits;
use crate::buf::Buf;

/// Ten to the 16th: what the digits of a wide integer are split by.
const SIXTEEN_DIGITS: u128 = 10_000_000_000_000_000;

#[inline(never)]
pub(crate) fn write_u64(buf: &mut Buf<'_>, value: u64) {
    Digits::append(buf, |digits| digits.all(value));
}

#[inline(never)]
pub(crate) fn write_i64(buf: &mut Buf<'_>, value: i64) {
    Digits::append(buf, |digits| {
        if value < 0 {
            digits.sign();
        }
        digits.all(value.unsigned_abs());
    });
}

#[inline(never)]
pub(crate) fn write_u128(buf: &mut Buf<'_>, value: u128) {
    Digits::append(buf, |digits| write_wide(digits, value));
}

#[inline(never)]
pub(crate) fn write_i128(buf: &mut Buf<'_>, value: i128) {
    Digits::append(buf, |digits| {
        if value < 0 {
            digits.sign();
        }
        write_wide(digits, value.unsigned_abs());
    });
}

fn write_wide(digits: &mut Digits, value: u128) {
    if let Ok(value) = u64::try_from(value) {
        digits.all(value);
        return;
    }
    write_wide(digits, value / SIXTEEN_DIGITS);
    let low = (value % SIXTEEN_DIGITS) as u64;
    digits.eight(low / 100_000_000);
    digits.eight(low % 100_000_000);
}
