use std::collections::BTreeMap;

use serde::Serialize;

use crate::{same, writes};

#[derive(Serialize, Clone, Default)]
struct Inner {
    x: u8,
    y: Option<u8>,
}

#[derive(Serialize)]
#[serde(tag = "kind")]
enum Internal {
    Unit,
    Newtype(Inner),
    Map(BTreeMap<&'static str, u8>),
    Nested(Tagged),
    Struct { a: u8 },
}

#[derive(Serialize)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { a: Option<u8> },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Untagged {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { a: u8 },
}

#[derive(Serialize)]
enum External {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { a: u8 },
}

#[derive(Serialize)]
struct Flat<T> {
    before: u8,
    #[serde(flatten)]
    inner: T,
    after: Option<u8>,
}

fn flat<T>(inner: T) -> Flat<T> {
    Flat {
        before: 1,
        inner,
        after: None,
    }
}

#[derive(Serialize)]
#[serde(tag = "type")]
struct Tagged {
    a: u8,
}

fn internals() -> Vec<Internal> {
    let inner = Inner { x: 1, y: None };
    vec![
        Internal::Unit,
        Internal::Newtype(inner.clone()),
        Internal::Map(BTreeMap::from([("m", 1)])),
        Internal::Nested(Tagged { a: 2 }),
        Internal::Struct { a: 1 },
    ]
}

fn adjacents() -> [Adjacent; 4] {
    [
        Adjacent::Unit,
        Adjacent::Newtype(1),
        Adjacent::Tuple(1, 2),
        Adjacent::Struct { a: None },
    ]
}

fn untaggeds() -> [Untagged; 4] {
    [
        Untagged::Unit,
        Untagged::Newtype(1),
        Untagged::Tuple(1, 2),
        Untagged::Struct { a: 1 },
    ]
}

fn externals() -> [External; 4] {
    [
        External::Unit,
        External::Newtype(1),
        External::Tuple(1, 2),
        External::Struct { a: 1 },
    ]
}

#[test]
fn every_tagging() {
    writes(&internals()[1], r#"{"kind":"Newtype","x":1,"y":null}"#);
    writes(
        &internals()[3],
        r#"{"kind":"Nested","type":"Tagged","a":2}"#,
    );
    writes(&adjacents()[2], r#"{"t":"Tuple","c":[1,2]}"#);
    same(&internals());
    same(&adjacents());
    same(&untaggeds());
    same(&externals());
    writes(&Tagged { a: 1 }, r#"{"type":"Tagged","a":1}"#);
}

#[test]
fn flattened_by_serde() {
    writes(
        &flat(Inner::default()),
        r#"{"before":1,"x":0,"y":null,"after":null}"#,
    );
    same(&flat(flat(flat(Inner::default()))));
    same(&flat(BTreeMap::from([(1, 2), (3, 4)])));
    same(&flat(Some(Inner::default())));
    same(&flat(None::<Inner>));
    same(&flat(Tagged { a: 1 }));
    for internal in internals() {
        same(&flat(flat(internal)));
    }
    for adjacent in adjacents() {
        same(&flat(adjacent));
    }
    for external in externals() {
        same(&flat(external));
    }
}

#[test]
fn flatten_inside_tagged_inside_flatten() {
    #[derive(Serialize)]
    #[serde(tag = "kind", content = "of")]
    enum Outer<T> {
        Is(Flat<T>),
    }
    #[derive(Serialize)]
    #[serde(tag = "kind")]
    enum Within<T> {
        Is(Flat<T>),
    }
    for external in externals() {
        same(&flat(Outer::Is(flat(Within::Is(flat(external))))));
    }
}
