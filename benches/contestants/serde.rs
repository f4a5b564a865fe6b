//! `serde_json`: typed, and by way of its tree of values.

use serde::Serialize;
use serde_json::Value;

use super::Layout;
use crate::case::{Entrants, SERDE_TYPED, Says};
use crate::dynamic::{Policies, apply_policies};

const PREBUILT: &str = "serde_json, a Value that is there";
const TREE: &str = "serde_json, to_value + text";
const POLICIES: &str = "serde_json, to_value + policies + text";

pub(super) fn enter<T: Serialize + 'static>(layout: Layout, entrants: &mut Entrants<T>) {
    enter_typed(layout, entrants);
    let value = tree(&*entrants.data);
    let again = value.clone();
    entrants.fresh(PREBUILT, Says::SameValue, move |_| text(layout, &value));
    entrants.reused(PREBUILT, Says::SameValue, move |_, to| {
        append(layout, &again, to);
    });
    enter_tree(TREE, layout, entrants);
    enter_policies(POLICIES, layout, Policies::API, entrants);
}

pub(crate) fn enter_typed<T: Serialize + 'static>(layout: Layout, entrants: &mut Entrants<T>) {
    entrants.fresh(SERDE_TYPED, Says::SameBytes, move |data| text(layout, data));
    entrants.reused(SERDE_TYPED, Says::SameBytes, move |data, to| {
        append(layout, data, to);
    });
}

/// A tree built for each call, and written as it is.
pub(crate) fn enter_tree<T: Serialize + 'static>(
    name: &'static str,
    layout: Layout,
    entrants: &mut Entrants<T>,
) {
    enter_as(name, layout, Says::SameValue, |tree| tree, entrants);
}

/// Policies applied to the tree of each call.
pub(crate) fn enter_policies<T: Serialize + 'static>(
    name: &'static str,
    layout: Layout,
    policies: Policies,
    entrants: &mut Entrants<T>,
) {
    let rewrite = move |tree| apply_policies(policies, tree);
    enter_as(name, layout, Says::Under(policies), rewrite, entrants);
}

fn enter_as<T: Serialize + 'static>(
    name: &'static str,
    layout: Layout,
    says: Says,
    rewrite: impl Fn(Value) -> Value + Copy + 'static,
    entrants: &mut Entrants<T>,
) {
    entrants.fresh(name, says, move |data| text(layout, &rewrite(tree(data))));
    entrants.reused(name, says, move |data, to| {
        append(layout, &rewrite(tree(data)), to);
    });
}

fn tree<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("can be a value")
}

pub(super) fn text<T: Serialize>(layout: Layout, data: &T) -> Vec<u8> {
    match layout {
        Layout::Compact => serde_json::to_vec(data),
        Layout::Indented => serde_json::to_vec_pretty(data),
    }
    .expect("can be written")
}

fn append<T: Serialize>(layout: Layout, data: &T, to: &mut Vec<u8>) {
    match layout {
        Layout::Compact => serde_json::to_writer(to, data),
        Layout::Indented => serde_json::to_writer_pretty(to, data),
    }
    .expect("can be written");
}
