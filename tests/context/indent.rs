use std::collections::BTreeMap;

use json_runtime::{JsonContext, Pretty, ToJson};

#[derive(JsonContext)]
#[json(indent = "\t", newline = "\r\n")]
struct Windows;

#[derive(JsonContext)]
#[json(indent = 16)]
struct Wide;

#[derive(ToJson, serde::Serialize)]
struct Tree {
    name: &'static str,
    nothing: Vec<u8>,
    empty: BTreeMap<u8, u8>,
    pairs: Vec<(u8, Shape)>,
    map: BTreeMap<&'static str, Option<Empty>>,
}

#[derive(ToJson, serde::Serialize)]
struct Empty {}

#[derive(ToJson, serde::Serialize)]
enum Shape {
    Unit,
    Newtype(u8),
    Tuple(u8, Vec<u8>),
    Struct { x: u8 },
}

fn tree() -> Tree {
    Tree {
        name: "t",
        nothing: vec![],
        empty: BTreeMap::new(),
        pairs: vec![
            (1, Shape::Unit),
            (2, Shape::Newtype(2)),
            (3, Shape::Tuple(3, vec![])),
            (4, Shape::Struct { x: 4 }),
        ],
        map: BTreeMap::from([("a", Some(Empty {})), ("b", None)]),
    }
}

#[test]
fn pretty_is_what_serde_json_prints() {
    assert_eq!(
        Pretty::to_string(&tree()).unwrap(),
        serde_json::to_string_pretty(&tree()).unwrap()
    );
}

#[test]
fn indentation_and_newline_are_as_chosen() {
    let expected = "{
\t\"name\": \"t\",
\t\"nothing\": [],
\t\"empty\": {},
\t\"pairs\": [
\t\t[
\t\t\t1,
\t\t\t\"Unit\"
\t\t],
\t\t[
\t\t\t2,
\t\t\t{
\t\t\t\t\"Newtype\": 2
\t\t\t}
\t\t],
\t\t[
\t\t\t3,
\t\t\t{
\t\t\t\t\"Tuple\": [
\t\t\t\t\t3,
\t\t\t\t\t[]
\t\t\t\t]
\t\t\t}
\t\t],
\t\t[
\t\t\t4,
\t\t\t{
\t\t\t\t\"Struct\": {
\t\t\t\t\t\"x\": 4
\t\t\t\t}
\t\t\t}
\t\t]
\t],
\t\"map\": {
\t\t\"a\": {},
\t\t\"b\": null
\t}
}";
    assert_eq!(
        Windows::to_string(&tree()).unwrap(),
        expected.replace('\n', "\r\n")
    );
    let wide = Wide::to_string(&tree()).unwrap();
    assert_eq!(wide, expected.replace('\t', &" ".repeat(16)));
}
