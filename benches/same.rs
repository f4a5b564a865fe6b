//! Whether two JSON values are the same.

use serde_json::{Number, Value};

/// Whether two values are the same, where `1`, `1.0` and `1e0` are one number.
pub(crate) fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => same_number(left, right),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(l, r)| same(l, r))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(name, value)| right.get(name).is_some_and(|other| same(value, other)))
        }
        _ => left == right,
    }
}

/// Integers are compared as integers: many of them are one float.
fn same_number(left: &Number, right: &Number) -> bool {
    if left.is_f64() || right.is_f64() {
        left.as_f64() == right.as_f64()
    } else {
        left == right
    }
}

#[cfg(test)]
mod tests {
    use super::same;
    use serde_json::Value;

    #[test]
    fn values_are_the_same_whatever_their_spelling() {
        for (left, right, expected) in [
            ("1", "1.0", true),
            ("[1e3, null]", "[1000, null]", true),
            (r#"{"a": 1, "b": 2}"#, r#"{"b": 2.0, "a": 1}"#, true),
            (r#""\u0041""#, r#""A""#, true),
            ("18446744073709551615", "18446744073709551614", false),
            ("0.1", "0.10000000000000002", false),
            ("[1]", "[1, 1]", false),
            (r#"{"a": null}"#, "{}", false),
            (r#"{"a": 1}"#, r#"{"b": 1}"#, false),
            ("0", "null", false),
        ] {
            let [l, r] =
                [left, right].map(|text| serde_json::from_str::<Value>(text).expect("is JSON"));
            assert_eq!(same(&l, &r), expected, "{left} and {right}");
            assert_eq!(same(&r, &l), expected, "{right} and {left}");
        }
    }
}
