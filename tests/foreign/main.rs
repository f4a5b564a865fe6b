//! Types of other crates: what is written is what their own serde support writes.

mod collections;
mod floats;
mod misc;
mod text;
mod times;

use std::collections::BTreeMap;

use json_runtime::{JsonContext, Plain, Pretty, ToJson, ToJsonKey};
use serde::Serialize;

/// Everything that a context can change about these types.
#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "snake_case",
    key_naming = "SCREAMING_SNAKE_CASE",
    omit = "defaults",
    omit_entries = "nulls",
    escape = "html",
    bytes = "base64",
    wide_integers = "string"
)]
struct Api;

/// Asserts that both write the same bytes.
#[track_caller]
fn same<T: Serialize + ToJson<Plain> + ToJson<Pretty> + ?Sized>(value: &T) {
    let peer = serde_json::to_string(value).expect("a value that serde_json can write");
    assert_eq!(json_runtime::to_string(value).as_deref().ok(), Some(&*peer));
    let peer = serde_json::to_string_pretty(value).expect("what could be written on one line");
    assert_eq!(Pretty::to_string(value).as_deref().ok(), Some(&*peer));
}

/// Asserts that both write `plain`, and that the context writes `api`.
#[track_caller]
fn writes<T>(value: &T, plain: &str, api: &str)
where
    T: Serialize + ToJson<Plain> + ToJson<Pretty> + ToJson<Api> + ?Sized,
{
    assert_eq!(json_runtime::to_string(value).as_deref().ok(), Some(plain));
    same(value);
    assert_eq!(Api::to_string(value).as_deref().ok(), Some(api));
}

/// Asserts the same for the key of a map.
#[track_caller]
fn is_key<K>(key: K, plain: &str, api: &str)
where
    K: Serialize + Ord + ToJsonKey<Plain> + ToJsonKey<Pretty> + ToJsonKey<Api>,
{
    let entry = |text| format!("{{{text}:1}}");
    writes(&BTreeMap::from([(key, 1)]), &entry(plain), &entry(api));
}

/// Asserts that it is a string, as a value and as a key, which no policy changes.
#[track_caller]
fn is_fixed<T>(value: T, text: &str)
where
    T: Serialize + Ord + ToJsonKey<Plain> + ToJsonKey<Pretty> + ToJsonKey<Api>,
    T: ToJson<Plain> + ToJson<Pretty> + ToJson<Api>,
{
    let text = format!("{text:?}");
    writes(&value, &text, &text);
    is_key(value, &text, &text);
}

/// Whether the context leaves out a member with this value.
fn is_omitted<T: ToJson<Api>>(value: &T) -> bool {
    #[derive(ToJson)]
    struct Holder<'a, T> {
        held_value: &'a T,
    }
    let text = Api::to_string(&Holder { held_value: value }).expect("a value that can be written");
    text == "{}"
}
