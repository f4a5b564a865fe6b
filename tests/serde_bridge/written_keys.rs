//! What is a key, and is written by a function of serde's.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls them so")]

use std::collections::BTreeMap;

use json_runtime::ToJson;
use serde::{Serialize, Serializer};

fn hex<S: Serializer>(value: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:x}"))
}

fn halved<S: Serializer>(value: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u32(value / 2)
}

fn listed<S: Serializer>(value: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq([value])
}

fn nothing<S: Serializer>(_: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

fn failing<S: Serializer>(_: &u32, _: S) -> Result<S::Ok, S::Error> {
    Err(serde::ser::Error::custom("not this one"))
}

macro_rules! newtypes {
    ($($name:ident, $function:literal;)+) => {$(
        #[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
        struct $name(#[serde(serialize_with = $function)] u32);
    )+};
}

newtypes! {
    Hex, "hex";
    Halved, "halved";
    Listed, "listed";
    Nothing, "nothing";
    Failing, "failing";
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[serde(untagged)]
enum Either {
    Hex(#[serde(serialize_with = "hex")] u32),
    #[serde(serialize_with = "halved")]
    Halved(u32),
    Text(String),
}

#[test]
fn newtypes_and_variants_that_a_function_writes() {
    macro_rules! table {
        ($($map:expr => $text:literal;)+) => {$(
            assert_eq!(json_runtime::to_string(&$map).unwrap(), $text);
            assert_eq!(serde_json::to_string(&$map).unwrap(), $text);
        )+};
    }
    table! {
        BTreeMap::from([(Hex(255), 1), (Hex(4096), 2)]) => r#"{"ff":1,"1000":2}"#;
        BTreeMap::from([(Halved(14), 1)]) => r#"{"7":1}"#;
        BTreeMap::from([(Either::Hex(16), 1), (Either::Halved(16), 2), (Either::Text("\n".to_owned()), 3)])
            => r#"{"10":1,"8":2,"\n":3}"#;
    }
}

#[test]
fn what_is_no_key_is_an_error() {
    fn error<K: Serialize + Ord>(key: K) -> String
    where
        BTreeMap<K, u8>: ToJson<json_runtime::Plain>,
    {
        let map = BTreeMap::from([(key, 1)]);
        serde_json::to_string(&map).unwrap_err();
        json_runtime::to_string(&map).unwrap_err().to_string()
    }
    assert_eq!(
        error(Listed(1)),
        "the key of an object must be a string at $ (byte 1)"
    );
    assert_eq!(
        error(Nothing(1)),
        "the key of an object must be a string at $ (byte 1)"
    );
    assert_eq!(error(Failing(1)), "not this one at $ (byte 1)");
}
