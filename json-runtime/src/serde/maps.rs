use alloc::string::String;

use serde_core::ser::{Serialize, SerializeMap};

use super::error::Error;
use super::probe::is_omitted;
use super::wrapper::Serde;
use super::{outcome, write};
use crate::context::JsonContext;
use crate::options::{Omit, OmitEntries};
use crate::to_json::ToJsonKey;
use crate::writer::{JsonWriter, KeyWriter, Object};

/// An object with the entries of a map.
pub struct Entries<'w, 'a, C: JsonContext> {
    object: Object<'w, 'a, C>,
    key: Key,
}

/// The key that a value is to follow.
enum Key {
    None,
    Written,
    /// Set aside until the value says whether the entry is left out.
    Rendered(String),
}

impl<'w, 'a, C: JsonContext> Entries<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(writer: &'w mut JsonWriter<'a, C>) -> Result<Self, Error> {
        let object = writer.object();
        if object.is_refused() {
            return Err(Error::kept());
        }
        let key = Key::None;
        Ok(Self { object, key })
    }

    #[cold]
    fn misused(&mut self, message: &'static str) -> Error {
        self.object.value_of_entry().fail(message);
        Error::kept()
    }
}

/// Whether entries that are null are left out.
const fn omit<C: JsonContext>() -> Omit {
    match C::OMIT_ENTRIES {
        OmitEntries::Nothing => Omit::Nothing,
        OmitEntries::Nulls => Omit::Nulls,
    }
}

impl<C: JsonContext> SerializeMap for Entries<'_, '_, C> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        if !matches!(self.key, Key::None) {
            return Err(self.misused("a map has a key without a value"));
        }
        let key = Serde(key);
        if matches!(C::OMIT_ENTRIES, OmitEntries::Nothing) {
            self.object.begin_entry(&key).ok_or_else(Error::kept)?;
            self.key = Key::Written;
        } else {
            match KeyWriter::<C>::rendered(&key) {
                Ok(text) => self.key = Key::Rendered(text),
                Err(error) => self.object.value_of_entry().fail_as(error),
            }
        }
        outcome(self.object.value_of_entry())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let writer = match core::mem::replace(&mut self.key, Key::None) {
            Key::None => return Err(self.misused("a map has a value without a key")),
            Key::Written => self.object.value_of_entry(),
            Key::Rendered(_) if is_omitted::<C, T>(omit::<C>(), value) => return Ok(()),
            Key::Rendered(text) => {
                let writer = self.object.begin_entry(&Rendered(&text));
                writer.ok_or_else(Error::kept)?
            }
        };
        write(writer, value)
    }

    #[inline]
    fn serialize_entry<K, V>(&mut self, key: &K, value: &V) -> Result<(), Error>
    where
        K: Serialize + ?Sized,
        V: Serialize + ?Sized,
    {
        if !matches!(self.key, Key::None) {
            return Err(self.misused("a map has a key without a value"));
        }
        if is_omitted::<C, V>(omit::<C>(), value) {
            return Ok(());
        }
        let writer = self.object.begin_entry(&Serde(key));
        write(writer.ok_or_else(Error::kept)?, value)
    }

    fn end(mut self) -> Result<(), Error> {
        if !matches!(self.key, Key::None) {
            return Err(self.misused("a map has a key without a value"));
        }
        outcome(self.object.finish())
    }
}

/// A key that is a JSON string already.
struct Rendered<'a>(&'a str);

impl<C: JsonContext> ToJsonKey<C> for Rendered<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.raw(self.0);
    }
}
