//! Under `Plain` and `Pretty`, what is written is what serde_json writes, byte for byte.

mod collections;
mod contexts;
mod corpus;
mod derived;
mod errors;
mod keys;
mod numbers;
mod pointers;
mod properties;
mod text;
mod time_net_path;

use json_runtime::{ErrorKind, Plain, Pretty, ToJson};
use serde::Serialize;

/// Asserts that both write the same bytes.
#[track_caller]
fn same<T>(value: &T)
where
    T: Serialize + ToJson<Plain> + ToJson<Pretty> + ?Sized,
{
    let peer = serde_json::to_string(value).expect("a value that serde_json can write");
    assert_eq!(json_runtime::to_string(value).as_deref().ok(), Some(&*peer));

    let mut streamed = Vec::new();
    json_runtime::to_writer(&mut streamed, value).expect("what a string could be made of");
    assert_eq!(String::from_utf8(streamed).as_ref(), Ok(&peer));

    let peer = serde_json::to_string_pretty(value).expect("what could be written on one line");
    assert_eq!(Pretty::to_string(value).as_deref().ok(), Some(&*peer));
}

/// Asserts that both write `text`.
#[track_caller]
fn writes<T>(value: &T, text: &str)
where
    T: Serialize + ToJson<Plain> + ToJson<Pretty> + ?Sized,
{
    assert_eq!(json_runtime::to_string(value).as_deref().ok(), Some(text));
    same(value);
}

/// Asserts that both refuse to write `value`, for the same reason.
#[track_caller]
fn fails<T>(value: &T, kind: ErrorKind, path: &str)
where
    T: Serialize + ToJson<Plain> + ToJson<Pretty> + ?Sized,
{
    serde_json::to_string(value).expect_err("a value that serde_json cannot write");
    for outcome in [json_runtime::to_string(value), Pretty::to_string(value)] {
        let error = outcome.expect_err("a value that cannot be written");
        assert_eq!((error.kind(), error.path()), (kind, path), "{error}");
    }
    let mut before = b"before".to_vec();
    json_runtime::append(value, &mut before).expect_err("a value that cannot be written");
    assert_eq!(before, b"before");
}

/// One [`writes`] per line.
macro_rules! table {
    ($($value:expr => $text:expr;)+) => {
        $($crate::writes(&$value, $text);)+
    };
}
use table;
