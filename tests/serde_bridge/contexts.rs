use std::collections::BTreeMap;

use json_runtime::{JsonContext, Serde};
use serde::Serialize;

use crate::{Blob, Printed};

#[derive(Serialize)]
enum Choice {
    Unit,
    Struct { a: Option<u8>, b: u8 },
}

#[derive(Serialize)]
struct Everything {
    unit: (),
    none: Option<u8>,
    nested: Option<()>,
    some: Option<u8>,
    nan: f64,
    zero: u8,
    float: f32,
    wide: u64,
    no: bool,
    text: &'static str,
    printed: Printed<&'static str>,
    char: char,
    bytes: Blob,
    list: Vec<u8>,
    array: [u8; 0],
    map: BTreeMap<u8, Option<u8>>,
    unit_variant: Choice,
    variant: Choice,
    object: Inner,
}

#[derive(Serialize, Default)]
struct Inner {
    inner: Option<u8>,
}

fn empty() -> Everything {
    Everything {
        unit: (),
        none: None,
        nested: Some(()),
        some: Some(0),
        nan: f64::NAN,
        zero: 0,
        float: 0.0,
        wide: 0,
        no: false,
        text: "",
        printed: Printed(""),
        char: '\0',
        bytes: Blob(b""),
        list: vec![],
        array: [],
        map: BTreeMap::new(),
        unit_variant: Choice::Unit,
        variant: Choice::Struct { a: None, b: 0 },
        object: Inner::default(),
    }
}

#[derive(JsonContext)]
#[json(omit = "nulls")]
struct Nulls;

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Defaults;

#[test]
fn nulls_are_left_out_of_structs() {
    assert_eq!(
        Nulls::to_string(&Serde(empty())).unwrap(),
        concat!(
            r#"{"some":0,"zero":0,"float":0.0,"wide":0,"no":false,"text":"","printed":"","#,
            r#""char":"\u0000","bytes":[],"list":[],"array":[],"map":{},"unit_variant":"Unit","#,
            r#""variant":{"Struct":{"b":0}},"object":{}}"#
        )
    );
}

#[test]
fn defaults_are_left_out_as_of_derived_types() {
    assert_eq!(
        Defaults::to_string(&Serde(empty())).unwrap(),
        r#"{"some":0,"char":"\u0000","unit_variant":"Unit","variant":{"Struct":{}},"object":{}}"#
    );
    let full = Everything {
        float: 0.5,
        wide: 1,
        no: true,
        text: "t",
        printed: Printed("p"),
        bytes: Blob(b"b"),
        list: vec![0],
        map: BTreeMap::from([(1, None)]),
        ..empty()
    };
    assert_eq!(
        Defaults::to_string(&Serde(full)).unwrap(),
        concat!(
            r#"{"some":0,"float":0.5,"wide":1,"no":true,"text":"t","printed":"p","#,
            r#""char":"\u0000","bytes":[98],"list":[0],"map":{"1":null},"unit_variant":"Unit","#,
            r#""variant":{"Struct":{}},"object":{}}"#
        )
    );
}

#[test]
fn elements_stay() {
    let value = (None::<u8>, [(), ()], vec![Some(1), None]);
    assert_eq!(
        Nulls::to_string(&Serde(value)).unwrap(),
        "[null,[null,null],[1,null]]"
    );
}

#[derive(JsonContext)]
#[json(omit_entries = "nulls", indent = "\t", newline = "\r\n")]
struct Entries;

#[test]
fn null_entries_are_left_out_of_maps() {
    let maps = [
        BTreeMap::from([("a", None), ("b", Some(1)), ("c", None)]),
        BTreeMap::from([("a", None)]),
    ];
    assert_eq!(
        Entries::to_string(&Serde((&maps, Inner::default()))).unwrap(),
        "[\r\n\t[\r\n\t\t{\r\n\t\t\t\"b\": 1\r\n\t\t},\r\n\t\t{}\r\n\t],\r\n\t{\r\n\t\t\"inner\": null\r\n\t}\r\n]"
    );
}

#[test]
fn null_entries_are_left_out_where_keys_come_first() {
    use serde::ser::SerializeMap;
    let value = crate::by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        for (key, value) in [("n\"1", None), ("b", Some(1)), ("c", None), ("d", Some(2))] {
            map.serialize_key(key)?;
            map.serialize_value(&value)?;
        }
        map.end()
    });
    assert_eq!(
        crate::Skipping::to_string(&Serde(&value)).unwrap(),
        r#"{"b":1,"d":2}"#
    );
    crate::writes(&value, r#"{"n\"1":null,"b":1,"c":null,"d":2}"#);
}

#[test]
fn streams_leave_out_the_same() {
    let key = "k".repeat(3000);
    let maps: Vec<_> = (0..200)
        .map(|index| BTreeMap::from([(format!("{index}{key}"), None), ("z".to_owned(), Some(1))]))
        .collect();
    let mut streamed = Vec::new();
    Entries::to_writer(&mut streamed, &Serde(&maps)).unwrap();
    assert_eq!(streamed, Entries::to_vec(&Serde(&maps)).unwrap());
    assert!(!streamed.contains(&b'k'));
}

#[derive(JsonContext)]
#[json(
    escape = "html",
    bytes = "base64",
    whole_floats = "1",
    wide_integers = "string"
)]
struct Web;

#[derive(JsonContext)]
#[json(
    escape = "ascii",
    bytes = "hex",
    non_finite = "string",
    enums = "number"
)]
struct Log;

#[test]
fn text_numbers_and_bytes() {
    #[derive(Serialize)]
    struct Dto {
        #[serde(rename = "<é>")]
        text: &'static str,
        variant: Choice,
        printed: Printed<&'static str>,
        bytes: Blob,
        float: f64,
        nan: f32,
        wide: (u64, i128, u32),
        keys: BTreeMap<&'static str, u64>,
    }
    let dto = Dto {
        text: "</é>",
        variant: Choice::Unit,
        printed: Printed("&"),
        bytes: Blob(b"\xfb\xff\xfe"),
        float: 1.0,
        nan: f32::NAN,
        wide: (1, -1, 1),
        keys: BTreeMap::from([("'", 1)]),
    };
    assert_eq!(
        Web::to_string(&Serde(&dto)).unwrap(),
        concat!(
            r#"{"\u003cé\u003e":"\u003c/é\u003e","variant":"Unit","printed":"\u0026","#,
            r#""bytes":"+//+","float":1,"nan":null,"wide":["1","-1",1],"keys":{"\u0027":"1"}}"#
        )
    );
    assert_eq!(
        Log::to_string(&Serde(&dto)).unwrap(),
        concat!(
            r#"{"<\u00e9>":"</\u00e9>","variant":"Unit","printed":"&","#,
            r#""bytes":"fbfffe","float":1.0,"nan":"NaN","wide":[1,-1,1],"keys":{"'":1}}"#
        )
    );
}

#[derive(JsonContext)]
#[json(non_finite = "error")]
struct Strict;

#[test]
fn strict_floats_name_their_place() {
    #[derive(Serialize)]
    struct Dto {
        list: Vec<(u8, f32)>,
    }
    let dto = Dto {
        list: vec![(1, 1.5), (2, f32::INFINITY), (3, f32::NAN)],
    };
    let error = Strict::to_string(&Serde(dto)).unwrap_err();
    assert_eq!(error.path(), "$.list[1][1]");
    assert_eq!(error.kind(), json_runtime::ErrorKind::NonFinite);
}
