use arrayvec::ArrayVec;
use bytes::{Bytes, BytesMut};
use either::Either;
use indexmap::{IndexMap, IndexSet};
use json_runtime::ToJson;
use serde::Serialize;
use smallvec::{SmallVec, smallvec};

use super::{Api, is_omitted, same, writes};

#[test]
fn lists_are_arrays() {
    let empty: SmallVec<[u8; 2]> = smallvec![];
    writes(&empty, "[]", r#""""#);
    assert!(is_omitted(&empty));
    let inline: SmallVec<[Option<&str>; 2]> = smallvec![None, Some("<")];
    writes(&inline, r#"[null,"<"]"#, r#"[null,"\u003c"]"#);
    let spilled: SmallVec<[u8; 2]> = smallvec![1, 2, 255];
    writes(&spilled, "[1,2,255]", r#""AQL/""#);

    writes(&ArrayVec::<u16, 0>::new(), "[]", "[]");
    assert!(is_omitted(&ArrayVec::<u16, 3>::new()));
    writes(&ArrayVec::from([-1_i16, 1]), "[-1,1]", "[-1,1]");
    writes(&ArrayVec::from([0_u8, 16]), "[0,16]", r#""ABA=""#);

    writes(&IndexSet::<u8>::new(), "[]", "[]");
    writes(
        &["z", "a", "z"].into_iter().collect::<IndexSet<_>>(),
        r#"["z","a"]"#,
        r#"["z","a"]"#,
    );
    assert!(is_omitted(&IndexSet::<u8>::new()));
}

#[test]
fn buffers_follow_the_option_for_bytes() {
    writes(&Bytes::new(), "[]", r#""""#);
    writes(&Bytes::from_static(b"\0\xff"), "[0,255]", r#""AP8=""#);
    writes(&BytesMut::from(&b"abc"[..]), "[97,98,99]", r#""YWJj""#);
    assert!(is_omitted(&Bytes::new()));
    assert!(is_omitted(&BytesMut::new()));
}

#[test]
fn maps_are_objects_in_their_own_order() {
    writes(&IndexMap::<u8, u8>::new(), "{}", "{}");
    let map = IndexMap::from([("zUp", Some(1.5)), ("aDown", None), ("m", Some(0.0))]);
    writes(
        &map,
        r#"{"zUp":1.5,"aDown":null,"m":0.0}"#,
        r#"{"Z_UP":1.5,"M":0.0}"#,
    );
    assert!(is_omitted(&IndexMap::<u8, u8>::new()));
    same(&IndexMap::from([(i128::MIN, map.clone()), (0, map)]));
}

#[derive(Serialize, ToJson)]
struct Page {
    row_count: u8,
    #[serde(flatten)]
    rest: IndexMap<&'static str, Option<u8>>,
    #[serde(flatten)]
    choice: Either<u8, Vec<u8>>,
}

#[test]
fn maps_can_be_flattened() {
    let page = Page {
        row_count: 1,
        rest: IndexMap::from([("x", None), ("aB", Some(2))]),
        choice: Either::Left(3),
    };
    writes(
        &page,
        r#"{"row_count":1,"x":null,"aB":2,"Left":3}"#,
        r#"{"rowCount":1,"A_B":2,"left":3}"#,
    );
}

#[test]
fn either_is_an_enum() {
    let left: Either<Option<u8>, &str> = Either::Left(None);
    writes(&left, r#"{"Left":null}"#, r#"{"left":null}"#);
    let right: Either<u8, Either<u8, &str>> = Either::Right(Either::Right("<"));
    writes(
        &right,
        r#"{"Right":{"Right":"<"}}"#,
        r#"{"right":{"right":"\u003c"}}"#,
    );
    assert!(!is_omitted(&left));
    assert!(Api::to_string(&vec![left; 2]).is_ok());
}
