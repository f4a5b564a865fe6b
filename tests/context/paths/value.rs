//! A value with leaves in every kind of place.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use json_runtime::{JsonContext, JsonWriter, ToJson};

thread_local! {
    /// The leaf that cannot be written.
    pub(super) static BROKEN: Cell<u64> = const { Cell::new(0) };
    /// The number that the next leaf gets.
    static NEXT: Cell<u64> = const { Cell::new(1_000_000_000) };
}

/// A number that no other text contains.
pub(super) struct Leaf(pub(super) u64);

impl<C: JsonContext> ToJson<C> for Leaf {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        if self.0 == BROKEN.get() {
            w.fail("broken");
        } else {
            w.value(&self.0);
        }
    }
}

fn leaf() -> Leaf {
    Leaf(NEXT.replace(NEXT.get() + 1))
}

/// Keys of maps that have to be quoted, and some that have not.
const KEYS: &[&str] = &[
    "plain",
    "_1",
    "größe",
    "",
    "a b",
    "1st",
    "\"",
    "\\",
    "\\\"",
    "a\"]",
    "a\":[{",
    "line\nbreak",
    "\u{1f}\u{7f}",
    "\u{2028}",
    "<tag>",
    "🦀",
    "kebab-key",
    "$",
    "…",
    "[0]",
    "x.y",
];

/// Texts that look like what is around them.
pub(super) const TEXTS: &[&str] = &[
    "}],{\"a\":[",
    "\\",
    "\\\\\"",
    "\":",
    ",",
    "[",
    "{",
    "\"",
    "a\\\",\"b\":",
];

#[derive(ToJson)]
pub(super) struct Everything {
    first_leaf: Leaf,
    texts: Vec<&'static str>,
    #[json(rename = "re \"named\"\t")]
    renamed: Leaf,
    #[json(order = 1)]
    pub(super) last_leaf: Leaf,
    größe: Leaf,
    nested_lists: Vec<Vec<Leaf>>,
    empty: (Vec<Leaf>, BTreeMap<String, Leaf>, Leaf),
    tuple: (Leaf, &'static str, [Leaf; 2]),
    pointers: (Box<Leaf>, RefCell<Option<Leaf>>),
    results: [Result<Leaf, Leaf>; 2],
    map: BTreeMap<&'static str, (Leaf, &'static str)>,
    numbered: BTreeMap<i8, Vec<Leaf>>,
    choices: BTreeMap<Choice, Leaf>,
    #[json(flatten)]
    flat: Inner,
    #[json(flatten)]
    rest: BTreeMap<String, Leaf>,
    #[json(flatten)]
    flat_variant: External,
    external: Vec<External>,
    internal: Vec<Internal>,
    adjacent: Vec<Adjacent>,
    untagged: Vec<Untagged>,
    #[json(with = "doubled")]
    pub(super) with: Leaf,
    newtype: Newtype,
}

#[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
enum Choice {
    FirstChoice,
    #[json(rename = "second \"choice\"")]
    Second,
}

#[derive(ToJson)]
struct Inner {
    flat_leaf: Leaf,
    flat_list: Vec<Leaf>,
    #[json(flatten)]
    inner: Option<Innermost>,
}

#[derive(ToJson)]
struct Innermost {
    innermost_leaf: Leaf,
}

#[derive(ToJson)]
enum External {
    NewtypeOfLeaf(Leaf),
    Tuple(Leaf, Leaf),
    Struct { variant_leaf: Leaf, last: Vec<Leaf> },
}

#[derive(ToJson)]
#[json(tag = "@type")]
enum Internal {
    Beside(Innermost),
    Fields { tagged_leaf: Leaf },
}

#[derive(ToJson)]
#[json(tag = "t", content = "the content")]
enum Adjacent {
    Newtype(Leaf),
    Tuple(Leaf, Leaf),
    Fields { adjacent_leaf: Leaf },
}

#[derive(ToJson)]
#[json(untagged)]
enum Untagged {
    Newtype(Leaf),
    Tuple(Leaf, Leaf),
    Fields { untagged_leaf: Leaf },
}

#[derive(ToJson)]
struct Newtype(Cow<'static, [u8]>, (), Leaf);

mod doubled {
    use super::{JsonContext, JsonWriter, Leaf};

    pub(crate) fn write_json<C: JsonContext>(leaf: &Leaf, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        object.field("written_by_hand", leaf);
        object.entry("an entry", &[()]);
        object.end();
    }
}

fn external() -> Vec<External> {
    let (variant_leaf, last) = (leaf(), vec![leaf(), leaf()]);
    vec![
        External::NewtypeOfLeaf(leaf()),
        External::Tuple(leaf(), leaf()),
        External::Struct { variant_leaf, last },
    ]
}

pub(super) fn everything() -> Everything {
    let texts = TEXTS.iter().cycle().copied();
    let keyed = KEYS
        .iter()
        .zip(texts)
        .map(|(&key, text)| (key, (leaf(), text)));
    let innermost_leaf = leaf();
    Everything {
        first_leaf: leaf(),
        texts: TEXTS.to_vec(),
        renamed: leaf(),
        last_leaf: leaf(),
        größe: leaf(),
        nested_lists: vec![vec![leaf()], vec![], vec![leaf(), leaf()]],
        empty: (vec![], BTreeMap::new(), leaf()),
        tuple: (leaf(), "],\"", [leaf(), leaf()]),
        pointers: (Box::new(leaf()), RefCell::new(Some(leaf()))),
        results: [Ok(leaf()), Err(leaf())],
        map: keyed.collect(),
        numbered: [-1, 0, 1].map(|key| (key, vec![leaf(), leaf()])).into(),
        choices: [(Choice::FirstChoice, leaf()), (Choice::Second, leaf())].into(),
        flat: Inner {
            flat_leaf: leaf(),
            flat_list: vec![leaf(), leaf()],
            inner: Some(Innermost { innermost_leaf }),
        },
        rest: KEYS
            .iter()
            .map(|key| (format!("{key} rest"), leaf()))
            .collect(),
        flat_variant: External::Struct {
            variant_leaf: leaf(),
            last: vec![leaf()],
        },
        external: external(),
        internal: vec![
            Internal::Fields {
                tagged_leaf: leaf(),
            },
            Internal::Beside(Innermost {
                innermost_leaf: leaf(),
            }),
        ],
        adjacent: vec![
            Adjacent::Newtype(leaf()),
            Adjacent::Tuple(leaf(), leaf()),
            Adjacent::Fields {
                adjacent_leaf: leaf(),
            },
        ],
        untagged: vec![
            Untagged::Newtype(leaf()),
            Untagged::Tuple(leaf(), leaf()),
            Untagged::Fields {
                untagged_leaf: leaf(),
            },
        ],
        with: leaf(),
        newtype: Newtype(Cow::Borrowed(b"bytes"), (), leaf()),
    }
}
