//! What only `serde::Serialize` can say is written as serde_json writes it, and under other
//! contexts as far as serde lets them see.

mod attributes;
mod contexts;
mod data_model;
mod depth;
mod errors;
mod keys;
mod properties;
mod raw;
mod tagging;
mod values;
mod written_keys;

use json_runtime::{ErrorKind, JsonContext, Plain, Pretty, Serde};
use serde::{Serialize, Serializer};

/// Asserts that both write the same bytes.
#[track_caller]
fn same<T: Serialize + ?Sized>(value: &T) {
    let peer = serde_json::to_string(value).expect("a value that serde_json can write");
    let ours = Plain::to_string(&Serde(value));
    assert_eq!(ours.as_deref().map_err(ToString::to_string), Ok(&*peer));

    let mut streamed = Vec::new();
    Plain::to_writer(&mut streamed, &Serde(value)).expect("what a string could be made of");
    assert_eq!(String::from_utf8(streamed).as_ref(), Ok(&peer));

    let peer = serde_json::to_string_pretty(value).expect("what could be written on one line");
    assert_eq!(
        Pretty::to_string(&Serde(value)).as_deref().ok(),
        Some(&*peer)
    );
}

/// Asserts that both write `text`.
#[track_caller]
fn writes<T: Serialize + ?Sized>(value: &T, text: &str) {
    assert_eq!(Plain::to_string(&Serde(value)).as_deref().ok(), Some(text));
    same(value);
}

/// Asserts that both refuse to write `value`, and why.
#[track_caller]
fn fails<T: Serialize + ?Sized>(value: &T, kind: ErrorKind, message: &str) {
    serde_json::to_string(value).expect_err("a value that serde_json cannot write");
    refused::<Plain, T>(value, kind, message);
    refused::<Skipping, T>(value, kind, message);
    let mut before = b"before".to_vec();
    Plain::append(&Serde(value), &mut before).expect_err("a value that cannot be written");
    assert_eq!(before, b"before");
}

#[track_caller]
fn refused<C: JsonContext, T: Serialize + ?Sized>(value: &T, kind: ErrorKind, message: &str) {
    let error = C::to_string(&Serde(value)).expect_err("a value that cannot be written");
    assert_eq!((error.kind(), &*error.to_string()), (kind, message));
}

/// A context that looks at values before it writes them.
#[derive(JsonContext)]
#[json(omit = "nulls", omit_entries = "nulls")]
struct Skipping;

/// A `Serialize` impl that is the given function.
macro_rules! by_hand {
    (|$serializer:ident| $body:expr) => {{
        struct ByHand;
        impl serde::Serialize for ByHand {
            fn serialize<S: serde::Serializer>(&self, $serializer: S) -> Result<S::Ok, S::Error> {
                $body
            }
        }
        ByHand
    }};
}
use by_hand;

/// Bytes that say that they are bytes.
struct Blob(&'static [u8]);

impl Serialize for Blob {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}

/// Text that is printed when it is written.
struct Printed<T>(T);

impl<T: std::fmt::Display> Serialize for Printed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
