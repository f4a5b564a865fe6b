//! The serializer that makes a [`Tree`].

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::Error;

use super::containers::{Items, Members};
use super::tree::{Key, List, Tree, Width};

impl Tree {
    pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, Error> {
        value.serialize(Recorder)
    }

    pub(super) fn variant(name: &str, data: Self) -> Self {
        Self::Object {
            is_map: false,
            members: vec![(Key::Variant(name.to_owned()), data)],
        }
    }

    pub(super) fn into_key(self) -> Result<Key, Error> {
        match self {
            Self::Text(text) => Ok(Key::text(text)),
            Self::Variant(name) => Ok(Key::Choice(name)),
            Self::Bool(value) => Ok(Key::Other(value.to_string())),
            Self::Integer { text, .. } => Ok(Key::Other(text)),
            Self::Float(Ok(text)) => Ok(Key::Float(text)),
            Self::Some(inner) => inner.into_key(),
            _ => Err(Error::custom("not a key")),
        }
    }
}

struct Recorder;

macro_rules! integers {
    ($($function:ident: $type:ty, $width:ident;)+) => {$(
        fn $function(self, value: $type) -> Result<Tree, Error> {
            let (text, width) = (value.to_string(), Width::$width);
            Ok(Tree::Integer { text, width })
        }
    )+};
}

impl Serializer for Recorder {
    type Ok = Tree;
    type Error = Error;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Members;
    type SerializeStruct = Members;
    type SerializeStructVariant = Members;

    integers! {
        serialize_i8: i8, Narrow;
        serialize_i16: i16, Narrow;
        serialize_i32: i32, Narrow;
        serialize_i64: i64, Wide;
        serialize_i128: i128, Wide;
        serialize_u8: u8, Byte;
        serialize_u16: u16, Narrow;
        serialize_u32: u32, Narrow;
        serialize_u64: u64, Wide;
        serialize_u128: u128, Wide;
    }

    fn serialize_bool(self, value: bool) -> Result<Tree, Error> {
        Ok(Tree::Bool(value))
    }

    fn serialize_f32(self, value: f32) -> Result<Tree, Error> {
        if value.is_finite() {
            return Ok(Tree::Float(Ok(serde_json::to_string(&value)?)));
        }
        Ok(Tree::Float(Err(value.into())))
    }

    fn serialize_f64(self, value: f64) -> Result<Tree, Error> {
        if value.is_finite() {
            return Ok(Tree::Float(Ok(serde_json::to_string(&value)?)));
        }
        Ok(Tree::Float(Err(value)))
    }

    fn serialize_char(self, value: char) -> Result<Tree, Error> {
        Ok(Tree::Some(Box::new(Tree::Text(value.to_string()))))
    }

    fn serialize_str(self, value: &str) -> Result<Tree, Error> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Tree, Error> {
        let items = value.iter().map(Tree::of);
        Ok(Tree::List {
            kind: List::Bytes,
            items: items.collect::<Result<_, _>>()?,
        })
    }

    fn serialize_none(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Tree, Error> {
        Ok(Tree::Some(Box::new(Tree::of(value)?)))
    }

    fn serialize_unit(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Tree, Error> {
        Ok(Tree::Variant(variant.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Tree, Error> {
        Tree::of(value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Tree, Error> {
        Ok(Tree::variant(variant, Tree::of(value)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Error> {
        Ok(Items::new(None, List::Collection))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, Error> {
        Ok(Items::new(None, List::Collection))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items, Error> {
        Ok(Items::new(None, List::Tuple))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items, Error> {
        Ok(Items::new(Some(variant), List::Tuple))
    }

    /// A struct with flattened fields does not know how many members it has.
    fn serialize_map(self, len: Option<usize>) -> Result<Members, Error> {
        Ok(Members::new(None, len.is_some()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members, Error> {
        Ok(Members::new(None, false))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members, Error> {
        Ok(Members::new(Some(variant), false))
    }
}
