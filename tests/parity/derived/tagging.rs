//! Internal, adjacent and untagged enums, struct tags, and variants that are untagged alone.

use std::collections::BTreeMap;

use json_runtime::ToJson;
use serde::Serialize;

use crate::{same, writes};

#[derive(Serialize, ToJson, Clone, Default)]
struct Inner {
    x: u8,
    y: Option<String>,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Internal {
    Unit,
    UnitStruct(Marker),
    NewType(Inner),
    Boxed(Box<Inner>),
    Map(BTreeMap<String, u8>),
    Struct {
        a: u8,
        #[serde(rename = "b b")]
        b: Vec<u8>,
    },
    Empty {},
    EmptyInner(Empty),
    Nested(Adjacent),
    External(External),
    #[serde(rename = "re<named>")]
    Renamed {
        z: (),
    },
}

#[derive(Serialize, ToJson)]
struct Marker;

#[derive(Serialize, ToJson)]
struct Empty {}

#[derive(Serialize, ToJson)]
#[serde(tag = "t", content = "c\"")]
enum Adjacent {
    Unit,
    Newtype(Option<u8>),
    Tuple(u8, String),
    NoFields(),
    Struct { a: u8 },
    Empty {},
}

#[derive(Serialize, ToJson)]
enum External {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { a: u8 },
}

#[derive(Serialize, ToJson)]
#[serde(untagged)]
enum Untagged {
    Unit,
    Number(u8),
    Text(String),
    Tuple(u8, u8),
    Struct { a: u8 },
    Inner(Inner),
}

#[derive(Serialize, ToJson)]
#[serde(tag = "kind")]
enum Mixed {
    Known {
        a: u8,
    },
    #[serde(untagged)]
    Other(u8),
    #[serde(untagged)]
    Nothing,
    #[serde(untagged)]
    Fields {
        b: u8,
    },
}

#[derive(Serialize, ToJson)]
enum MixedExternal {
    Known(u8),
    Unit,
    #[serde(untagged)]
    Other(String),
}

#[derive(Serialize, ToJson)]
#[serde(tag = "@type", rename = "a.b.Tagged")]
struct Tagged {
    id: u8,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "type")]
struct TaggedEmpty {}

fn internal() -> Vec<Internal> {
    vec![
        Internal::Unit,
        Internal::UnitStruct(Marker),
        Internal::NewType(Inner::default()),
        Internal::Boxed(Box::new(Inner {
            x: 1,
            y: Some("\"".into()),
        })),
        Internal::Map(BTreeMap::from([("k".into(), 1), ("l".into(), 2)])),
        Internal::Map(BTreeMap::new()),
        Internal::Struct { a: 1, b: vec![2] },
        Internal::Empty {},
        Internal::EmptyInner(Empty {}),
        Internal::Nested(Adjacent::Tuple(1, "x".into())),
        Internal::Nested(Adjacent::Unit),
        Internal::External(External::Unit),
        Internal::External(External::Newtype(1)),
        Internal::External(External::Tuple(1, 2)),
        Internal::External(External::Struct { a: 1 }),
        Internal::Renamed { z: () },
    ]
}

#[test]
fn internal_tags_stand_in_the_object() {
    for value in &internal() {
        same(value);
    }
    same(&internal());
    writes(
        &Internal::External(External::Unit),
        r#"{"type":"external","Unit":null}"#,
    );
}

#[test]
fn adjacent_tags_stand_beside_the_content() {
    let values = [
        Adjacent::Unit,
        Adjacent::Newtype(None),
        Adjacent::Newtype(Some(1)),
        Adjacent::Tuple(1, String::new()),
        Adjacent::NoFields(),
        Adjacent::Struct { a: 1 },
        Adjacent::Empty {},
    ];
    for value in &values {
        same(value);
    }
    writes(&Adjacent::Newtype(None), r#"{"t":"Newtype","c\"":null}"#);
}

#[test]
fn untagged_variants_are_their_data() {
    let values = [
        Untagged::Unit,
        Untagged::Number(1),
        Untagged::Text("x".into()),
        Untagged::Tuple(1, 2),
        Untagged::Struct { a: 1 },
        Untagged::Inner(Inner::default()),
    ];
    for value in &values {
        same(value);
    }
    same(&values);
    for value in [
        Mixed::Known { a: 1 },
        Mixed::Other(1),
        Mixed::Nothing,
        Mixed::Fields { b: 1 },
    ] {
        same(&value);
    }
    for value in [
        MixedExternal::Known(1),
        MixedExternal::Unit,
        MixedExternal::Other("x".into()),
    ] {
        same(&value);
    }
}

#[test]
fn a_struct_can_tell_its_name() {
    writes(&Tagged { id: 1 }, r#"{"@type":"a.b.Tagged","id":1}"#);
    writes(&TaggedEmpty {}, r#"{"type":"TaggedEmpty"}"#);
}

#[derive(Serialize, ToJson)]
#[serde(tag = "type")]
enum Generic<'a, T, K: Ord> {
    Data(T),
    Map(BTreeMap<K, &'a str>),
    Fields { value: T, key: K },
}

#[test]
fn generics_get_the_bounds_they_need() {
    same(&Generic::<_, u8>::Data(Inner::default()));
    same(&Generic::<Inner, _>::Map(BTreeMap::from([(1_u8, "x")])));
    same(&Generic::Fields {
        value: Inner::default(),
        key: 'k',
    });
}
