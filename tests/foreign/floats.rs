use json_runtime::{ErrorKind, JsonContext};
use ordered_float::{NotNan, OrderedFloat};
use rust_decimal::Decimal;

use super::{Api, is_fixed, is_key, is_omitted, same, writes};

#[derive(JsonContext)]
#[json(non_finite = "error")]
struct Strict;

#[test]
fn ordered_floats_are_floats() {
    for float in [
        0.0,
        -0.0,
        1.5,
        f64::MIN,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::EPSILON,
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
    ] {
        same(&OrderedFloat(float));
        if let Ok(float) = NotNan::new(float) {
            same(&float);
        }
    }
    same(&OrderedFloat(f32::MAX));
    is_key(OrderedFloat(1.0_f32), r#""1.0""#, r#""1.0""#);
    is_key(
        NotNan::new(-2.5).expect("a number"),
        r#""-2.5""#,
        r#""-2.5""#,
    );
    assert!(is_omitted(&OrderedFloat(f64::NAN)));
    assert!(is_omitted(&NotNan::new(0.0_f32).expect("a number")));
    let error = Strict::to_string(&[OrderedFloat(f64::NAN)]).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::NonFinite, "$[0]"));
}

#[test]
fn decimals_are_strings() {
    is_fixed(Decimal::MAX, "79228162514264337593543950335");
    is_fixed(Decimal::MIN, "-79228162514264337593543950335");
    is_fixed(
        Decimal::from_i128_with_scale(1, 28),
        "0.0000000000000000000000000001",
    );
    is_fixed(
        Decimal::from_i128_with_scale(-79_228_162_514_264_337_593_543_950_335, 28),
        "-7.9228162514264337593543950335",
    );
    is_fixed(Decimal::new(100, 2), "1.00");
    is_fixed(Decimal::new(0, 3), "0.000");
    let mut negative_zero = Decimal::new(0, 1);
    negative_zero.set_sign_negative(true);
    is_fixed(negative_zero, "-0.0");
    assert!(is_omitted(&Decimal::new(0, 3)));
    assert!(!is_omitted(&Decimal::new(1, 3)));
}

#[test]
fn decimals_stay_strings_under_contexts() {
    writes(&Decimal::new(-1_250, 2), r#""-12.50""#, r#""-12.50""#);
    assert_eq!(Api::to_string(&Some(Decimal::ONE)).unwrap(), r#""1""#);
}
