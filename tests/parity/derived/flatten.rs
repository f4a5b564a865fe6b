//! Objects that join others: structs, maps, options and enums, in any place.

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::num::Wrapping;
use std::ops::Bound;
use std::rc::{Rc, Weak};
use std::time::{Duration, UNIX_EPOCH};

use json_runtime::{ErrorKind, ToJson};
use serde::Serialize;

use crate::{fails, same, writes};

#[derive(Serialize, ToJson, Clone, Default)]
struct Point {
    x: u8,
    y: u8,
}

#[derive(Serialize, ToJson, Clone, Default)]
struct Nothing {}

#[derive(Serialize, ToJson, Clone)]
enum Choice {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { z: u8 },
}

#[derive(Serialize, ToJson, Clone)]
#[serde(tag = "type")]
enum Tagged {
    A(Point),
    B { b: u8 },
    C,
}

#[derive(Serialize, ToJson, Clone)]
#[serde(untagged)]
enum Untagged {
    Point(Point),
    Fields { f: u8 },
    Null,
    Number(u8),
}

#[derive(Serialize, ToJson)]
struct First<T> {
    #[serde(flatten)]
    first: T,
    last: u8,
}

#[derive(Serialize, ToJson)]
struct Last<T> {
    first: u8,
    #[serde(flatten)]
    last: T,
}

#[derive(Serialize, ToJson)]
struct Only<T> {
    #[serde(flatten)]
    only: T,
}

#[derive(Serialize, ToJson)]
struct Many<A, B, C> {
    #[serde(flatten)]
    a: A,
    between: Option<u8>,
    #[serde(flatten)]
    b: B,
    #[serde(flatten)]
    c: C,
}

fn everywhere<T>(value: &T)
where
    T: Serialize + Clone,
    T: ToJson<json_runtime::Plain> + json_runtime::ToJsonMembers<json_runtime::Plain>,
    T: ToJson<json_runtime::Pretty> + json_runtime::ToJsonMembers<json_runtime::Pretty>,
{
    same(&First {
        first: value.clone(),
        last: 1,
    });
    same(&Last {
        first: 1,
        last: value.clone(),
    });
    same(&Only {
        only: value.clone(),
    });
    same(&Only {
        only: Only {
            only: Last {
                first: 2,
                last: value.clone(),
            },
        },
    });
    let nothing = || Nothing {};
    let keyed = || BTreeMap::from([("keyed", 1)]);
    same(&Many {
        a: value.clone(),
        between: None,
        b: nothing(),
        c: keyed(),
    });
    same(&Many {
        a: keyed(),
        between: Some(1),
        b: Box::new(value.clone()),
        c: nothing(),
    });
    same(&vec![Many {
        a: nothing(),
        between: Some(1),
        b: (),
        c: Some(value.clone()),
    }]);
}

#[test]
fn everything_that_has_members_can_be_flattened_anywhere() {
    everywhere(&Point::default());
    everywhere(&Nothing {});
    everywhere(&BTreeMap::from([("k", 1), ("l\n", 2)]));
    everywhere(&BTreeMap::<u8, u8>::new());
    everywhere(&Some(Point::default()));
    everywhere(&None::<Point>);
    everywhere(&());
    for choice in [
        Choice::Unit,
        Choice::Newtype(1),
        Choice::Tuple(1, 2),
        Choice::Struct { z: 1 },
    ] {
        everywhere(&choice);
    }
    for tagged in [Tagged::A(Point::default()), Tagged::B { b: 1 }, Tagged::C] {
        everywhere(&tagged);
    }
    for untagged in [
        Untagged::Point(Point::default()),
        Untagged::Fields { f: 1 },
        Untagged::Null,
    ] {
        everywhere(&untagged);
    }
}

#[test]
fn what_has_no_members_is_an_error() {
    fails(
        &Last {
            first: 1,
            last: Untagged::Number(1),
        },
        ErrorKind::Unrepresentable,
        "$",
    );
}

