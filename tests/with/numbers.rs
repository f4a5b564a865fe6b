use std::num::{NonZero, Saturating, Wrapping};

use json_runtime::with::{AsString, Decimals, With};
use json_runtime::{ErrorKind, JsonContext, Plain};
use ordered_float::{NotNan, OrderedFloat};
use rust_decimal::Decimal;

use super::{Formed, under, writes};

#[derive(JsonContext)]
#[json(
    non_finite = "string",
    whole_floats = "1",
    wide_integers = "string",
    key_naming = "UPPERCASE"
)]
struct Texts;

#[derive(JsonContext)]
#[json(non_finite = "error")]
struct Strict;

#[test]
fn integers_are_quoted_once() {
    fn check<T>(value: &T, text: &str)
    where
        AsString: With<T, Plain> + With<T, Texts>,
    {
        writes::<AsString, _>(value, text);
        assert_eq!(under::<Texts, AsString, _>(value), text);
    }
    check(&i8::MIN, r#""-128""#);
    check(&i16::MIN, r#""-32768""#);
    check(&i32::MIN, r#""-2147483648""#);
    check(&i64::MIN, r#""-9223372036854775808""#);
    check(&isize::MIN, r#""-9223372036854775808""#);
    check(&i128::MIN, r#""-170141183460469231731687303715884105728""#);
    check(&u8::MAX, r#""255""#);
    check(&u16::MAX, r#""65535""#);
    check(&u32::MAX, r#""4294967295""#);
    check(&u64::MAX, r#""18446744073709551615""#);
    check(&usize::MAX, r#""18446744073709551615""#);
    check(&u128::MAX, r#""340282366920938463463374607431768211455""#);
    check(&NonZero::<u8>::MIN, r#""1""#);
    check(&NonZero::<isize>::MIN, r#""-9223372036854775808""#);
    check(&Wrapping(0_u64), r#""0""#);
    check(&Saturating(Wrapping(-1_i8)), r#""-1""#);
}

#[test]
fn floats_are_quoted_where_they_are_numbers() {
    for (float, plain, texts) in [
        (0.0, r#""0.0""#, r#""0""#),
        (-0.0, r#""-0.0""#, r#""-0""#),
        (1e300, r#""1e+300""#, r#""1e+300""#),
        (0.1, r#""0.1""#, r#""0.1""#),
        (f64::NAN, "null", r#""NaN""#),
        (f64::NEG_INFINITY, "null", r#""-Infinity""#),
    ] {
        writes::<AsString, _>(&float, plain);
        writes::<AsString, _>(&OrderedFloat(float), plain);
        assert_eq!(under::<Texts, AsString, _>(&float), texts);
    }
    writes::<AsString, _>(&1.5_f32, r#""1.5""#);
    writes::<AsString, _>(&NotNan::new(2.0).expect("a number"), r#""2.0""#);
}

#[test]
fn decimals_are_fixed() {
    for (float, none, two, ten) in [
        (0.0, "0", "0.00", "0.0000000000"),
        (-0.0, "-0", "-0.00", "-0.0000000000"),
        (-0.001, "-0", "-0.00", "-0.0010000000"),
        (0.125, "0", "0.12", "0.1250000000"),
        (0.375, "0", "0.38", "0.3750000000"),
        (1.5, "2", "1.50", "1.5000000000"),
        (2.5, "2", "2.50", "2.5000000000"),
        // The float is a bit less than its text says.
        (1.005, "1", "1.00", "1.0050000000"),
        (9.999, "10", "10.00", "9.9990000000"),
        (
            1e15 + 0.3,
            "1000000000000000",
            "1000000000000000.25",
            "1000000000000000.2500000000",
        ),
        (f64::NAN, "null", "null", "null"),
        (f64::INFINITY, "null", "null", "null"),
    ] {
        writes::<Decimals<0>, _>(&float, none);
        writes::<Decimals<2>, _>(&float, two);
        writes::<Decimals<10>, _>(&float, ten);
        writes::<Decimals<2>, _>(&OrderedFloat(float), two);
    }
    writes::<Decimals<1>, _>(&0.25_f32, "0.2");
    writes::<Decimals<3>, _>(&0.1_f32, "0.100");
    writes::<Decimals<1>, _>(&NotNan::new(2.0).expect("a number"), "2.0");
}

/// As many digits as a float can have, and a number nevertheless.
#[test]
fn long_decimals_are_numbers() {
    for float in [f64::MAX, f64::MIN, f64::MIN_POSITIVE, f64::EPSILON] {
        let text = under::<Plain, Decimals<100>, _>(&float);
        assert_eq!(text, format!("{float:.100}"));
        assert!(text.parse::<f64>().is_ok_and(f64::is_finite));
    }
}

#[test]
fn exact_decimals_are_rounded_not_cut() {
    for (mantissa, scale, none, two) in [
        (0, 0, "0", "0.00"),
        (1_005, 3, "1", "1.00"),
        (1_015, 3, "1", "1.02"),
        (9_995, 3, "10", "10.00"),
        (-1_259, 3, "-1", "-1.26"),
        (5, 1, "0", "0.50"),
        (i64::MAX, 0, "9223372036854775807", "9223372036854775807.00"),
    ] {
        let decimal = Decimal::new(mantissa, scale);
        writes::<Decimals<0>, _>(&decimal, none);
        writes::<Decimals<2>, _>(&decimal, two);
    }
    writes::<Decimals<30>, _>(
        &Decimal::MAX,
        &format!("{}.{}", Decimal::MAX, "0".repeat(30)),
    );
}

#[test]
fn what_is_not_finite_follows_the_context() {
    assert_eq!(under::<Texts, Decimals<2>, _>(&f64::NAN), r#""NaN""#);
    assert_eq!(
        under::<Texts, Decimals<2>, _>(&f32::INFINITY),
        r#""Infinity""#
    );
    for outcome in [
        Strict::to_string(&Formed::<Decimals<2>, _>(
            &f64::NAN,
            std::marker::PhantomData,
        )),
        Strict::to_string(&Formed::<AsString, _>(&f64::NAN, std::marker::PhantomData)),
    ] {
        assert_eq!(outcome.unwrap_err().kind(), ErrorKind::NonFinite);
    }
}
