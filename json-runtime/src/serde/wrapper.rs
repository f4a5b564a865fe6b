use core::ops::{Deref, DerefMut};

use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use super::key::KeySerializer;
use super::probe::is_omitted;
use crate::context::JsonContext;
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonKey, ToJsonMembers};
use crate::writer::{JsonWriter, KeyWriter};

/// Writes what it holds as that type's [`Serialize`] impl says. See [`serde`](crate::serde).
///
/// It can be a value, the key of a map, and flattened, and it is transparent to serde.
///
/// ```
/// use json_runtime::Serde;
/// use std::collections::BTreeMap;
///
/// #[derive(serde::Serialize, PartialEq, Eq, PartialOrd, Ord)]
/// #[serde(rename_all = "lowercase")]
/// enum Day { Monday, Tuesday }
///
/// let hours = BTreeMap::from([(Serde(Day::Monday), 8), (Serde(Day::Tuesday), 6)]);
/// assert_eq!(json_runtime::to_string(&hours).unwrap(), r#"{"monday":8,"tuesday":6}"#);
/// ```
///
/// A type parameter inside it has the bound that the type itself gives:
///
/// ```
/// use json_runtime::{Serde, ToJson};
///
/// #[derive(ToJson)]
/// #[json(bound = "")] // instead of `T: ToJson`
/// struct Page<T: serde::Serialize> { items: Vec<Serde<T>>, next: Option<u32> }
///
/// let page = Page { items: vec![Serde('a')], next: None };
/// assert_eq!(json_runtime::to_string(&page).unwrap(), r#"{"items":["a"],"next":null}"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Serde<T: ?Sized>(pub T);

impl<C: JsonContext, T: Serialize + ?Sized> ToJson<C> for Serde<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        super::write_json(&self.0, w);
    }

    fn is_null(&self) -> bool {
        is_omitted::<C, T>(Omit::Nulls, &self.0)
    }

    fn is_default(&self) -> bool {
        is_omitted::<C, T>(Omit::Defaults, &self.0)
    }
}

impl<C: JsonContext, T: Serialize + ?Sized> ToJsonKey<C> for Serde<T> {
    fn write_key(&self, mut key: KeyWriter<'_, '_, C>) {
        if let Err(error) = self.0.serialize(KeySerializer(key.by_ref())) {
            key.fail(alloc::string::ToString::to_string(&error));
        }
    }
}

/// What is not written as an object fails when it is written: serde does not tell before.
impl<C: JsonContext, T: Serialize + ?Sized> ToJsonMembers<C> for Serde<T> {}

impl<T: Serialize + ?Sized> Serialize for Serde<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Serde<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self)
    }
}

impl<T> From<T> for Serde<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: ?Sized> Deref for Serde<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> DerefMut for Serde<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
