//! Enums, externally tagged as serde writes them, and the attributes of their variants.

use std::collections::BTreeMap;

use json_runtime::{ErrorKind, ToJson};
use serde::Serialize;

use crate::{fails, table};

#[derive(Serialize, ToJson)]
enum Shape {
    Unit,
    Newtype(f64),
    NewtypeUnit(()),
    Tuple(u8, String),
    EmptyTuple(),
    Struct { width: u32, r#in: Option<char> },
    EmptyStruct {},
    Nested(Box<Shape>),
}

#[test]
fn every_shape() {
    table! {
        Shape::Unit => r#""Unit""#;
        Shape::Newtype(1.0) => r#"{"Newtype":1.0}"#;
        Shape::NewtypeUnit(()) => r#"{"NewtypeUnit":null}"#;
        Shape::Tuple(1, "a".to_owned()) => r#"{"Tuple":[1,"a"]}"#;
        Shape::EmptyTuple() => r#"{"EmptyTuple":[]}"#;
        Shape::Struct { width: 1, r#in: None } => r#"{"Struct":{"width":1,"in":null}}"#;
        Shape::EmptyStruct {} => r#"{"EmptyStruct":{}}"#;
        Shape::Nested(Box::new(Shape::Nested(Box::new(Shape::Unit))))
            => r#"{"Nested":{"Nested":"Unit"}}"#;
        vec![Shape::Unit, Shape::EmptyTuple()] => r#"["Unit",{"EmptyTuple":[]}]"#;
    }
}

#[derive(Clone, Copy, Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i8)]
enum Plain {
    First = -1,
    Second,
    #[serde(rename = "the \"third\"")]
    Third = 10,
    r#Fourth,
}

#[test]
fn enums_without_data() {
    let all = [Plain::First, Plain::Second, Plain::Third, Plain::Fourth];
    table! {
        all => r#"["First","Second","the \"third\"","Fourth"]"#;
        BTreeMap::from(all.map(|key| (key, key)))
            => r#"{"First":"First","Second":"Second","the \"third\"":"the \"third\"","Fourth":"Fourth"}"#;
        Some(Plain::First) => r#""First""#;
    }
}

#[derive(Serialize, ToJson)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
enum Renamed {
    InProgress,
    #[serde(rename = "SECOND")]
    OnHold(u8),
    SentBack {
        unit_price: u8,
        #[serde(rename = "x_y")]
        z: u8,
    },
    #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
    NearlyDone {
        unit_price: u8,
    },
    #[serde(rename = "5", rename_all = "PascalCase")]
    AtLast {
        unit_price: u8,
    },
}

#[test]
fn renamed_variants_and_fields() {
    table! {
        Renamed::InProgress => r#""in-progress""#;
        Renamed::OnHold(1) => r#"{"SECOND":1}"#;
        Renamed::SentBack { unit_price: 1, z: 2 } => r#"{"sent-back":{"unitPrice":1,"x_y":2}}"#;
        Renamed::NearlyDone { unit_price: 1 } => r#"{"nearly-done":{"UNIT_PRICE":1}}"#;
        Renamed::AtLast { unit_price: 1 } => r#"{"5":{"UnitPrice":1}}"#;
    }
}

#[derive(Serialize, ToJson)]
enum Skipping {
    Written(u8),
    #[serde(skip)]
    Skipped,
    #[serde(skip_serializing)]
    SkippedData(()),
    Fields {
        #[serde(skip_serializing_if = "Option::is_none")]
        maybe: Option<u8>,
        #[serde(skip)]
        _never: u8,
    },
    Tuple(u8, #[serde(skip)] u8),
}

#[test]
fn skipped_variants_fail_and_skipped_fields_are_left_out() {
    table! {
        Skipping::Written(1) => r#"{"Written":1}"#;
        Skipping::Fields { maybe: None, _never: 0 } => r#"{"Fields":{}}"#;
        Skipping::Fields { maybe: Some(1), _never: 0 } => r#"{"Fields":{"maybe":1}}"#;
        Skipping::Tuple(1, 2) => r#"{"Tuple":[1]}"#;
    }
    fails(&Skipping::Skipped, ErrorKind::Unrepresentable, "$");
    fails(
        &(1, Skipping::SkippedData(())),
        ErrorKind::Unrepresentable,
        "$[1]",
    );
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct Id(u64);

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct Label<'a>(&'a str);

/// One of some names, or another.
#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
enum Currency<'a> {
    Eur,
    Usd,
    #[serde(skip)]
    #[expect(dead_code, reason = "it cannot be written")]
    Secret(u8),
    #[serde(untagged)]
    Other(&'a str),
    #[serde(untagged)]
    Numbered(Id),
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[serde(untagged)]
enum Name<N, T> {
    Number(N),
    Text(T),
    Flag(bool),
}

#[test]
fn derived_keys() {
    table! {
        BTreeMap::from([(Currency::Eur, 1), (Currency::Usd, 2), (Currency::Other("x\""), 3), (Currency::Numbered(Id(4)), 4)])
            => r#"{"eur":1,"usd":2,"x\"":3,"4":4}"#;
        BTreeMap::from([(Name::Number(-1), 1), (Name::Text("a"), 2), (Name::Flag(true), 3)])
            => r#"{"-1":1,"a":2,"true":3}"#;
        BTreeMap::from([(Id(1), 1), (Id(u64::MAX), 2)]) => r#"{"1":1,"18446744073709551615":2}"#;
        BTreeMap::from([(Label("a\n"), Id(7))]) => r#"{"a\n":7}"#;
    }
}

/// Some of these are keys, and others are not.
#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Piece,
    Gram(#[serde(skip)] u8),
    #[serde(skip)]
    Secret(u8),
    EmptyTuple(),
    EmptyStruct {},
    #[serde(untagged)]
    Nothing,
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[serde(untagged)]
enum Column<T> {
    None,
    #[serde(serialize_with = "minus")]
    Number(T),
    Text(String),
    Boxed(Box<Column<T>>),
    Optional(Option<Box<Self>>),
    Unwritten(#[serde(skip)] u8),
    Empty(#[serde(skip)] u8, #[serde(skip)] u8),
}

fn minus<T, S: serde::Serializer>(_: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str("-")
}

#[test]
fn variants_that_hold_nothing_are_no_obstacle_to_others() {
    let text = || Column::<()>::Text("a".to_owned());
    table! {
        BTreeMap::from([(Unit::Piece, 1), (Unit::Gram(1), 2)]) => r#"{"Piece":1,"Gram":2}"#;
        BTreeMap::from([(Column::Number(()), 1), (text(), 2)]) => r#"{"-":1,"a":2}"#;
        BTreeMap::from([(Column::Boxed(Box::new(text())), 1)]) => r#"{"a":1}"#;
        BTreeMap::from([(Column::Optional(Some(Box::new(text()))), 1)]) => r#"{"a":1}"#;
    }
    for unit in [
        Unit::Secret(1),
        Unit::EmptyTuple(),
        Unit::EmptyStruct {},
        Unit::Nothing,
    ] {
        fails(
            &BTreeMap::from([(unit, 1)]),
            ErrorKind::Unrepresentable,
            "$",
        );
    }
    for column in [
        Column::<u8>::None,
        Column::Optional(None),
        Column::Unwritten(1),
        Column::Empty(1, 2),
    ] {
        fails(
            &BTreeMap::from([(column, 1)]),
            ErrorKind::Unrepresentable,
            "$",
        );
    }
}
