//! Type parameters, lifetimes, constants, where clauses, bounds.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;

use json_runtime::{Plain, Pretty, ToJson};
use serde::Serialize;

use crate::{same, table};

#[derive(Serialize, ToJson)]
struct Page<T> {
    items: Vec<T>,
    next: Option<T>,
}

#[derive(Serialize, ToJson)]
struct Borrowed<'a, 'b: 'a, T: ?Sized> {
    text: &'a str,
    value: &'b T,
    cow: Cow<'a, str>,
}

#[derive(Serialize, ToJson)]
struct Defaulted<T = u8>
where
    T: Debug + Clone,
{
    value: T,
}

#[derive(Serialize, ToJson)]
struct Marked<T> {
    id: u64,
    marker: PhantomData<T>,
}

#[derive(Serialize, ToJson)]
enum Either<L, R> {
    Left(L),
    Right { value: R },
}

#[derive(Serialize, ToJson)]
#[serde(bound(serialize = "T: Display"))]
#[json(bound = "T: Display")]
struct Bounded<T> {
    name: &'static str,
    #[serde(skip)]
    _value: T,
}

#[derive(Serialize, ToJson)]
#[serde(transparent)]
struct Wrapper<T: ?Sized>(Box<T>);

struct NotWritable;

#[test]
fn parameters_are_filled_in() {
    table! {
        Page { items: vec![1], next: None } => r#"{"items":[1],"next":null}"#;
        Page { items: vec![Page { items: vec!["x"], next: None }], next: None }
            => r#"{"items":[{"items":["x"],"next":null}],"next":null}"#;
        Borrowed { text: "a", value: "b", cow: Cow::Borrowed("c") }
            => r#"{"text":"a","value":"b","cow":"c"}"#;
        Borrowed { text: "a", value: &[1, 2][..], cow: Cow::Owned("c".to_owned()) }
            => r#"{"text":"a","value":[1,2],"cow":"c"}"#;
        Defaulted { value: 1_u8 } => r#"{"value":1}"#;
        Marked::<NotWritable> { id: 1, marker: PhantomData } => r#"{"id":1,"marker":null}"#;
        Either::<_, ()>::Left([1]) => r#"{"Left":[1]}"#;
        Either::<(), _>::Right { value: "r" } => r#"{"Right":{"value":"r"}}"#;
        Bounded { name: "n", _value: 1 } => r#"{"name":"n"}"#;
        Wrapper::<str>(Box::from("text")) => r#""text""#;
    }
}

#[derive(Serialize, ToJson)]
struct Grid<const ROWS: usize, const COLUMNS: usize>
where
    [[f32; COLUMNS]; ROWS]: Serialize + ToJson<Plain> + ToJson<Pretty>,
{
    name: String,
    #[serde(skip)]
    _cells: [[f32; COLUMNS]; ROWS],
}

#[derive(Serialize, ToJson)]
struct Tagged<const ID: u32> {
    value: u8,
}

#[test]
fn constants_are_no_obstacle() {
    table! {
        Tagged::<7> { value: 1 } => r#"{"value":1}"#;
        Grid::<1, 2> { name: String::new(), _cells: [[0.0; 2]] } => r#"{"name":""}"#;
    }
}

/// Mutual recursion, with a parameter.
#[derive(Serialize, ToJson)]
struct Folder<T> {
    entries: BTreeMap<String, Entry<T>>,
}

#[derive(Serialize, ToJson)]
enum Entry<T> {
    Folder(Folder<T>),
    File(T),
    Link(Box<Entry<T>>),
}

#[test]
fn recursive_generic_types() {
    let file = || Entry::File(vec![1_u8]);
    let inner = Folder {
        entries: BTreeMap::from([("a".to_owned(), file()), ("b".to_owned(), file())]),
    };
    let outer = Folder {
        entries: BTreeMap::from([
            (
                "empty".to_owned(),
                Entry::Folder(Folder {
                    entries: BTreeMap::new(),
                }),
            ),
            ("inner".to_owned(), Entry::Folder(inner)),
            (
                "link".to_owned(),
                Entry::Link(Box::new(Entry::Link(Box::new(file())))),
            ),
        ]),
    };
    same(&outer);
}
