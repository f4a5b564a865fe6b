//! The functions of serde that a type names: `with` and `serialize_with`, on fields and variants.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives references")]

use std::collections::BTreeMap;

use json_runtime::{JsonContext, Plain, ToJson};
use serde::{Serialize, Serializer};

use crate::{same, writes};

mod hex {
    use serde::Serializer;

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(
            &bytes
                .iter()
                .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}")),
        )
    }
}

mod either {
    pub(super) mod pairs {
        use std::collections::BTreeMap;

        use serde::Serializer;

        pub(in super::super) fn serialize<S: Serializer>(
            map: &BTreeMap<(u8, u8), bool>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(map)
        }
    }
}

fn sum<S: Serializer>(first: &u8, second: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(first + second)
}

fn nothing<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str("nothing \"at all\"")
}

fn entry<S: Serializer>(value: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("entry", value)])
}

fn null<S: Serializer, T>(_: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

#[derive(Serialize, ToJson)]
struct Fields<'a, T> {
    #[serde(with = "hex")]
    digest: [u8; 2],
    #[serde(serialize_with = "hex::serialize", rename = "r")]
    slice: &'a [u8],
    #[serde(with = "either::pairs")]
    pairs: BTreeMap<(u8, u8), bool>,
    #[serde(flatten, serialize_with = "entry")]
    flat: u8,
    #[serde(serialize_with = "null", skip_serializing_if = "is_zero")]
    zero: u8,
    #[serde(serialize_with = "null")]
    unwritable: T,
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

#[derive(Serialize, ToJson)]
struct Newtype(#[serde(with = "hex")] Vec<u8>);

#[derive(Serialize, ToJson)]
struct Pair(#[serde(with = "hex")] Vec<u8>, u8);

#[derive(Serialize, ToJson)]
enum External {
    #[serde(serialize_with = "sum")]
    Sum(u8, u8),
    #[serde(serialize_with = "sum")]
    Named {
        first: u8,
        second: u8,
    },
    #[serde(serialize_with = "nothing")]
    Unit,
    #[serde(with = "hex")]
    Module(Vec<u8>),
    Inside(#[serde(with = "hex")] Vec<u8>),
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    #[serde(serialize_with = "sum")]
    Sum(u8, u8),
    #[serde(serialize_with = "nothing")]
    Unit,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t")]
enum Internal {
    #[serde(serialize_with = "entry")]
    Entry(u8),
    Inside {
        #[serde(with = "hex")]
        bytes: Vec<u8>,
    },
}

#[derive(Serialize, ToJson)]
#[serde(untagged)]
enum Untagged {
    #[serde(serialize_with = "sum")]
    Sum(u8, u8),
    Inside(#[serde(with = "hex")] Vec<u8>),
}

struct Unwritable;

fn fields(zero: u8) -> Fields<'static, Unwritable> {
    Fields {
        digest: [0xca, 0xfe],
        slice: &[1],
        pairs: BTreeMap::from([((1, 2), true)]),
        flat: 3,
        zero,
        unwritable: Unwritable,
    }
}

#[test]
fn functions_of_serde_write_fields() {
    same(&fields(0));
    same(&fields(1));
    writes(&Newtype(vec![0xff]), r#""ff""#);
    same(&Pair(vec![], 1));
}

#[test]
fn functions_of_serde_write_variants() {
    for value in [
        External::Sum(1, 2),
        External::Named {
            first: 1,
            second: 2,
        },
        External::Unit,
        External::Module(vec![1]),
        External::Inside(vec![2]),
    ] {
        same(&value);
    }
    same(&[Adjacent::Sum(1, 2), Adjacent::Unit]);
    same(&(Internal::Entry(1), Internal::Inside { bytes: vec![1] }));
    same(&[Untagged::Sum(1, 2), Untagged::Inside(vec![1])]);
}

struct Sparse;
impl JsonContext for Sparse {
    const OMIT: json_runtime::Omit = json_runtime::Omit::Nulls;
}

#[test]
fn nulls_that_a_function_writes_are_left_out() {
    assert_eq!(
        <Sparse as JsonContext>::to_string(&fields(1)).unwrap(),
        r#"{"digest":"cafe","r":"01","pairs":[[[1,2],true]],"entry":3}"#
    );
}

#[test]
fn a_function_that_fails_is_an_error_with_its_place() {
    fn failing<S: Serializer>(_: &u8, _: S) -> Result<S::Ok, S::Error> {
        Err(serde::ser::Error::custom("no such thing"))
    }
    #[derive(ToJson, Serialize)]
    struct Failing {
        #[serde(serialize_with = "failing")]
        a: u8,
    }
    let error = Plain::to_string(&[Failing { a: 1 }]).unwrap_err();
    assert_eq!(error.to_string(), "no such thing at $[0].a (byte 6)");
    serde_json::to_string(&Failing { a: 1 }).unwrap_err();
}
