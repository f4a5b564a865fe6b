//! How much of the stack a level takes: no more than with serde_json, so that without a limit values
//! can be as deep; and no more for a type with many fields than for one with few.
//!
//! CI measures this without optimisation, where frames are largest, and with it.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::hint::black_box;

use json_runtime::{ErrorKind, JsonContext, JsonWriter, ToJson};
use serde::{Serialize, Serializer};

#[derive(JsonContext)]
#[json(max_depth = "none")]
struct Bottomless;

#[derive(JsonContext)]
#[json(
    max_depth = "none",
    indent = 2,
    omit = "nulls",
    field_naming = "camelCase"
)]
struct Busy;

thread_local! {
    static DEEPEST: Cell<usize> = const { Cell::new(0) };
}

/// Where the stack is now.
#[inline(never)]
fn place() -> usize {
    let local = 0_u8;
    black_box(&raw const local).addr()
}

/// The innermost value.
struct Bottom;

impl Serialize for Bottom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DEEPEST.set(place());
        serializer.serialize_unit()
    }
}

impl<C: JsonContext> ToJson<C> for Bottom {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        DEEPEST.set(place());
        w.null();
    }
}

/// How far the stack goes down to the innermost value.
fn used<T>(write: impl FnOnce() -> T) -> usize {
    let top = place();
    write();
    top - DEEPEST.get()
}

/// What each level takes: with serde_json, and under two contexts.
fn per_level<T>(bottom: &dyn Fn() -> T, level: &dyn Fn(T) -> T) -> [usize; 3]
where
    T: Serialize + ToJson<Bottomless> + ToJson<Busy>,
{
    const LEVELS: usize = 50;
    let nested = |levels| (0..levels).fold(bottom(), |inner, _| level(inner));
    let (near, far) = (nested(10), nested(10 + LEVELS));
    let measure = |value: &T| {
        [
            used(|| serde_json::to_string(value).expect("a value that can be written")),
            used(|| Bottomless::to_string(value).expect("a value that can be written")),
            used(|| Busy::to_string(value).expect("a value that can be written")),
        ]
    };
    let (near, far) = (measure(&near), measure(&far));
    [0, 1, 2].map(|at| (far[at] - near[at]) / LEVELS)
}

#[derive(Serialize, ToJson)]
struct Struct {
    id: u32,
    next: Option<Box<Struct>>,
    bottom: Option<Bottom>,
}

#[derive(Serialize, ToJson)]
struct List(Vec<List>, Option<Bottom>);

#[derive(Serialize, ToJson)]
struct Map {
    next: BTreeMap<String, Map>,
    bottom: Option<Bottom>,
}

#[derive(Serialize, ToJson)]
struct Flat {
    id: u32,
    #[serde(flatten)]
    rest: BTreeMap<String, Flat>,
    bottom: Option<Bottom>,
}

#[derive(Serialize, ToJson)]
struct Whole {
    id: u32,
    #[serde(flatten)]
    part: Part,
}

#[derive(Serialize, ToJson)]
struct Part {
    next: Option<Box<Whole>>,
    bottom: Option<Bottom>,
}

