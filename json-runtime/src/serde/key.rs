use core::fmt;

use serde_core::ser::{Impossible, Serialize, Serializer};

use super::error::Error;
use super::refuse::{no_containers, no_variants, scalars};
use crate::context::JsonContext;
use crate::to_json::ToJsonKey;
use crate::writer::{KeyWriter, Verbatim};

/// Writes the key of a map: what serde_json takes for one.
pub(super) struct KeySerializer<'w, 'a, C: JsonContext>(pub(super) KeyWriter<'w, 'a, C>);

impl<C: JsonContext> KeySerializer<'_, '_, C> {
    #[expect(
        clippy::unnecessary_wraps,
        reason = "the methods that call it have results"
    )]
    fn scalar<K: ToJsonKey<C> + ?Sized>(self, key: &K) -> Result<(), Error> {
        key.write_key(self.0);
        Ok(())
    }

    #[cold]
    fn refuse<T>(self) -> Result<T, Error> {
        self.0.unrepresentable("key must be a string");
        Err(Error::kept())
    }
}

impl<C: JsonContext> Serializer for KeySerializer<'_, '_, C> {
    type Ok = ();
    type Error = Error;

    scalars!();
    no_variants!();
    no_containers!();

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.scalar(value)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.scalar(&Verbatim(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.0.display(value);
        Ok(())
    }
}