#[derive(Serialize, ToJson)]
#[serde(tag = "type")]
enum Event {
    Created {
        id: u8,
        #[serde(flatten)]
        extra: BTreeMap<String, u8>,
    },
    Moved(Last<Point>),
    Chosen(Only<Tagged2>),
}

#[derive(Serialize, ToJson)]
#[serde(tag = "inner")]
enum Tagged2 {
    Deep(Many<Point2, Only<BTreeMap<u8, bool>>, Choice>),
}

#[derive(Serialize, ToJson)]
struct Point2 {
    u: u8,
}

#[test]
fn flattened_inside_tagged_inside_flattened() {
    for event in [
        Event::Created {
            id: 1,
            extra: BTreeMap::from([("k".into(), 1)]),
        },
        Event::Created {
            id: 1,
            extra: BTreeMap::new(),
        },
        Event::Moved(Last {
            first: 1,
            last: Point::default(),
        }),
        Event::Chosen(Only {
            only: Tagged2::Deep(Many {
                a: Point2 { u: 1 },
                between: None,
                b: Only {
                    only: BTreeMap::from([(1, true)]),
                },
                c: Choice::Struct { z: 9 },
            }),
        }),
    ] {
        same(&event);
    }
    writes(
        &Event::Moved(Last {
            first: 1,
            last: Point { x: 2, y: 3 },
        }),
        r#"{"type":"Moved","first":1,"x":2,"y":3}"#,
    );
}

#[derive(Serialize, ToJson)]
struct Conditional {
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    point: Option<Point>,
    #[serde(flatten, skip_serializing)]
    _never: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, Vec<Point>>,
}

#[test]
fn flattened_fields_can_be_left_out() {
    for point in [None, Some(Point::default())] {
        let rest = BTreeMap::from([("points".into(), vec![Point::default()])]);
        same(&Conditional {
            point,
            _never: 0,
            rest,
        });
    }
}

/// Flattened, and beside a tag.
#[derive(Serialize, ToJson)]
struct Flat<T> {
    id: u8,
    #[serde(flatten)]
    rest: T,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "type")]
enum Beside<T> {
    It(T),
}

#[test]
fn members_of_types_of_the_standard_library() {
    macro_rules! both {
        ($($value:expr => $text:literal)+) => {$(
            writes(&Flat { id: 1, rest: $value }, concat!(r#"{"id":1,"#, $text, "}"));
            writes(&Beside::It($value), concat!(r#"{"type":"It","#, $text, "}"));
        )+};
    }
    both! {
        Duration::new(1, 2) => r#""secs":1,"nanos":2"#
        UNIX_EPOCH => r#""secs_since_epoch":0,"nanos_since_epoch":0"#
        1..2 => r#""start":1,"end":2"#
        1..=2 => r#""start":1,"end":2"#
        1.. => r#""start":1"#
        ..2 => r#""end":2"#
        Bound::Included(1) => r#""Included":1"#
        Bound::<u8>::Unbounded => r#""Unbounded":null"#
        Ok::<u8, u8>(1) => r#""Ok":1"#
        Err::<u8, u8>(1) => r#""Err":1"#
        Reverse(Point { x: 1, y: 2 }) => r#""x":1,"y":2"#
        Wrapping(Point { x: 1, y: 2 }) => r#""x":1,"y":2"#
    }
    let kept = Rc::new(Point { x: 1, y: 2 });
    for rest in [Weak::new(), Rc::downgrade(&kept)] {
        same(&Flat { id: 1, rest });
    }
    same(&Flat {
        id: 1,
        rest: Cell::new(Copied { x: 1 }),
    });
    #[cfg(unix)]
    writes(
        &Flat {
            id: 1,
            rest: std::ffi::OsString::from("a"),
        },
        r#"{"id":1,"Unix":[97]}"#,
    );
}

#[derive(Serialize, ToJson, Clone, Copy)]
struct Copied {
    x: u8,
}