#[derive(Serialize, ToJson)]
enum External {
    Newtype(Box<External>),
    Tuple(u8, Box<External>),
    Struct { next: Box<External> },
    Bottom(Bottom),
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t")]
enum Internal {
    Struct { next: Box<Internal> },
    Bottom { bottom: Bottom },
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Newtype(Box<Adjacent>),
    Struct { next: Box<Adjacent> },
    Bottom(Bottom),
}

#[derive(Serialize, ToJson)]
#[serde(untagged)]
enum Untagged {
    List(Vec<Untagged>),
    Struct { next: Box<Untagged> },
    Bottom(Bottom),
}

/// As a document of any shape is declared.
#[derive(Serialize, ToJson)]
#[serde(untagged)]
enum Document {
    List(Vec<Document>),
    Sorted(BTreeMap<String, Document>),
    Hashed(HashMap<String, Document>),
    Bottom(Bottom),
}

#[derive(Serialize, ToJson)]
struct Folder {
    name: String,
    folders: Vec<Folder>,
    bottom: Option<Bottom>,
}

#[derive(Serialize, ToJson)]
struct Link(u8, Option<Box<Link>>, Option<Bottom>);

#[test]
fn no_level_takes_more_of_the_stack_than_with_serde_json() {
    macro_rules! levels {
        ($($bottom:expr, $level:expr;)+) => {$({
            let [peer, plain, busy] = per_level(&|| $bottom, &$level);
            let level = stringify!($level);
            assert!(plain > 0 && plain <= peer && busy <= peer, "{plain} {busy} {peer} {level}");
        })+};
    }
    levels! {
        Struct { id: 1, next: None, bottom: Some(Bottom) },
            |inner| Struct { id: 1, next: Some(Box::new(inner)), bottom: None };
        List(vec![], Some(Bottom)), |inner| List(vec![inner], None);
        Map { next: BTreeMap::new(), bottom: Some(Bottom) },
            |inner| Map { next: [("next".to_owned(), inner)].into(), bottom: None };
        Flat { id: 1, rest: BTreeMap::new(), bottom: Some(Bottom) },
            |inner| Flat { id: 1, rest: [("next".to_owned(), inner)].into(), bottom: None };
        External::Bottom(Bottom), |inner| External::Newtype(Box::new(inner));
        External::Bottom(Bottom), |inner| External::Tuple(1, Box::new(inner));
        External::Bottom(Bottom), |inner| External::Struct { next: Box::new(inner) };
        Internal::Bottom { bottom: Bottom }, |inner| Internal::Struct { next: Box::new(inner) };
        Adjacent::Bottom(Bottom), |inner| Adjacent::Newtype(Box::new(inner));
        Adjacent::Bottom(Bottom), |inner| Adjacent::Struct { next: Box::new(inner) };
        Untagged::Bottom(Bottom), |inner| Untagged::List(vec![inner]);
        Untagged::Bottom(Bottom), |inner| Untagged::Struct { next: Box::new(inner) };
        Whole { id: 1, part: Part { next: None, bottom: Some(Bottom) } },
            |inner| Whole { id: 1, part: Part { next: Some(Box::new(inner)), bottom: None } };
        Document::Bottom(Bottom), |inner| Document::List(vec![inner]);
        Document::Bottom(Bottom), |inner| Document::Sorted([("next".to_owned(), inner)].into());
        Document::Bottom(Bottom), |inner| Document::Hashed([("next".to_owned(), inner)].into());
        Folder { name: String::new(), folders: vec![], bottom: Some(Bottom) },
            |inner| Folder { name: String::new(), folders: vec![inner], bottom: None };
        Link(1, None, Some(Bottom)), |inner| Link(1, Some(Box::new(inner)), None);
    }
}

macro_rules! wide {
    ($($field:ident)+) => {
        /// As [`Struct`], with many more fields.
        #[derive(Serialize, ToJson, Default)]
        struct Wide {
            $($field: Option<u32>,)+
            next: Option<Box<Wide>>,
            bottom: Option<Bottom>,
        }
    };
}

wide! {
    a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22 a23 a24 a25
    b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20 b21 b22 b23 b24 b25
}

#[test]
fn a_level_of_many_fields_takes_no_more_than_one_of_few() {
    let bottom = || Struct {
        id: 1,
        next: None,
        bottom: Some(Bottom),
    };
    let level = |inner| Struct {
        id: 1,
        next: Some(Box::new(inner)),
        bottom: None,
    };
    let [_, few, few_busy] = per_level(&bottom, &level);
    let bottom = || Wide {
        bottom: Some(Bottom),
        ..Wide::default()
    };
    let level = |inner| Wide {
        next: Some(Box::new(inner)),
        ..Wide::default()
    };
    let [_, many, many_busy] = per_level(&bottom, &level);
    assert_eq!((many, many_busy), (few, few_busy));
}

/// Without a limit, the stack is what ends it. With one, nothing is too deep for an error.
#[test]
fn thousands_of_levels_are_written_or_refused() {
    const LEVELS: usize = 2_000;
    let mut value = Untagged::Bottom(Bottom);
    for level in 0..LEVELS {
        value = match level % 2 {
            0 => Untagged::List(vec![value]),
            _ => Untagged::Struct {
                next: Box::new(value),
            },
        };
    }
    let text = Bottomless::to_string(&value).expect("there is no limit");
    assert_eq!(
        text,
        serde_json::to_string(&value).expect("nor is there one here")
    );
    let error = json_runtime::to_string(&value).expect_err("it is too deep");
    assert_eq!(
        (error.kind(), error.path()),
        (ErrorKind::Depth, &*format!("${}", ".next[0]".repeat(64)))
    );
}
