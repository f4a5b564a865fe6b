use std::collections::BTreeMap;

use json_runtime::{JsonContext, ToJson, ToJsonKey};

#[derive(ToJson)]
#[json(bound = "T: ToJson<C>")]
struct Order<T> {
    id: T,
}

#[derive(ToJson)]
struct Totals<K> {
    #[json(bound = "K: Ord + json_runtime::ToJsonKey<C>")]
    by_id: BTreeMap<K, u64>,
}

// Here it has a name.
#[derive(JsonContext)]
struct C;

#[derive(ToJson)]
#[json(context = C, bound = "T: ToJson<C>")]
struct Line<T> {
    id: T,
}

fn key<K: ToJsonKey<C>>() {}

fn main() {
    key::<u8>();
}
