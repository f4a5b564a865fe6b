//! `bool`, integers and floats, and the types that hold one.

use core::cmp::Reverse;
use core::num::{NonZero, Saturating, Wrapping};
use core::sync::atomic::{
    AtomicBool, AtomicI8, AtomicI16, AtomicI32, AtomicI64, AtomicIsize, AtomicU8, AtomicU16,
    AtomicU32, AtomicU64, AtomicUsize,
};

use crate::{same, table};

#[test]
fn numbers_have_these_texts() {
    table! {
        true => "true";
        false => "false";
        0_u8 => "0";
        -1_i8 => "-1";
        u64::MAX => "18446744073709551615";
        i64::MIN => "-9223372036854775808";
        usize::MAX => "18446744073709551615";
        u128::MAX => "340282366920938463463374607431768211455";
        i128::MIN => "-170141183460469231731687303715884105728";
        0.0_f64 => "0.0";
        -0.0_f64 => "-0.0";
        1.0_f32 => "1.0";
        0.1_f32 => "0.1";
        0.1_f64 + 0.2 => "0.30000000000000004";
        1e16_f64 => "1e+16";
        1e15_f64 => "1000000000000000.0";
        1.5e-7_f64 => "1.5e-7";
        1e-5_f64 => "0.00001";
        1e-6_f64 => "1e-6";
        5e-324_f64 => "5e-324";
        f64::MAX => "1.7976931348623157e+308";
        f32::MAX => "3.4028235e+38";
        f32::MIN_POSITIVE => "1.1754944e-38";
        f64::NAN => "null";
        f64::INFINITY => "null";
        f32::NEG_INFINITY => "null";
    }
}

#[test]
fn holders_of_a_number_are_written_as_it_is() {
    table! {
        Wrapping(7_u8) => "7";
        Saturating(-7_i128) => "-7";
        Reverse(1.5_f32) => "1.5";
        Reverse(Wrapping("a")) => r#""a""#;
        NonZero::<i8>::MIN => "-128";
        NonZero::<u16>::MAX => "65535";
        Some(NonZero::<u128>::MAX) => "340282366920938463463374607431768211455";
        AtomicBool::new(true) => "true";
        AtomicI8::new(-8) => "-8";
        AtomicI16::new(-16) => "-16";
        AtomicI32::new(-32) => "-32";
        AtomicI64::new(i64::MIN) => "-9223372036854775808";
        AtomicIsize::new(-1) => "-1";
        AtomicU8::new(8) => "8";
        AtomicU16::new(16) => "16";
        AtomicU32::new(32) => "32";
        AtomicU64::new(u64::MAX) => "18446744073709551615";
        AtomicUsize::new(1) => "1";
    }
}

/// The neighbourhood of every power of two and of ten, and the ends.
macro_rules! integers {
    ($($type:ty),+) => {$({
        let powers = (0..128)
            .flat_map(|exponent| [10_u128.checked_pow(exponent), 2_u128.checked_pow(exponent)])
            .flatten()
            .filter_map(|power| <$type>::try_from(power).ok());
        let mut values = vec![<$type>::MIN, <$type>::MAX];
        for power in powers {
            let around = [power.wrapping_sub(1), power, power.wrapping_add(1)];
            values.extend(around);
            values.extend(around.map(<$type>::wrapping_neg));
        }
        same(&values);
        for value in values {
            same(&value);
            if let Some(value) = NonZero::new(value) {
                same(&value);
            }
        }
    })+};
}

#[test]
fn integers_around_every_power_agree() {
    integers!(
        i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize
    );
}

/// `value`, its neighbours, and all three with the other sign.
fn around(value: f64) -> [f64; 6] {
    let (down, up) = (value.next_down(), value.next_up());
    [value, down, up, -value, -down, -up]
}

#[test]
fn doubles_around_every_power_agree() {
    for exponent in -330..=310 {
        let power: f64 = format!("1e{exponent}").parse().unwrap();
        for digits in [1.0, 1.5, 9.999, 1.2345, 1.23456, 2.5e-5] {
            same(&around(power * digits));
        }
    }
    for exponent in 0..0x7ff_u64 {
        same(&around(f64::from_bits(exponent << 52)));
    }
}

#[test]
fn singles_around_every_power_agree() {
    for exponent in 0..0xff_u32 {
        for fraction in [0, 1, 0x3f_ffff, 0x7f_ffff] {
            let value = f32::from_bits((exponent << 23) | fraction);
            same(&[value, value.next_down(), value.next_up(), -value]);
        }
    }
}

/// Prices and the like: a short cut of the writer must not change them.
#[test]
fn short_decimals_agree() {
    let mut values = Vec::new();
    for unit in [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6] {
        values.extend((0..2000).map(|count| f64::from(count) / unit));
        values.extend((0..2000).map(|count| f64::from(count) * 987_654_321.0 / unit));
        values.extend((0..200).map(|count| 99_999_999_999.0 + f64::from(count) / unit));
        values.extend((0..200).map(|count| 999_999_999_999_999.0 + f64::from(count) / unit));
    }
    same(&values);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the nearest float of 32 bits"
    )]
    let singles: Vec<f32> = values.iter().map(|value| *value as f32).collect();
    same(&singles);
}
