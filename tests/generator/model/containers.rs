//! What the serializer makes of lists and objects.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde_json::Error;

use super::tree::{Key, List, Tree};

pub(super) struct Items {
    variant: Option<&'static str>,
    kind: List,
    list: Vec<Tree>,
}

pub(super) struct Members {
    variant: Option<&'static str>,
    is_map: bool,
    entries: Vec<(Key, Tree)>,
    key: Option<Key>,
}

impl Items {
    pub(super) fn new(variant: Option<&'static str>, kind: List) -> Self {
        Self {
            variant,
            kind,
            list: Vec::new(),
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.list.push(Tree::of(value)?);
        Ok(())
    }

    fn finish(self) -> Tree {
        let Self {
            variant,
            kind,
            list: items,
        } = self;
        let list = Tree::List { kind, items };
        match variant {
            Some(variant) => Tree::variant(variant, list),
            None => list,
        }
    }
}

impl Members {
    pub(super) fn new(variant: Option<&'static str>, is_map: bool) -> Self {
        Self {
            variant,
            is_map,
            entries: Vec::new(),
            key: None,
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        let key = Key::Field(name.to_owned());
        self.entries.push((key, Tree::of(value)?));
        Ok(())
    }

    fn finish(self) -> Tree {
        let Self {
            variant,
            is_map,
            entries: members,
            ..
        } = self;
        let object = Tree::Object { is_map, members };
        match variant {
            Some(variant) => Tree::variant(variant, object),
            None => object,
        }
    }
}

macro_rules! items {
    ($($trait:ident::$push:ident;)+) => {$(
        impl $trait for Items {
            type Ok = Tree;
            type Error = Error;

            fn $push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<Tree, Error> {
                Ok(self.finish())
            }
        }
    )+};
}

items! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

macro_rules! members {
    ($($trait:ident;)+) => {$(
        impl $trait for Members {
            type Ok = Tree;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.push(name, value)
            }

            fn end(self) -> Result<Tree, Error> {
                Ok(self.finish())
            }
        }
    )+};
}

members! {
    SerializeStruct;
    SerializeStructVariant;
}

impl SerializeMap for Members {
    type Ok = Tree;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(Tree::of(key)?.into_key()?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().expect("a key comes first");
        self.entries.push((key, Tree::of(value)?));
        Ok(())
    }

    fn end(self) -> Result<Tree, Error> {
        Ok(self.finish())
    }
}
