//! Integers.

use super::digits::{BATCH, Digits, LONGEST};
use crate::buf::{Buf, member};

/// Ten to the 16th: what the digits of a wide integer are split by.
const SIXTEEN_DIGITS: u128 = 10_000_000_000_000_000;

/// What writes integers of one type: as a value, as a member, and as the elements of an array.
macro_rules! integer {
    ($($type:ty, $digits:ident, $write:ident, $member:ident, $apart:ident;)+) => {$(
        #[inline(never)]
        pub(crate) fn $write(buf: &mut Buf<'_>, value: $type) {
            let mut digits = Digits::reserve(buf);
            $digits(&mut digits, value);
            digits.end();
        }

        member! {
            fn $member(buf, separator, key, value: $type);
            apart $apart, $write;
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
    u64, unsigned, write_u64, write_u64_member, u64_apart;
    i64, signed, write_i64, write_i64_member, i64_apart;
    u128, wide, write_u128, write_u128_member, u128_apart;
    i128, signed_wide, write_i128, write_i128_member, i128_apart;
}

/// Writes an array of integers, brackets and all. Those of one element, as lists of references to others
/// often are, are not worth what it takes to begin a run.
macro_rules! array {
    ($($wide:ty, $digits:ident, $write:ident, $many:ident;)+) => {$(
        pub(crate) fn $write<T: Copy + Into<$wide>>(buf: &mut Buf<'_>, items: &[T]) {
            match items {
                [] => buf.push_all(*b"[]"),
                [item] => {
                    let mut digits = Digits::reserve_in_brackets(buf);
                    digits.separator(b'[');
                    $digits(&mut digits, (*item).into());
                    digits.separator(b']');
                    digits.end();
                }
                _ => $many(buf, items),
            }
        }

        #[inline(never)]
        fn $many<T: Copy + Into<$wide>>(buf: &mut Buf<'_>, items: &[T]) {
            let mut separator = b'[';
            let mut items = items.iter();
            while !items.as_slice().is_empty() {
                let mut digits = Digits::reserve_run(buf);
                for item in items.by_ref().take(BATCH) {
                    digits.separator(separator);
                    separator = b',';
                    $digits(&mut digits, (*item).into());
                }
                digits.end();
            }
            buf.push(b']');
        }
    )+};
}

array! {
    u64, unsigned, write_u64_array, write_u64_run;
    i64, signed, write_i64_array, write_i64_run;
    u128, wide, write_u128_array, write_u128_run;
    i128, signed_wide, write_i128_array, write_i128_run;
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
    digits.sixteen((value % SIXTEEN_DIGITS) as u64);
}

fn signed_wide(digits: &mut Digits<'_, '_>, value: i128) {
    if value < 0 {
        digits.sign();
    }
    wide(digits, value.unsigned_abs());
}
