use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayVec;
use indexmap::{IndexMap, IndexSet};
use json_runtime::JsonContext;
use json_runtime::with::{AsString, Decimals, Each, Hex};
use smallvec::{SmallVec, smallvec};

use super::{under, writes};

type Quoted = Each<AsString>;

#[derive(JsonContext)]
#[json(omit_entries = "nulls", key_naming = "camelCase", indent = 1)]
struct Api;

#[test]
fn lists_hold_the_form() {
    writes::<Quoted, _>(&[1, 2], r#"["1","2"]"#);
    writes::<Quoted, _>(&[1, 2][..], r#"["1","2"]"#);
    writes::<Quoted, _>(&vec![1, 2], r#"["1","2"]"#);
    writes::<Quoted, _>(&Vec::<u8>::new(), "[]");
    writes::<Quoted, _>(&VecDeque::from([1, 2]), r#"["1","2"]"#);
    writes::<Quoted, _>(&BTreeSet::from([2, 1]), r#"["1","2"]"#);
    writes::<Quoted, _>(&HashSet::from([7]), r#"["7"]"#);
    writes::<Quoted, _>(&IndexSet::from([2, 1]), r#"["2","1"]"#);
    writes::<Quoted, _>(&ArrayVec::from([1, 2]), r#"["1","2"]"#);
    let small: SmallVec<[u8; 1]> = smallvec![1, 2];
    writes::<Quoted, _>(&small, r#"["1","2"]"#);
    writes::<Each<Hex>, _>(&[[1_u8, 2], [3, 255]], r#"["0102","03ff"]"#);
}

#[test]
fn options_hold_the_form_or_null() {
    writes::<Quoted, _>(&Some(1), r#""1""#);
    writes::<Quoted, _>(&None::<u8>, "null");
    writes::<Each<Quoted>, _>(&Some(None::<u8>), "null");
    writes::<Each<Quoted>, _>(&Some(Some(1)), r#""1""#);
    writes::<Each<Quoted>, _>(&[Some(1), None], r#"["1",null]"#);
    writes::<Each<Quoted>, _>(&Some(vec![1]), r#"["1"]"#);
}

#[test]
fn maps_hold_the_form() {
    writes::<Quoted, _>(&BTreeMap::from([(1, 2)]), r#"{"1":"2"}"#);
    writes::<Quoted, _>(&HashMap::from([("a", 2)]), r#"{"a":"2"}"#);
    writes::<Quoted, _>(
        &IndexMap::from([("b", 2), ("a", 1)]),
        r#"{"b":"2","a":"1"}"#,
    );
    writes::<Quoted, _>(&BTreeMap::<u8, u8>::new(), "{}");
    let nested = BTreeMap::from([("k", vec![Some(0.5), None])]);
    writes::<Each<Each<Each<Decimals<2>>>>, _>(&nested, r#"{"k":[0.50,null]}"#);
}

#[test]
fn pointers_are_what_they_point_to() {
    writes::<Quoted, _>(&&[1], r#"["1"]"#);
    writes::<Quoted, _>(&&mut Some(1), r#""1""#);
    writes::<Quoted, _>(&Box::new(Some(1)), r#""1""#);
    writes::<Quoted, _>(&Rc::<[u8]>::from([1]), r#"["1"]"#);
    writes::<Quoted, _>(&Arc::new([1]), r#"["1"]"#);
    writes::<Quoted, _>(&Cow::Borrowed(&[1][..]), r#"["1"]"#);
}

#[test]
fn the_context_applies_inside() {
    let map = BTreeMap::from([("a_b", Some(f64::NAN)), ("c_d", None), ("e_f", Some(1.0))]);
    assert_eq!(
        under::<Api, Each<Each<Decimals<1>>>, _>(&map),
        "{\n \"eF\": 1.0\n}"
    );
    let map = BTreeMap::from([("a_b", Rc::new(None)), ("c_d", Rc::new(Some(1)))]);
    assert_eq!(
        under::<Api, Each<Each<AsString>>, _>(&map),
        "{\n \"cD\": \"1\"\n}"
    );
}
