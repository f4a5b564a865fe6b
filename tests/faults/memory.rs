//! Allocations that fail, each in turn: the `try_` functions return an error then, and what was there
//! before stays as it was.

use std::collections::BTreeMap;
use std::fmt;

use json_runtime::__private::{Keys, Name};
use json_runtime::stream::ElementsFn;
use json_runtime::{ErrorKind, JsonContext, JsonError, JsonWriter, Omit, Plain, Pretty, ToJson};

use crate::allocator::{Plan, held, starved};

/// Has each allocation of `write` fail in turn, alone and with all that follow, and compares with what
/// happens if none does. Tells how often there was no memory.
fn fails_in_turn<T: PartialEq + fmt::Debug>(
    what: &str,
    write: impl Fn(Plan) -> (Result<T, JsonError>, usize),
) -> usize {
    let plenty = Plan {
        left: usize::MAX,
        for_good: false,
    };
    let (expected, _) = write(plenty);
    let mut errors = 0;
    for for_good in [false, true] {
        for left in 0.. {
            let before = held();
            let (outcome, failed) = write(Plan { left, for_good });
            match (&outcome, &expected) {
                (Err(error), _) if error.kind() == ErrorKind::OutOfMemory => {
                    assert!(failed > 0, "{what}");
                    let told = error.to_string();
                    assert_eq!(told, format!("out of memory (byte {})", error.offset()));
                    errors += 1;
                }
                (Err(error), Err(expected)) => {
                    assert_eq!(error.kind(), expected.kind(), "{what}");
                    assert_eq!(error.offset(), expected.offset(), "{what}");
                    assert!([expected.path(), "…"].contains(&error.path()), "{what}");
                }
                (Ok(text), Ok(expected)) => assert_eq!(text, expected, "{what}"),
                _ => panic!("{what}: {outcome:?} instead of {expected:?}"),
            }
            drop(outcome);
            assert_eq!(held(), before, "{what}: memory is lost");
            if failed == 0 {
                break;
            }
        }
    }
    errors
}

/// Has the allocations of each function fail while it writes `value` under `C`.
fn check<C: JsonContext, T: ToJson<C> + ?Sized>(what: &str, value: &T) {
    let errors = fails_in_turn(what, |plan| starved(plan, || C::try_to_vec(value)));
    assert!(errors > 0, "{what}");
    let errors = fails_in_turn(what, |plan| starved(plan, || C::try_to_string(value)));
    assert!(errors > 0, "{what}");
    for capacity in [0, 7, 50, 5000] {
        fails_in_turn(what, |plan| {
            let before = &b"before "[..capacity.min(7)];
            let mut vector = Vec::with_capacity(capacity);
            vector.extend_from_slice(before);
            let (outcome, failed) = starved(plan, || C::try_append(value, &mut vector));
            if outcome.is_err() {
                assert_eq!(vector, before, "{what}");
            }
            (outcome.map(|()| vector.split_off(before.len())), failed)
        });
    }
}

#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    key_naming = "PascalCase",
    omit = "defaults",
    indent = 3,
    non_finite = "error",
    escape = "ascii",
    max_depth = 9
)]
struct Busy;

#[derive(JsonContext)]
#[json(max_depth = "none")]
struct Bottomless;

#[derive(ToJson)]
struct Everything {
    long_text: String,
    floats: Vec<f64>,
    integers: Vec<i64>,
    by_name: BTreeMap<String, Option<u8>>,
    #[json(with = "as_value")]
    list: Vec<u8>,
    #[json(with = "as_value")]
    no_list: Vec<u8>,
    #[json(flatten)]
    shape: Shape,
    shapes: Vec<Shape>,
}

#[derive(ToJson)]
#[json(tag = "type")]
enum Shape {
    Circle { radius: f32 },
    Square { side_length: f32 },
}

mod as_value {
    use json_runtime::{JsonContext, JsonWriter, ToJson};

    pub(super) fn write_json<C: JsonContext, T: ToJson<C>>(value: &T, w: &mut JsonWriter<'_, C>) {
        w.value(value);
    }
}

