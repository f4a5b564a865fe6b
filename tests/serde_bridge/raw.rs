use std::borrow::Cow;
use std::collections::BTreeMap;

use json_runtime::{ErrorKind, Escape, JsonContext, Omit, Plain, Serde, WholeFloats, WideIntegers};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::{by_hand, fails, refused, same, writes};

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).expect("valid JSON")
}

#[derive(Serialize)]
struct Message<'a> {
    id: u8,
    payload: &'a RawValue,
    more: Vec<Cow<'a, RawValue>>,
    by_name: BTreeMap<u8, Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<Box<RawValue>>,
}

#[test]
fn raw_text_is_copied() {
    for text in [
        "null",
        "[1, 2,\t3]",
        r#"{"a" :  "\u0041<é" }"#,
        "1.50",
        "-0",
        "123456789012345678901234567890",
    ] {
        writes(&raw(text), text);
        let payload = raw(text);
        same(&Message {
            id: 1,
            payload: &payload,
            more: vec![Cow::Borrowed(&payload), Cow::Owned(payload.clone())],
            by_name: BTreeMap::from([(1, payload.clone())]),
            option: Some(payload.clone()),
        });
    }
    same(&to_raw_value(&("x".repeat(100_000), 1)).expect("a value"));
}

#[derive(Serialize)]
enum Around {
    Newtype(Box<RawValue>),
    Struct { raw: Box<RawValue> },
}

#[test]
fn raw_text_can_be_anywhere() {
    same(&Around::Newtype(raw("[ ]")));
    same(&Around::Struct { raw: raw("{ }") });
    same(&(Some(raw("true")), [raw("1 "), raw(" 2")]));
}

struct Careful;

impl JsonContext for Careful {
    const ESCAPE: Escape = Escape::Ascii;
    const OMIT: Omit = Omit::Defaults;
    const WIDE_INTEGERS: WideIntegers = WideIntegers::String;
}

#[test]
fn no_context_changes_raw_text() {
    let text = r#"["é", 5, 1.0, "<"]"#;
    assert_eq!(Careful::to_string(&Serde(raw(text))).unwrap(), text);
    assert_eq!(Careful::to_string(&raw(text)).unwrap(), text);
}

#[test]
fn raw_text_is_omitted_by_what_it_says() {
    let raws = by_hand!(|s| {
        let mut object = s.serialize_struct("Raws", 4)?;
        object.serialize_field("null", &raw("null"))?;
        object.serialize_field("zero", &raw("0"))?;
        object.serialize_field("some", &Some(raw("0")))?;
        object.serialize_field("list", &raw("[]"))?;
        object.serialize_field("text", &raw("\"null\""))?;
        object.end()
    });
    same(&raws);
    assert_eq!(
        crate::Skipping::to_string(&Serde(&raws)).unwrap(),
        r#"{"zero":0,"some":0,"list":[],"text":"null"}"#
    );
    assert_eq!(
        Careful::to_string(&Serde(&raws)).unwrap(),
        r#"{"some":0,"text":"null"}"#
    );
}

/// What serde_json's `Number` is to a serializer under `arbitrary_precision`.
struct Number(&'static str);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("$serde_json::private::Number", 1)?;
        object.serialize_field("$serde_json::private::Number", self.0)?;
        object.end()
    }
}

struct Safe;

impl JsonContext for Safe {
    const WHOLE_FLOATS: WholeFloats = WholeFloats::WithoutFraction;
    const WIDE_INTEGERS: WideIntegers = WideIntegers::StringIfUnsafe;
}

#[test]
fn numbers_of_any_precision_are_copied() {
    for (text, safe, careful) in [
        ("1.50", "1.50", "1.50"),
        ("2.0", "2", "2.0"),
        ("1e400", "1e400", "1e400"),
        ("-7", "-7", "\"-7\""),
        (
            "9007199254740991",
            "9007199254740991",
            "\"9007199254740991\"",
        ),
        (
            "-9007199254740992",
            "\"-9007199254740992\"",
            "\"-9007199254740992\"",
        ),
        (
            "123456789012345678901234567890",
            "\"123456789012345678901234567890\"",
            "\"123456789012345678901234567890\"",
        ),
    ] {
        assert_eq!(Plain::to_string(&Serde(Number(text))).unwrap(), text);
        assert_eq!(Safe::to_string(&Serde(Number(text))).unwrap(), safe);
        assert_eq!(Careful::to_string(&Serde(Number(text))).unwrap(), careful);
    }
}

#[test]
fn printed_raw_text_is_copied_too() {
    let value = by_hand!(|s| {
        let mut object = s.serialize_struct("$serde_json::private::RawValue", 1)?;
        object.serialize_field("$serde_json::private::RawValue", &crate::Printed("[1, 2]"))?;
        object.end()
    });
    writes(&value, "[1, 2]");
}

#[test]
fn what_only_looks_raw_is_refused() {
    macro_rules! raw_of {
        ($($value:expr),+) => {
            by_hand!(|s| {
                let mut object = s.serialize_struct("$serde_json::private::RawValue", 1)?;
                $(object.serialize_field("$serde_json::private::RawValue", &$value)?;)+
                object.end()
            })
        };
    }
    let message = "a RawValue or Number of serde_json must have one text at $ (byte 0)";
    fails(&raw_of!(1), ErrorKind::Custom, message);
    fails(&raw_of!([1]), ErrorKind::Custom, message);
    fails(&raw_of!(Some("1")), ErrorKind::Custom, message);
    let empty = by_hand!(|s| s
        .serialize_struct("$serde_json::private::RawValue", 1)?
        .end());
    refused::<Plain, _>(&empty, ErrorKind::Custom, message);
    let error = Plain::to_string(&Serde(raw_of!("1", "2"))).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Custom);
}
