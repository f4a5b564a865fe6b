use std::collections::BTreeMap;

use json_runtime::{ErrorKind, JsonContext, ToJson};

#[derive(JsonContext)]
#[json(non_finite = "string", whole_floats = "1")]
struct Text;

#[derive(JsonContext)]
#[json(non_finite = "error", indent = 2)]
struct Strict;

#[derive(JsonContext)]
#[json(non_finite = "null", omit = "nulls", whole_floats = "1.0")]
struct Sparse;

#[derive(ToJson)]
struct Reading {
    low: f32,
    high: Option<f64>,
    series: Vec<f64>,
}

#[test]
fn what_is_not_finite_is_null_text_or_an_error() {
    let reading = Reading {
        low: f32::NAN,
        high: Some(f64::INFINITY),
        series: vec![1.0, f64::NEG_INFINITY],
    };
    assert_eq!(
        json_runtime::to_string(&reading).unwrap(),
        r#"{"low":null,"high":null,"series":[1.0,null]}"#
    );
    assert_eq!(
        Text::to_string(&reading).unwrap(),
        r#"{"low":"NaN","high":"Infinity","series":[1,"-Infinity"]}"#
    );
    assert_eq!(
        Sparse::to_string(&reading).unwrap(),
        r#"{"series":[1.0,null]}"#
    );
    let error = Strict::to_string(&reading).unwrap_err();
    assert_eq!(
        (error.kind(), error.path()),
        (ErrorKind::NonFinite, "$.low")
    );

    let reading = Reading {
        low: 0.5,
        high: None,
        series: vec![1.0, 2.0, f64::NEG_INFINITY],
    };
    let error = Strict::to_string(&reading).unwrap_err();
    assert_eq!(error.path(), "$.series[2]");
    assert!(
        error
            .to_string()
            .starts_with("-Infinity is not a JSON number at $.series[2]"),
        "{error}"
    );
}

#[test]
fn whole_floats_are_written_as_the_context_says() {
    for (value, with, without) in [
        (0.0, "0.0", "0"),
        (-0.0, "-0.0", "-0"),
        (7.0, "7.0", "7"),
        (-1_234_567.0, "-1234567.0", "-1234567"),
        (0.25, "0.25", "0.25"),
        (12.34, "12.34", "12.34"),
        (0.001, "0.001", "0.001"),
        (19.99, "19.99", "19.99"),
        (0.000_01, "0.00001", "0.00001"),
        (123.456_789, "123.456789", "123.456789"),
    ] {
        assert_eq!(Sparse::to_string(&value).unwrap(), with);
        assert_eq!(Text::to_string(&value).unwrap(), without);
    }
    let keyed = [(1.5_f32, 1.0_f32)];
    assert_eq!(Text::to_string(&keyed).unwrap(), "[[1.5,1]]");
    assert_eq!(
        Text::to_string(&BTreeMap::from([("k", 3.0)])).unwrap(),
        r#"{"k":3}"#
    );
}