fn everything() -> Everything {
    let names = [
        "short",
        "größe_größer_am_größten",
        &*"long_name_".repeat(40),
    ];
    Everything {
        long_text: "\"quotes\" and \u{1F600} ".repeat(3000),
        floats: (0..3000).map(|i| f64::from(i) / 7.0).collect(),
        integers: (0..3000).map(|i| i * i * i).collect(),
        by_name: names.map(|name| (name.to_owned(), Some(1))).into(),
        list: vec![1; 3000],
        no_list: vec![],
        shape: Shape::Circle { radius: 1.5 },
        shapes: (0..200_u8)
            .map(|side| Shape::Square {
                side_length: side.into(),
            })
            .collect(),
    }
}

#[test]
fn an_allocation_that_fails_is_an_error() {
    let value = everything();
    check::<Plain, _>("everything", &value);
    check::<Pretty, _>("everything, pretty", &value);
    check::<Busy, _>("everything, under options", &value);
    check::<Plain, _>("a text", "text");
    check::<Plain, _>("a number", &1);
    check::<Plain, _>("a null", &None::<u8>);
    check::<Busy, _>("what is printed", &Printed("ä\n".repeat(9000)));
    check::<Plain, _>("rows", &ElementsFn::new(|| 0..9000));
}

/// What is said of another failure takes memory, too.
#[test]
fn a_failure_without_memory_to_tell_of_it() {
    let points = BTreeMap::from([("größe", vec![vec![0.5; 300], vec![f64::NAN]])]);
    check::<Busy, _>("no number", &points);
    check::<Busy, _>("levels", &Chain::of(20));
    check::<Busy, _>("levels, later", &(vec![0.5; 3000], Chain::of(20)));
    check::<Plain, _>("a second value", &Twice("text".repeat(3000)));
    check::<Plain, _>("a Display impl", &Printed(String::new()));
}

#[test]
fn many_levels_need_no_memory_but_that_of_the_text() {
    check::<Bottomless, _>("levels", &Chain::of(1000));
}

/// 10,000 bytes, which is more than is written at once.
const LONG: &str = {
    const BYTES: [u8; 10_000] = [b'x'; 10_000];
    match str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!("it is ASCII"),
    }
};

struct Long;

impl<C: JsonContext> ToJson<C> for Long {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<[_; 20_128]>::names::<C>(&[Name::fixed(LONG); 2]) };
        let Some(mut object) = w.open_members(keys) else {
            return;
        };
        object.member(&1);
        object.member_with(Omit::Nothing, |w| w.value(&2));
        object.end();
    }
}

#[test]
fn names_that_are_longer_than_any_room() {
    check::<Plain, _>("a long name", &Long);
    check::<Busy, _>("a long name", &Long);
}

#[test]
fn what_there_is_room_for_needs_no_memory() {
    let mut vector = Vec::with_capacity(20);
    let plan = Plan {
        left: 0,
        for_good: true,
    };
    let (outcome, failed) = starved(plan, || {
        json_runtime::try_append("18 characters long", &mut vector)
    });
    outcome.unwrap();
    assert_eq!((&*vector, failed), (&b"\"18 characters long\""[..], 0));

    let (outcome, failed) = starved(plan, || json_runtime::try_append("1", &mut vector));
    assert_eq!(outcome.unwrap_err().kind(), ErrorKind::OutOfMemory);
    assert_eq!(
        (vector.len(), failed),
        (20, 2),
        "more than needed, and what is needed"
    );
}

struct Printed(String);

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Err(fmt::Error);
        }
        f.write_str(&self.0)
    }
}

impl<C: JsonContext> ToJson<C> for Printed {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.display(self);
    }
}

/// A mistake.
struct Twice(String);

impl<C: JsonContext> ToJson<C> for Twice {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.string(&self.0);
        w.string(&self.0);
    }
}

#[derive(ToJson)]
struct Chain {
    next: Option<Box<Chain>>,
}

impl Chain {
    fn of(levels: usize) -> Self {
        (0..levels).fold(Self { next: None }, |chain, _| Self {
            next: Some(Box::new(chain)),
        })
    }
}
