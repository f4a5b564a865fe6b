//! Generated values.

use std::collections::BTreeMap;

use json_runtime::{JsonContext, Plain, Pretty, Serde};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::same;

/// Failing values are printed; none is written to a file.
fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        cases: count,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn text() -> impl Strategy<Value = String> {
    vec(
        prop_oneof![
            4 => proptest::char::range(' ', '~'),
            2 => any::<char>(),
            1 => proptest::char::range('\0', '\u{1f}'),
        ],
        0..20,
    )
    .prop_map(String::from_iter)
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text().prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 100, 8, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..8).prop_map(Value::from),
            btree_map(text(), inner, 0..8).prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

#[derive(JsonContext)]
#[json(
    key_naming = "snake_case",
    omit = "defaults",
    omit_entries = "nulls",
    escape = "ascii",
    indent = 3,
    whole_floats = "1",
    wide_integers = "string_if_unsafe"
)]
struct Busy;

/// Every form that serde has.
#[derive(Serialize, Debug, Clone)]
enum Tree {
    Unit,
    Newtype(Value),
    Tuple(Option<i128>, f32, char),
    Struct {
        list: Vec<Tree>,
        map: BTreeMap<i8, Option<Tree>>,
        #[serde(flatten)]
        rest: BTreeMap<String, Tagged>,
    },
    Tagged(Tagged),
}

#[derive(Serialize, Debug, Clone)]
#[serde(tag = "t")]
enum Tagged {
    Empty,
    Map(BTreeMap<String, Value>),
    Struct { a: Option<u8>, b: (u8, bool) },
}

fn tagged() -> impl Strategy<Value = Tagged> {
    prop_oneof![
        Just(Tagged::Empty),
        btree_map(text(), value(), 0..3).prop_map(Tagged::Map),
        any::<(Option<u8>, (u8, bool))>().prop_map(|(a, b)| Tagged::Struct { a, b }),
    ]
}

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![
        Just(Tree::Unit),
        value().prop_map(Tree::Newtype),
        any::<(Option<i128>, f32, char)>().prop_map(|(a, b, c)| Tree::Tuple(a, b, c)),
        tagged().prop_map(Tree::Tagged),
    ];
    leaf.prop_recursive(4, 30, 4, |inner| {
        (
            vec(inner.clone(), 0..4),
            btree_map(any::<i8>(), proptest::option::of(inner), 0..4),
            btree_map(text(), tagged(), 0..3),
        )
            .prop_map(|(list, map, rest)| Tree::Struct { list, map, rest })
    })
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn values(value in value()) {
        same(&value);
        prop_assert_eq!(Plain::to_string(&value).unwrap(), value.to_string());
        prop_assert_eq!(Pretty::to_string(&value).unwrap(), format!("{value:#}"));
    }

    /// The impls for the types of serde_json and the way over serde agree.
    #[test]
    fn values_under_a_busy_context(value in value()) {
        prop_assert_eq!(
            Busy::to_string(&value).unwrap(),
            Busy::to_string(&Serde(&value)).unwrap()
        );
    }

    #[test]
    fn trees(tree in tree()) {
        same(&tree);
        let busy = Busy::to_string(&Serde(&tree)).unwrap();
        prop_assert!(serde_json::from_str::<serde::de::IgnoredAny>(&busy).is_ok());
    }
}
