//! A value of any shape.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use arbitrary::Arbitrary;
use json_runtime::ToJson;
use serde::{Serialize, Serializer};

/// A value of any shape.
#[derive(Arbitrary, Debug, Serialize, ToJson)]
#[serde(untagged)]
pub enum Any {
    Null,
    Bool(bool),
    Narrow(i32),
    Wide(i64),
    Huge(u128),
    Single(f32),
    Double(f64),
    Char(char),
    Text(String),
    Shared(Rc<str>),
    Bytes(Bytes),
    Duration(Duration),
    Optional(Option<Box<Any>>),
    List(Vec<Any>),
    Pair(Box<(Any, Any)>),
    Map(BTreeMap<String, Any>),
    Numbered(BTreeMap<i64, Any>),
    Lettered(BTreeMap<char, Any>),
    Flagged(BTreeMap<bool, Any>),
    Named {
        user_id: Box<Any>,
        quoted: Option<u16>,
        r#type: Box<str>,
    },
    Tagged(Tagged),
}

/// An enum in the form that it has without attributes.
#[derive(Arbitrary, Debug, Serialize, ToJson)]
pub enum Tagged {
    Unit,
    HTTPNewtype(Box<Any>),
    Tuple(Box<Any>, u8),
    StructLike { first_value: Box<Any>, z: () },
}

/// A run of bytes, which serde is told about, so that the model knows it when it is empty.
#[derive(Arbitrary, Debug, ToJson)]
pub struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}
