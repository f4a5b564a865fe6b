use std::collections::BTreeMap;

use json_runtime::{ErrorKind, JsonContext, Naming, Plain, Serde};
use serde::Serialize;

use crate::{Blob, Printed, fails, same, writes};

/// A map that needs nothing of its keys.
struct Entry<K>(K);

impl<K: Serialize> Serialize for Entry<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([(&self.0, 1)])
    }
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Unit,
    #[serde(rename = "re\"named")]
    Renamed,
    Newtype(u8),
    Tuple(u8, u8),
    Struct {
        a: u8,
    },
}

#[derive(Serialize)]
struct Newtype<T>(T);

#[derive(Serialize)]
struct Unit;

#[test]
fn what_has_one_text_can_be_a_key() {
    writes(&Entry("a\"b"), r#"{"a\"b":1}"#);
    writes(&Entry('"'), r#"{"\"":1}"#);
    writes(&Entry(-1_i8), r#"{"-1":1}"#);
    writes(&Entry(true), r#"{"true":1}"#);
    writes(&Entry(1.5), r#"{"1.5":1}"#);
    writes(&Entry(1.0_f32), r#"{"1.0":1}"#);
    writes(&Entry(Kind::Unit), r#"{"Unit":1}"#);
    writes(&Entry(Kind::Renamed), r#"{"re\"named":1}"#);
    writes(&Entry(Some(Newtype(Some('x')))), r#"{"x":1}"#);
    writes(&Entry(Printed(format_args!("{}\n", 7))), r#"{"7\n":1}"#);
    same(&Entry(i128::MIN));
    same(&Entry(u128::MAX));
    same(&BTreeMap::from([(i16::MIN, 1), (0, 2)]));
    same(&BTreeMap::from([(u64::MAX, 1), (0, 2)]));
    same(&BTreeMap::from([(std::net::Ipv4Addr::LOCALHOST, 1)]));
    same(&BTreeMap::from([(String::new(), 0)]));
}

#[test]
fn anything_else_cannot() {
    macro_rules! refused {
        ($($key:expr,)+) => {$(
            fails(
                &(0, Entry($key)),
                ErrorKind::Unrepresentable,
                "key must be a string at $[1] (byte 4)",
            );
        )+};
    }
    fails_in_streams();
    refused! {
        (), Unit, None::<u8>, [1], (1, 2), vec![1], Entry(1), Blob(b"x"),
        Kind::Newtype(1), Kind::Tuple(1, 2), Kind::Struct { a: 1 }, Newtype(vec![1]),
        Some(None::<u8>),
    }
}

fn fails_in_streams() {
    let error = Plain::to_writer(std::io::sink(), &Serde(Entry([1]))).unwrap_err();
    assert_eq!(error.to_string(), "key must be a string at $ (byte 1)");
}

#[test]
fn floats_that_are_not_finite_cannot() {
    for key in [f64::NAN, f64::INFINITY] {
        fails(
            &Entry(key),
            ErrorKind::NonFinite,
            "a map key must be a finite number at $ (byte 1)",
        );
    }
}

#[test]
fn a_key_can_fail_by_itself() {
    let failing = crate::by_hand!(|_s| Err(serde::ser::Error::custom("no key")));
    fails(
        &BTreeMap::from([("a", Some(Entry(failing)))]),
        ErrorKind::Custom,
        "no key at $.a (byte 6)",
    );
}

struct Upper;

impl JsonContext for Upper {
    const KEY_NAMING: Naming = Naming::ScreamingSnakeCase;
    const FIELD_NAMING: Naming = Naming::LowerCase;
    const VARIANT_NAMING: Naming = Naming::LowerCase;
}

#[test]
fn policies_change_the_text_of_keys_and_no_names() {
    #[derive(Serialize)]
    struct Row {
        first_name: BTreeMap<&'static str, Kind>,
        kinds: BTreeMap<Kind, Printed<&'static str>>,
    }
    let row = Row {
        first_name: BTreeMap::from([("lastName", Kind::Unit)]),
        kinds: BTreeMap::from([(Kind::Renamed, Printed("x"))]),
    };
    assert_eq!(
        Upper::to_string(&Serde(row)).unwrap(),
        r#"{"first_name":{"LAST_NAME":"Unit"},"kinds":{"re\"named":"x"}}"#
    );
}
