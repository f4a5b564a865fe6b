use serde_core::ser::{Serialize, SerializeStruct, SerializeStructVariant};

use super::error::Error;
use super::probe::is_omitted;
use super::raw::{Raw, RawMember};
use super::{outcome, write};
use crate::context::JsonContext;
use crate::writer::{Around, JsonWriter, Object, Verbatim};

/// An object with the members of a struct, in the object of a variant or not.
pub struct Members<'w, 'a, C: JsonContext> {
    object: Object<'w, 'a, C>,
    around: Option<Around>,
}

impl<'w, 'a, C: JsonContext> Members<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(
        writer: &'w mut JsonWriter<'a, C>,
        around: Option<Around>,
    ) -> Result<Self, Error> {
        let object = writer.object();
        if object.is_refused() {
            return Err(Error::kept());
        }
        Ok(Self { object, around })
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        if is_omitted::<C, T>(C::OMIT, value) {
            return Ok(());
        }
        let writer = self.object.begin_entry(&Verbatim(name));
        write(writer.ok_or_else(Error::kept)?, value)
    }

    fn finish(self) -> Result<(), Error> {
        let writer = self.object.finish();
        if let Some(around) = self.around {
            around.end(writer);
        }
        outcome(writer)
    }
}

impl<C: JsonContext> SerializeStructVariant for Members<'_, '_, C> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.member(name, value)
    }

    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}

/// A struct, or what serde_json dresses up as one.
pub enum Struct<'w, 'a, C: JsonContext> {
    Members(Members<'w, 'a, C>),
    Raw(RawMember<'w, 'a, C>),
}

impl<'w, 'a, C: JsonContext> Struct<'w, 'a, C> {
    pub(super) fn raw(writer: &'w mut JsonWriter<'a, C>, raw: Raw) -> Self {
        Self::Raw(RawMember::new(writer, raw))
    }
}

impl<C: JsonContext> SerializeStruct for Struct<'_, '_, C> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        match self {
            Self::Members(members) => members.member(name, value),
            Self::Raw(raw) => raw.member(value),
        }
    }

    fn end(self) -> Result<(), Error> {
        match self {
            Self::Members(members) => members.finish(),
            Self::Raw(raw) => raw.finish(),
        }
    }
}
