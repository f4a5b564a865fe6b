//! Bounds as serde code says them, in its terms.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

use json_runtime::ToJson;
use serde::{Serialize, Serializer};

use crate::writes;

/// A type that only serde writes.
#[derive(Serialize)]
struct Foreign {
    x: u8,
}

fn listed<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq([value])
}

mod twice {
    use serde::{Serialize, Serializer};

    pub(super) fn serialize<T, S>(value: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize,
        S: Serializer,
    {
        serializer.collect_seq([value, value])
    }
}

#[derive(Serialize, ToJson)]
#[serde(bound = "T: Serialize")]
struct Container<T> {
    #[serde(serialize_with = "listed")]
    by_function: T,
    by_type: T,
}

#[derive(Serialize, ToJson)]
#[serde(bound = "T: Serialize + Clone, U: serde::Serialize")]
struct OnlyByFunction<T, U> {
    #[serde(with = "twice")]
    by_function: T,
    by_type: Option<U>,
}

#[derive(Serialize, ToJson)]
struct OfFields<T, U> {
    #[serde(serialize_with = "listed", bound(serialize = "T: Serialize"))]
    by_function: T,
    #[serde(bound = "U: Serialize")]
    by_type: U,
}

#[derive(Serialize, ToJson)]
enum OfVariants<T> {
    #[serde(serialize_with = "listed", bound = "T: Serialize")]
    ByFunction(T),
    ByType(u8),
}

#[derive(Serialize, ToJson)]
struct Newtype<T>(#[serde(serialize_with = "listed", bound = "T: Serialize")] T);

#[test]
fn functions_of_serde_have_the_bound_that_they_need() {
    let container = Container {
        by_function: 1,
        by_type: 2,
    };
    writes(&container, r#"{"by_function":[1],"by_type":2}"#);
    let by_function = &Foreign { x: 1 };
    let only = OnlyByFunction {
        by_function,
        by_type: Some(2),
    };
    writes(&only, r#"{"by_function":[{"x":1},{"x":1}],"by_type":2}"#);
    let fields = OfFields {
        by_function,
        by_type: "a",
    };
    writes(&fields, r#"{"by_function":[{"x":1}],"by_type":"a"}"#);
    writes(
        &[OfVariants::ByFunction(by_function), OfVariants::ByType(2)],
        r#"[{"ByFunction":[{"x":1}]},{"ByType":2}]"#,
    );
    writes(&Newtype(by_function), r#"[{"x":1}]"#);
}

trait Value: Serialize + Debug {}
impl Value for u8 {}

trait Chain {
    type Hash: Serialize;
    type Block: Serialize;
}

#[derive(Debug)]
struct Main;
impl Chain for Main {
    type Hash = &'static str;
    type Block = u8;
}

#[derive(Serialize, ToJson)]
#[serde(bound = "T: Value")]
struct OfTrait<'a, T: Clone> {
    one: T,
    many: Vec<Option<T>>,
    pairs: [(T, &'a T); 1],
    cow: Cow<'a, [T]>,
    map: BTreeMap<u8, Box<T>>,
}

#[derive(Serialize, ToJson)]
#[serde(bound = "")]
struct Unbounded<C: Chain> {
    hash: C::Hash,
    parents: Vec<C::Hash>,
    block: Option<<C as Chain>::Block>,
}

/// No bound is said: serde's own rules find none for the lists, either.
#[derive(Serialize, ToJson)]
struct Inferred<C: Chain> {
    parents: Vec<C::Hash>,
    blocks: BTreeMap<String, C::Block>,
}

#[derive(Serialize, ToJson)]
struct FieldOfTrait<T> {
    #[serde(bound = "T: Value")]
    value: T,
    #[serde(bound = "")]
    map: BTreeMap<u8, Box<T>>,
}

#[derive(Serialize, ToJson)]
struct KeyOfField<K, V> {
    #[serde(bound = "K: Serialize + Ord, V: Serialize")]
    entries: BTreeMap<K, V>,
}

#[test]
fn traits_that_ask_for_serialize_are_enough() {
    let of_trait = OfTrait {
        one: 1_u8,
        many: vec![Some(2)],
        pairs: [(3, &4)],
        cow: vec![5].into(),
        map: BTreeMap::from([(6, Box::new(7))]),
    };
    writes(
        &of_trait,
        r#"{"one":1,"many":[2],"pairs":[[3,4]],"cow":[5],"map":{"6":7}}"#,
    );
    let unbounded = Unbounded::<Main> {
        hash: "a",
        parents: vec!["b"],
        block: Some(1),
    };
    writes(&unbounded, r#"{"hash":"a","parents":["b"],"block":1}"#);
    let inferred = Inferred::<Main> {
        parents: vec!["b"],
        blocks: [("c".to_owned(), 1)].into(),
    };
    writes(&inferred, r#"{"parents":["b"],"blocks":{"c":1}}"#);
    let field = FieldOfTrait {
        value: 1_u8,
        map: [(1, Box::new(2))].into(),
    };
    writes(&field, r#"{"value":1,"map":{"1":2}}"#);
    let entries = [("a", 1)].into();
    writes(&KeyOfField { entries }, r#"{"entries":{"a":1}}"#);
}

#[derive(Serialize, ToJson)]
#[serde(bound = "for<'a> &'a T: Serialize, Vec<T>: Serialize, T: Serialize,")]
struct OfOthers<T> {
    values: Vec<T>,
}

/// The parameter is none that a field of this type needs.
#[derive(Serialize, ToJson)]
#[serde(bound = "")]
struct Marked<T> {
    of: std::marker::PhantomData<T>,
    links: Vec<Link<T>>,
}

#[derive(Serialize, ToJson)]
#[serde(bound = "")]
struct Link<T> {
    id: u8,
    #[serde(skip)]
    of: std::marker::PhantomData<T>,
}

#[test]
fn bounds_of_other_types_are_taken_over() {
    writes(&OfOthers { values: vec![1] }, r#"{"values":[1]}"#);
    let of = std::marker::PhantomData::<Main>;
    let links = vec![Link { id: 1, of }];
    writes(&Marked { of, links }, r#"{"of":null,"links":[{"id":1}]}"#);
}

#[derive(Clone)]
struct Unwritable;

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("-")
    }
}

#[derive(Serialize, ToJson, Clone)]
#[serde(into = "String", bound = "T: Clone + std::fmt::Display")]
struct IntoText<T> {
    value: Vec<T>,
}

impl<T: Clone + std::fmt::Display> From<IntoText<T>> for String {
    fn from(it: IntoText<T>) -> Self {
        it.value.iter().map(ToString::to_string).collect()
    }
}

#[derive(Serialize, ToJson, Clone)]
#[serde(into = "BTreeMap<K, Option<V>>")]
struct IntoMap<K: Ord + Clone, V: Clone> {
    entries: Vec<(K, V)>,
}

impl<K: Ord + Clone, V: Clone> From<IntoMap<K, V>> for BTreeMap<K, Option<V>> {
    fn from(it: IntoMap<K, V>) -> Self {
        let entries = it.entries.into_iter();
        entries.map(|(key, value)| (key, Some(value))).collect()
    }
}

#[test]
fn what_is_converted_needs_what_it_becomes_needs() {
    let value = vec![Unwritable, Unwritable];
    writes(&IntoText { value }, r#""--""#);
    let entries = vec![("a", 1)];
    writes(&IntoMap { entries }, r#"{"a":1}"#);
}
