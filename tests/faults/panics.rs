//! Code of the user's that panics while a value is written: nothing half is left behind, and nothing is
//! lost or freed twice.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use json_runtime::stream::{Elements, ElementsFn};
use json_runtime::{JsonContext, JsonError, JsonWriter, KeyWriter, Pretty, ToJson, ToJsonKey};

use crate::allocator::held;

/// Panics when it has been asked so many times.
#[derive(Clone)]
struct Fuse {
    left: Rc<Cell<usize>>,
    /// Something to be freed, once.
    load: String,
}

impl Fuse {
    fn new(left: usize) -> Self {
        Self {
            left: Rc::new(Cell::new(left)),
            load: "load".repeat(100),
        }
    }

    fn burn(&self) {
        let left = self.left.get();
        assert!(left > 0, "in the middle");
        self.left.set(left - 1);
    }
}

/// Burns a fuse in each place where code of the user's is called.
#[derive(ToJson)]
#[json(context(Sparse, Pretty))]
struct Everything {
    before: String,
    by_hand: ByHand,
    #[json(with = "with_function")]
    with: Fuse,
    #[json(skip_if = "skipped", with = "with_function")]
    skipped: Fuse,
    printed: Printed,
    by_name: BTreeMap<Name, Vec<ByHand>>,
    elements: ElementsFn<Box<dyn Fn() -> Rows>>,
    once: Elements<Rows>,
    #[json(flatten)]
    flat: Flat,
    tagged: Tagged,
    into: Into,
    #[cfg(feature = "serde")]
    #[json(with = "json_runtime::serde")]
    serialize: Serialized,
    after: String,
}

type Rows = Box<dyn Iterator<Item = ByHand>>;

#[derive(JsonContext)]
#[json(omit = "defaults", key_naming = "camelCase", escape = "ascii")]
struct Sparse;

struct ByHand(Fuse);

impl<C: JsonContext> ToJson<C> for ByHand {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        object.field("some_name", &self.0.load);
        self.0.burn();
        object.entry("a", &[1, 2]);
        object.end();
    }

    fn is_default(&self) -> bool {
        self.0.burn();
        false
    }
}

mod with_function {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(fuse: &super::Fuse, w: &mut JsonWriter<'_, C>) {
        let mut array = w.array();
        array.element(&fuse.load);
        fuse.burn();
        array.end();
    }
}

fn skipped(fuse: &Fuse) -> bool {
    fuse.burn();
    true
}

struct Printed(Fuse);

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.load)?;
        self.0.burn();
        f.write_str("after")
    }
}

impl<C: JsonContext> ToJson<C> for Printed {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.display(self);
    }
}

struct Name(&'static str, Fuse);

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl Eq for Name {}
impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Name {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(other.0)
    }
}

impl<C: JsonContext> ToJsonKey<C> for Name {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        self.1.burn();
        key.text(self.0);
    }
}

#[derive(ToJson)]
#[json(context(Sparse, Pretty))]
struct Flat {
    inner: ByHand,
}

#[derive(ToJson)]
#[json(tag = "t", content = "c", context(Sparse, Pretty))]
enum Tagged {
    Variant(ByHand),
}

#[derive(Clone, ToJson)]
#[json(into = "String")]
struct Into(Fuse);

impl From<Into> for String {
    fn from(value: Into) -> Self {
        value.0.burn();
        value.0.load
    }
}

#[cfg(feature = "serde")]
struct Serialized(Fuse);

#[cfg(feature = "serde")]
impl serde::Serialize for Serialized {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let mut fields = serializer.serialize_struct("Serialized", 2)?;
        fields.serialize_field("load", &self.0.load)?;
        self.0.burn();
        fields.serialize_field("more", &[(1, "x")])?;
        fields.end()
    }
}

