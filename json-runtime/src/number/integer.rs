//! Integers.

use super::digits::{Digits, LONGEST};
use crate::buf::{Buf, member};

/// Ten to the 16th: what the digits of a wide integer are split by.
const SIXTEEN_DIGITS: u128 = 10_000_000_000_000_000;

/// What writes integers of one type: as a value, as a member, and as the elements of an array.
macro_rules! integer {
    ($($type:ty, $digits:ident, $write:ident, $member:ident, $retry:ident;)+) => {$(
        #[inline(never)]
        pub(crate) fn $write(buf: &mut Buf<'_>, value: $type) {
            let mut digits = Digits::reserve(buf);
            $digits(&mut digits, value);
            digits.end();
        }

        member! {
            fn $member(buf, separator, key, value: $type);
            retry $retry;
            room LONGEST;
            // SAFETY: there is room for the key and the longest number.
            unsafe {
                buf.put_key(separator, key);
                let mut digits = Digits::within(buf);
                $digits(&mut digits, value);
                digits.end();
            }
        }
    )+};
}

integer! {
    u64, unsigned, write_u64, write_u64_member, retry_u64;
    i64, signed, write_i64, write_i64_member, retry_i64;
    u128, wide, write_u128, write_u128_member, retry_u128;
    i128, signed_wide, write_i128, write_i128_member, retry_i128;
}

#[inline(always)]
fn unsigned(digits: &mut Digits<'_, '_>, value: u64) {
    digits.all(value);
}

#[inline(always)]
fn signed(digits: &mut Digits<'_, '_>, value: i64) {
    if value < 0 {
        digits.sign();
    }
    digits.all(value.unsigned_abs());
}

fn wide(digits: &mut Digits<'_, '_>, value: u128) {
    if let Ok(value) = u64::try_from(value) {
        digits.all(value);
        return;
    }
    wide(digits, value / SIXTEEN_DIGITS);
    let low = (value % SIXTEEN_DIGITS) as u64;
    digits.eight(low / 100_000_000);
    digits.eight(low % 100_000_000);
}

fn signed_wide(digits: &mut Digits<'_, '_>, value: i128) {
    if value < 0 {
        digits.sign();
    }
    wide(digits, value.unsigned_abs());
}
