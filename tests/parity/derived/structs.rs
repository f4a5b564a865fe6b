//! Structs of every shape, and the attributes of their fields.

use std::collections::BTreeMap;

use json_runtime::ToJson;
use serde::Serialize;

use crate::{same, table};

#[derive(Serialize, ToJson)]
struct Named {
    first: u8,
    second_field: Option<&'static str>,
    r#type: [f64; 2],
    größe: char,
}

#[derive(Serialize, ToJson)]
struct EmptyBraces {}

#[derive(Serialize, ToJson)]
struct Unit;

#[derive(Serialize, ToJson)]
struct Newtype(Vec<u8>);

#[derive(Serialize, ToJson)]
struct Pair(i32, Option<Unit>);

#[derive(Serialize, ToJson)]
struct EmptyParentheses();

#[test]
fn every_shape() {
    let named = Named {
        first: 1,
        second_field: None,
        r#type: [0.5, f64::NAN],
        größe: '"',
    };
    table! {
        named => "{\"first\":1,\"second_field\":null,\"type\":[0.5,null],\"größe\":\"\\\"\"}";
        EmptyBraces {} => "{}";
        Unit => "null";
        Newtype(vec![1, 2]) => "[1,2]";
        Pair(1, Some(Unit)) => "[1,null]";
        EmptyParentheses() => "[]";
        [EmptyBraces {}, EmptyBraces {}] => "[{},{}]";
        (EmptyParentheses(), Pair(-1, None)) => "[[],[-1,null]]";
    }
}

#[derive(Serialize, ToJson)]
struct Renamed {
    #[serde(rename = "a \"quoted\" \\ name\n\u{1}é🦀")]
    escaped: u8,
    #[serde(rename = "")]
    empty: u8,
    #[serde(rename(serialize = "out", deserialize = "in"))]
    sided: u8,
    #[serde(rename = "by serde")]
    #[json(rename = "by serde")]
    both: u8,
    #[serde(rename = "a name of more than sixteen bytes, of more than thirty-two even, and so on")]
    long: u8,
}

#[test]
fn renamed_fields() {
    let value = Renamed {
        escaped: 1,
        empty: 2,
        sided: 3,
        both: 4,
        long: 5,
    };
    crate::writes(
        &value,
        concat!(
            r#"{"a \"quoted\" \\ name\n\u0001é🦀":1,"":2,"out":3,"by serde":4,"#,
            r#""a name of more than sixteen bytes, of more than thirty-two even, and so on":5}"#
        ),
    );
}

#[derive(Serialize, ToJson)]
struct Skipping {
    #[serde(skip)]
    _never: Unwritable,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<u8>,
    #[serde(skip_serializing_if = "str::is_empty")]
    text: String,
    #[serde(skip_serializing_if = "is_zero")]
    #[json(skip_if = "is_zero")]
    number: u8,
    #[serde(skip_serializing)]
    _only_read: Unwritable,
    #[serde(skip_deserializing)]
    only_written: u8,
}

/// Has no way to be written: a skipped field needs none.
#[derive(Clone, Copy)]
struct Unwritable;

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[test]
fn skipped_fields() {
    let skipping = |option, text: &str, number| Skipping {
        _never: Unwritable,
        option,
        text: text.to_owned(),
        number,
        _only_read: Unwritable,
        only_written: 0,
    };
    table! {
        skipping(None, "", 0) => r#"{"only_written":0}"#;
        skipping(None, "", 1) => r#"{"number":1,"only_written":0}"#;
        skipping(Some(0), "x", 0) => r#"{"option":0,"text":"x","only_written":0}"#;
        skipping(None, "x", 2) => r#"{"text":"x","number":2,"only_written":0}"#;
    }
}

#[derive(Serialize, ToJson)]
struct AllSkipped {
    #[serde(skip)]
    _first: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<u8>,
}

#[derive(Serialize, ToJson)]
struct SkippingTuple(u8, #[serde(skip)] Unwritable, u8);

#[test]
fn nothing_left() {
    table! {
        AllSkipped { _first: 1, second: None } => "{}";
        [AllSkipped { _first: 1, second: Some(2) }] => r#"[{"second":2}]"#;
        SkippingTuple(1, Unwritable, 2) => "[1,2]";
    }
}

#[derive(Serialize, ToJson)]
#[serde(transparent)]
struct Transparent {
    value: BTreeMap<String, u8>,
}

#[derive(Serialize, ToJson)]
#[serde(transparent)]
struct TransparentTuple(Option<Newtype>);

#[test]
fn transparent_structs() {
    let value = BTreeMap::from([("key".to_owned(), 1)]);
    table! {
        Transparent { value } => r#"{"key":1}"#;
        TransparentTuple(None) => "null";
        TransparentTuple(Some(Newtype(vec![]))) => "[]";
    }
}

mod upside_down {
    use json_runtime::{JsonContext, JsonWriter};
    use serde::Serializer;

    pub(super) fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&text.chars().rev().collect::<String>())
    }

    pub(super) fn write_json<C: JsonContext>(text: &str, w: &mut JsonWriter<'_, C>) {
        w.string(&text.chars().rev().collect::<String>());
    }
}

#[derive(Serialize, ToJson)]
struct With {
    #[serde(with = "upside_down")]
    #[json(with = "upside_down")]
    text: &'static str,
    after: u8,
}

#[derive(Serialize, ToJson)]
struct WithTuple(
    u8,
    #[serde(with = "upside_down")]
    #[json(with = "upside_down")]
    &'static str,
);

#[test]
fn fields_written_by_a_function() {
    table! {
        With { text: "a\"", after: 1 } => r#"{"text":"\"a","after":1}"#;
        WithTuple(1, "xyz") => r#"[1,"zyx"]"#;
    }
}

#[derive(Serialize, ToJson)]
struct Tree {
    value: u32,
    children: Vec<Tree>,
    sibling: Option<Box<Tree>>,
}

#[test]
fn recursive_structs() {
    let tree = (0..40).fold(None, |sibling: Option<Box<Tree>>, value| {
        let children = (0..value % 3).map(|value| Tree {
            value,
            children: vec![],
            sibling: None,
        });
        Some(Box::new(Tree {
            value,
            children: children.collect(),
            sibling,
        }))
    });
    same(&tree);
}
