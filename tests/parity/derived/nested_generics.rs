//! Generic types inside generic types, which ask more of a parameter than that it can be written.

use std::collections::{BTreeMap, HashMap};
use std::marker::PhantomData;

use json_runtime::{ErrorKind, ToJson};
use serde::Serialize;

use crate::{fails, writes};

#[derive(Serialize, ToJson)]
struct Point {
    x: u8,
}

#[derive(Serialize, ToJson)]
struct Version<T> {
    version: u8,
    #[serde(flatten)]
    data: T,
}

#[derive(Serialize, ToJson)]
struct Page<T> {
    items: Vec<Version<T>>,
}

#[derive(Serialize, ToJson)]
struct Outer<T> {
    #[serde(flatten)]
    inner: Version<T>,
    last: u8,
}

#[derive(Serialize, ToJson)]
struct Wrap<T>(T);

#[derive(Serialize, ToJson)]
struct Wrapped<T> {
    #[serde(flatten)]
    wrap: Option<Box<Wrap<T>>>,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t")]
enum Tagged<T> {
    Whole(T),
    Part { x: T },
}

#[derive(Serialize, ToJson)]
struct Holder<T> {
    held: Option<Tagged<T>>,
}

#[test]
fn members_of_a_parameter_are_flattened() {
    let version = |version| Version {
        version,
        data: Point { x: 1 },
    };
    let page = Page {
        items: vec![version(1), version(2)],
    };
    writes(
        &page,
        r#"{"items":[{"version":1,"x":1},{"version":2,"x":1}]}"#,
    );
    let outer = Outer {
        inner: version(1),
        last: 9,
    };
    writes(&outer, r#"{"version":1,"x":1,"last":9}"#);
    let map = Version {
        version: 1,
        data: BTreeMap::from([("a", 1)]),
    };
    writes(&map, r#"{"version":1,"a":1}"#);
    let wrap = Some(Box::new(Wrap(Point { x: 1 })));
    writes(&Wrapped { wrap }, r#"{"x":1}"#);
    writes(&Wrapped::<Point> { wrap: None }, "{}");
    let held = Some(Tagged::Whole(Point { x: 1 }));
    writes(&Holder { held }, r#"{"held":{"t":"Whole","x":1}}"#);
    let held = Some(Tagged::Part { x: 1 });
    writes(&Holder { held }, r#"{"held":{"t":"Part","x":1}}"#);
}

/// Where the type of a field is known, it is an error of the compiler.
#[test]
fn a_parameter_without_members_is_an_error() {
    let version = Version {
        version: 1,
        data: 2,
    };
    fails(&version, ErrorKind::Unrepresentable, "$");
    let version = Version {
        version: 1,
        data: Some(f64::NAN),
    };
    fails(&version, ErrorKind::Unrepresentable, "$");
    let held = Holder {
        held: Some(Tagged::Whole(f64::NAN)),
    };
    fails(&held, ErrorKind::Unrepresentable, "$.held");
    let held = Holder {
        held: Some(Tagged::Whole(2)),
    };
    fails(&held, ErrorKind::Unrepresentable, "$.held");
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
#[serde(transparent)]
struct Id<T> {
    id: u64,
    #[serde(skip)]
    of: PhantomData<T>,
}

#[derive(Serialize, ToJson)]
struct Table<T: Ord> {
    rows: BTreeMap<Id<T>, T>,
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Name<T>(T);

#[derive(Serialize, ToJson)]
struct Named<T: Ord> {
    names: BTreeMap<Name<T>, T>,
    others: HashMap<std::rc::Rc<Name<T>>, Vec<T>>,
}

#[derive(Serialize, ToJson)]
#[serde(bound = "K: Serialize + Ord, V: Serialize")]
struct Bound<K, V> {
    entries: BTreeMap<K, V>,
}

#[derive(Serialize, ToJson)]
struct GeoMap<T, U> {
    center: T,
    scale: U,
}

#[derive(Serialize, ToJson)]
struct Atlas<T, U> {
    map: GeoMap<T, U>,
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct User {
    n: u8,
}

#[test]
fn keys_are_those_of_maps_and_of_nothing_else() {
    let id = Id {
        id: 1,
        of: PhantomData,
    };
    let rows = [(id, User { n: 1 })].into();
    writes(&Table { rows }, r#"{"rows":{"1":{"n":1}}}"#);
    let named = Named {
        names: [(Name(1), 2)].into(),
        others: HashMap::new(),
    };
    writes(&named, r#"{"names":{"1":2},"others":{}}"#);
    let entries = [("a", 1)].into();
    writes(&Bound { entries }, r#"{"entries":{"a":1}}"#);
    let map = GeoMap {
        center: [1],
        scale: 2,
    };
    writes(&Atlas { map }, r#"{"map":{"center":[1],"scale":2}}"#);
}

/// No map, in spite of its name.
mod own {
    use json_runtime::ToJson;
    use serde::Serialize;

    #[derive(Serialize, ToJson)]
    pub(super) struct IndexMap<K, V> {
        pub(super) keys: Vec<K>,
        pub(super) value: V,
    }
}

#[derive(Serialize, ToJson)]
struct Indexed<K, V> {
    index: own::IndexMap<K, V>,
    others: Vec<Option<HashMap<V, K>>>,
}

#[derive(Serialize, ToJson)]
#[serde(bound = "K: Serialize, V: Serialize")]
struct IndexedByBound<K, V> {
    index: own::IndexMap<K, V>,
}

/// What a map of parameters needs leads to the type itself.
#[derive(Serialize, ToJson)]
struct Tree {
    children: Children<String, Tree>,
}

#[derive(Serialize, ToJson)]
struct Children<K, V> {
    all: HashMap<K, V>,
}

#[test]
fn what_is_called_a_map_needs_what_it_needs() {
    let index = || own::IndexMap {
        keys: vec![[1]],
        value: 2,
    };
    let indexed = Indexed {
        index: own::IndexMap {
            keys: vec!["a"],
            value: 'v',
        },
        others: vec![Some([('v', "a")].into())],
    };
    writes(
        &indexed,
        r#"{"index":{"keys":["a"],"value":"v"},"others":[{"v":"a"}]}"#,
    );
    writes(
        &IndexedByBound { index: index() },
        r#"{"index":{"keys":[[1]],"value":2}}"#,
    );
    let leaf = Tree {
        children: Children {
            all: HashMap::new(),
        },
    };
    let all = [("a".to_owned(), leaf)].into();
    let tree = Tree {
        children: Children { all },
    };
    writes(
        &tree,
        r#"{"children":{"all":{"a":{"children":{"all":{}}}}}}"#,
    );
}