/// A value that panics after so many calls of the user's code.
fn everything(left: usize) -> Everything {
    let fuse = Fuse::new(left);
    let by_hand = || ByHand(fuse.clone());
    let burning = move |fuse: Fuse| -> Rows {
        Box::new((0..3).map(move |_| {
            fuse.burn();
            ByHand(fuse.clone())
        }))
    };
    let again = fuse.clone();
    Everything {
        before: "before".repeat(500),
        by_hand: by_hand(),
        with: fuse.clone(),
        skipped: fuse.clone(),
        printed: Printed(fuse.clone()),
        by_name: [
            (Name("first_name", fuse.clone()), vec![by_hand()]),
            (
                Name("Zweiter_Näme", fuse.clone()),
                vec![by_hand(), by_hand()],
            ),
        ]
        .into(),
        elements: ElementsFn::new(Box::new(move || burning(again.clone()))),
        once: Elements::new(burning(fuse.clone())),
        flat: Flat { inner: by_hand() },
        tagged: Tagged::Variant(by_hand()),
        into: Into(fuse.clone()),
        #[cfg(feature = "serde")]
        serialize: Serialized(fuse.clone()),
        after: "after".repeat(500),
    }
}

/// Calls `write` for values that panic ever later, until one does not. Whatever `write` makes of that,
/// no memory is lost.
fn burns_in_turn<T>(what: &str, write: impl Fn(Everything) -> Result<T, JsonError>) {
    let mut panics = 0;
    for left in 0.. {
        let before = held();
        let outcome = catch_unwind(AssertUnwindSafe(|| write(everything(left)).map(drop)));
        let has_panicked = outcome.is_err();
        drop(outcome);
        assert_eq!(held(), before, "{what}: memory is lost after {left}");
        if !has_panicked {
            break;
        }
        panics += 1;
    }
    assert!(panics > 20, "{what}: {panics}");
}

fn check<C: JsonContext>(name: &str)
where
    Everything: ToJson<C>,
{
    burns_in_turn(name, |value| C::to_vec(&value));
    burns_in_turn(name, |value| C::try_to_string(&value));
    burns_in_turn(name, |value| C::to_writer(io::sink(), &value));
    burns_in_turn(name, |value| C::write_array(io::sink(), [value]));
    burns_in_turn(name, |value| {
        C::chunks([value]).collect::<Result<Vec<_>, _>>()
    });
    burns_in_turn(name, |value| C::to_fmt(&mut String::new(), &value));
    for capacity in [6, 100, 20_000] {
        for tries in [false, true] {
            burns_in_turn(name, |value| {
                let mut vector = Vec::with_capacity(capacity);
                vector.extend_from_slice(b"before");
                let outcome = catch_unwind(AssertUnwindSafe(|| {
                    if tries {
                        C::try_append(&value, &mut vector)
                    } else {
                        C::append(&value, &mut vector)
                    }
                }));
                outcome.unwrap_or_else(|payload| {
                    assert_eq!(vector, b"before", "{name}");
                    panic::resume_unwind(payload)
                })
            });
        }
    }
}

/// All in one test, as the hook is for the whole process.
#[test]
fn a_panic_leaves_nothing_half_behind() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| ()));
    let outcome = catch_unwind(|| {
        check::<Sparse>("compact");
        check::<Pretty>("pretty");
        lines_before_a_panic_are_written();
    });
    panic::set_hook(hook);
    if let Err(payload) = outcome {
        panic::resume_unwind(payload);
    }
}

fn lines_before_a_panic_are_written() {
    let row = |index: usize, length: usize| format!("{index}{}", "x".repeat(length));
    for (lines, length) in [(0, 10), (1, 10), (3, 10), (3, 5000), (100, 5000)] {
        let expected: Vec<String> = (0..lines)
            .map(|index| format!("\"{}\"\n", row(index, length)))
            .collect();
        let expected = expected.concat();

        let mut written = Vec::new();
        let rows = (0..).map(|index| {
            assert!(index < lines, "no more rows");
            row(index, length)
        });
        catch_unwind(AssertUnwindSafe(|| Pretty::write_lines(&mut written, rows))).unwrap_err();
        assert_eq!(String::from_utf8_lossy(&written), expected, "the iterator");

        let mut written = Vec::new();
        let rows = (0..).map(|index| Row(row(index, length), index == lines));
        catch_unwind(AssertUnwindSafe(|| Pretty::write_lines(&mut written, rows))).unwrap_err();
        assert_eq!(String::from_utf8_lossy(&written), expected, "a row");
    }
}

/// Panics in the middle, if it is told to.
struct Row(String, bool);

impl<C: JsonContext> ToJson<C> for Row {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        if self.1 {
            w.array().element(&self.0);
            panic!("in the middle");
        }
        w.string(&self.0);
    }
}
