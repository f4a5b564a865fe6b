use std::collections::BTreeMap;

use json_runtime::{JsonContext, ToJson};

#[derive(ToJson, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    Pending,
    InTransit = 7,
    Delivered,
    Lost = -1,
}

#[derive(ToJson)]
#[json(enums = "string")]
enum AlwaysText {
    One,
}

#[derive(ToJson)]
#[json(enums = "number")]
#[repr(u64)]
enum AlwaysNumber {
    Huge = u64::MAX,
}

#[derive(ToJson)]
enum WithData {
    Unit,
    Newtype(Status),
}

#[derive(JsonContext)]
#[json(enums = "number")]
struct Numbers;

#[derive(JsonContext)]
#[json(enums = "string", variant_naming = "SCREAMING_SNAKE_CASE")]
struct Screaming;

#[derive(JsonContext)]
#[json(enums = "number", wide_integers = "string_if_unsafe")]
struct Safe;

#[test]
fn an_enum_without_data_is_a_name_or_its_discriminant() {
    for (status, text, number, screaming) in [
        (Status::Pending, r#""Pending""#, "0", r#""PENDING""#),
        (Status::InTransit, r#""InTransit""#, "7", r#""IN_TRANSIT""#),
        (Status::Delivered, r#""Delivered""#, "8", r#""DELIVERED""#),
        (Status::Lost, r#""Lost""#, "-1", r#""LOST""#),
    ] {
        assert_eq!(json_runtime::to_string(&status).unwrap(), text);
        assert_eq!(Numbers::to_string(&status).unwrap(), number);
        assert_eq!(Screaming::to_string(&status).unwrap(), screaming);
    }
}

#[test]
fn the_attribute_of_an_enum_wins_over_the_context() {
    assert_eq!(Numbers::to_string(&AlwaysText::One).unwrap(), r#""One""#);
    assert_eq!(
        json_runtime::to_string(&AlwaysNumber::Huge).unwrap(),
        "18446744073709551615"
    );
}

#[test]
fn a_discriminant_beyond_the_safe_integers_is_text_where_these_are() {
    assert_eq!(
        Safe::to_string(&AlwaysNumber::Huge).unwrap(),
        r#""18446744073709551615""#
    );
    assert_eq!(Safe::to_string(&Status::Delivered).unwrap(), "8");
}

#[test]
fn enums_with_data_keep_their_names() {
    assert_eq!(Numbers::to_string(&WithData::Unit).unwrap(), r#""Unit""#);
    assert_eq!(
        Numbers::to_string(&WithData::Newtype(Status::Lost)).unwrap(),
        r#"{"Newtype":-1}"#
    );
}

#[test]
fn keys_are_what_values_are_in_quotes() {
    let counts = BTreeMap::from([(Status::InTransit, 1), (Status::Pending, 2)]);
    assert_eq!(
        json_runtime::to_string(&counts).unwrap(),
        r#"{"Pending":2,"InTransit":1}"#
    );
    assert_eq!(Numbers::to_string(&counts).unwrap(), r#"{"0":2,"7":1}"#);
    assert_eq!(
        Screaming::to_string(&counts).unwrap(),
        r#"{"PENDING":2,"IN_TRANSIT":1}"#
    );
}
