//! Derived types as the keys of maps.

use std::collections::BTreeMap;

use crate::assert_json;
use json_runtime::{JsonContext, KeyWriter, Plain, ToJson, ToJsonKey};

#[derive(JsonContext)]
#[json(
    variant_naming = "kebab-case",
    key_naming = "UPPERCASE",
    enums = "number"
)]
struct Numbers;

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct Sku(String);

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(transparent)]
struct Id {
    value: u64,
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct Wrapped<T>(T);

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(context = Plain)]
struct OnlyPlain(String);

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(context = Plain)]
struct NoKey(Vec<u8>);

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    VeryLow = -1,
    High = 1,
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(enums = "string")]
enum Named {
    #[json(rename = "a \"name\"")]
    A,
    #[json(skip)]
    Hidden,
}

#[test]
fn newtypes_are_keys_where_their_fields_are() {
    assert_json! {
        Plain: &BTreeMap::from([(Sku("a".into()), 1)]) => r#"{"a":1}"#,
        Plain: &BTreeMap::from([(Id { value: 7 }, 1)]) => r#"{"7":1}"#,
        Plain: &BTreeMap::from([(Wrapped(Wrapped('x')), 1)]) => r#"{"x":1}"#,
        Plain: &BTreeMap::from([(OnlyPlain("a".into()), 1)]) => r#"{"a":1}"#,
        Plain: &NoKey(vec![1]) => "[1]",
        Numbers: &BTreeMap::from([(Sku("a".into()), 1)]) => r#"{"A":1}"#,
    }
}

#[test]
fn enums_without_data_are_keys() {
    let levels = BTreeMap::from([(Level::VeryLow, 1), (Level::High, 2)]);
    assert_json! {
        Plain: &levels => r#"{"VeryLow":1,"High":2}"#,
        Numbers: &levels => r#"{"-1":1,"1":2}"#,
        Numbers: &BTreeMap::from([(Named::A, 1)]) => r#"{"a \"name\"":1}"#,
        Plain: &BTreeMap::from([(Named::Hidden, 1)]) =>
            "the enum variant Named::Hidden cannot be serialized at $ (byte 1)",
    }
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(no_key)]
struct ByHand(String);

impl<C: JsonContext> ToJsonKey<C> for ByHand {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(&format_args!("<{}>", self.0));
    }
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(no_key)]
struct Pair((u8, u8));

impl ToJsonKey<Plain> for Pair {
    fn write_key(&self, key: KeyWriter<'_, '_, Plain>) {
        key.display(&format_args!("{}-{}", self.0.0, self.0.1));
    }
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(no_key)]
enum Color {
    Red = 0xff_0000,
    #[json(skip)]
    #[expect(dead_code, reason = "one variant alone has no size")]
    Green,
}

impl<C: JsonContext> ToJsonKey<C> for Color {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        match self {
            Self::Red | Self::Green => key.text("#ff0000"),
        }
    }
}

#[derive(ToJson, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[json(into = "String", no_key)]
struct Converted(u8);

impl From<Converted> for String {
    fn from(value: Converted) -> Self {
        value.0.to_string()
    }
}

impl<C: JsonContext> ToJsonKey<C> for Converted {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.text("a key");
    }
}

#[test]
fn an_impl_by_hand_can_take_the_place_of_the_derived_one() {
    assert_json! {
        Plain: &BTreeMap::from([(ByHand("a".into()), ByHand("b".into()))]) => r#"{"<a>":"b"}"#,
        Plain: &BTreeMap::from([(Pair((1, 2)), Pair((3, 4)))]) => r#"{"1-2":[3,4]}"#,
        Plain: &BTreeMap::from([(Color::Red, Color::Red)]) => r##"{"#ff0000":"Red"}"##,
        Plain: &BTreeMap::from([(Converted(1), Converted(2))]) => r#"{"a key":"2"}"#,
    }
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
enum Size {
    Small,
    Unknown(),
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[json(untagged, context = Plain)]
enum Expression {
    Name(&'static str),
    Inner(Box<Expression>),
}

#[test]
fn a_variant_that_is_no_key_is_named() {
    let inner = Expression::Inner(Box::new(Expression::Name("a")));
    assert_json! {
        Plain: &BTreeMap::from([(Size::Small, 1)]) => r#"{"Small":1}"#,
        Plain: &BTreeMap::from([(Size::Unknown(), 1)]) =>
            "the enum variant Size::Unknown cannot be the key of an object at $ (byte 1)",
        Plain: &BTreeMap::from([(inner, 1)]) => r#"{"a":1}"#,
    }
}
