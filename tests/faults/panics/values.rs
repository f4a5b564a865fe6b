//! A value that calls code of the user's in every place where there can be some.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use json_runtime::stream::{Elements, ElementsFn};
use json_runtime::{JsonContext, JsonWriter, KeyWriter, Pretty, ToJson, ToJsonKey};

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
pub(super) struct Everything {
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
pub(super) struct Sparse;

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
pub(super) fn everything(left: usize) -> Everything {
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
