use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, SerializeStruct};

use crate::{Blob, Printed, by_hand, same, writes};

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Newtype<T>(T);

#[derive(Serialize)]
struct Pair(u8, Option<&'static str>);

#[derive(Serialize, Default)]
struct Named {
    r#type: u8,
    option: Option<i32>,
    text: String,
    #[serde(skip)]
    _skipped: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    list: Vec<u8>,
    #[serde(rename = "q\"\\\n<é\u{1}")]
    hostile: (),
}

#[derive(Serialize)]
struct Empty {}

#[derive(Serialize)]
enum Choice {
    Unit,
    Newtype(Option<u8>),
    Tuple(u8, String),
    EmptyTuple(),
    Struct {
        a: u8,
        b: Option<u8>,
    },
    EmptyStruct {},
    #[serde(rename = "re\"named")]
    Renamed,
    #[serde(rename = "re\"named2")]
    RenamedNewtype(Box<Choice>),
}

#[test]
fn scalars() {
    for value in [i64::MIN, -1, 0, 7, i64::MAX] {
        same(&value);
    }
    same(&(i8::MIN, i16::MIN, i32::MIN, i64::MIN, i128::MIN, isize::MIN));
    same(&(u8::MAX, u16::MAX, u32::MAX, u64::MAX, u128::MAX, usize::MAX));
    same(&(true, false, 'x', '"', '\u{1F980}', "text", ""));
    same(&[
        0.0,
        -0.0,
        1.0,
        0.1,
        1e21,
        1e-7,
        f64::MIN,
        f64::NAN,
        f64::INFINITY,
    ]);
    same(&[
        0.0,
        -0.0,
        1.0,
        0.1_f32,
        1e21,
        f32::MAX,
        f32::NAN,
        f32::NEG_INFINITY,
    ]);
}

#[test]
fn hostile_text() {
    let all: String = ('\0'..='\u{200}')
        .chain(['\u{2028}', '\u{2029}', '\u{10FFFF}'])
        .collect();
    same(&all);
    same(&[("x".repeat(5000) + "\"").repeat(20)]);
    same(&BTreeMap::from([(all, 1)]));
    same(&Printed("a\"b\\c\nd\u{0}é🦀"));
}

#[test]
fn nothing_is_null() {
    writes(&(), "null");
    writes(&Unit, "null");
    writes(&None::<Unit>, "null");
    writes(&Some(Some(Unit)), "null");
    writes(&Newtype(Unit), "null");
}

#[test]
fn structs() {
    writes(&Newtype(Newtype(7)), "7");
    writes(&Pair(1, Some("a")), r#"[1,"a"]"#);
    writes(&Empty {}, "{}");
    writes(
        &Named::default(),
        r#"{"type":0,"option":null,"text":"","q\"\\\n<é\u0001":null}"#,
    );
    let full = Named {
        option: Some(1),
        text: "t".into(),
        list: vec![1, 2],
        ..Named::default()
    };
    same(&[full, Named::default()]);
}

#[test]
fn variants() {
    writes(&Choice::Unit, r#""Unit""#);
    writes(&Choice::Renamed, r#""re\"named""#);
    writes(&Choice::Newtype(None), r#"{"Newtype":null}"#);
    writes(&Choice::Tuple(1, "t".into()), r#"{"Tuple":[1,"t"]}"#);
    writes(&Choice::EmptyTuple(), r#"{"EmptyTuple":[]}"#);
    writes(
        &Choice::Struct { a: 1, b: None },
        r#"{"Struct":{"a":1,"b":null}}"#,
    );
    writes(&Choice::EmptyStruct {}, r#"{"EmptyStruct":{}}"#);
    let nested = Choice::RenamedNewtype(Box::new(Choice::Struct { a: 1, b: Some(2) }));
    writes(&nested, r#"{"re\"named2":{"Struct":{"a":1,"b":2}}}"#);
    same(&[nested, Choice::Tuple(1, String::new()), Choice::Unit]);
}

#[test]
fn sequences() {
    writes(&[0; 0], "[]");
    writes(&(1, "a", [2.5], ((),)), r#"[1,"a",[2.5],[null]]"#);
    same(&vec![vec![1, 2], vec![], vec![3]]);
    writes(&by_hand!(|s| s.serialize_seq(None)?.end()), "[]");
    writes(&by_hand!(|s| s.collect_seq(0..3)), "[0,1,2]");
    let long: Vec<String> = (0..20_000).map(|index| format!("item {index}")).collect();
    same(&long);
}

#[test]
fn bytes_are_numbers() {
    writes(&Blob(b""), "[]");
    writes(&[Blob(b"\0\x7f\xff")], "[[0,127,255]]");
}

#[test]
fn maps() {
    writes(&BTreeMap::<u8, u8>::new(), "{}");
    writes(
        &BTreeMap::from([("a", Some(1)), ("b", None)]),
        r#"{"a":1,"b":null}"#,
    );
    same(&BTreeMap::from([
        ("a", BTreeMap::from([(1, vec![1])])),
        ("b", BTreeMap::new()),
    ]));
    let in_halves = by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        map.serialize_key("a")?;
        map.serialize_value(&1)?;
        map.serialize_entry(&2, &[3])?;
        map.serialize_key(&'c')?;
        map.serialize_value(&None::<u8>)?;
        map.end()
    });
    writes(&in_halves, r#"{"a":1,"2":[3],"c":null}"#);
}

#[test]
fn printed_text() {
    writes(&Printed(1.5), r#""1.5""#);
    writes(&Printed(format_args!("{}-{}", "a\"", 'b')), r#""a\"-b""#);
    same(&Printed("x".repeat(100_000)));
}

#[test]
fn members_that_are_skipped_by_hand() {
    let value = by_hand!(|s| {
        let mut object = s.serialize_struct("Name", 2)?;
        object.skip_field("a")?;
        object.serialize_field("b", &1)?;
        object.end()
    });
    writes(&value, r#"{"b":1}"#);
}

#[test]
fn it_is_a_format_for_humans() {
    let value = by_hand!(|s| {
        let is_human_readable = s.is_human_readable();
        s.serialize_bool(is_human_readable)
    });
    writes(&value, "true");
    same(&std::net::Ipv4Addr::LOCALHOST);
    same(&(
        std::time::Duration::from_millis(1500),
        std::num::NonZero::new(5_u8),
    ));
}
