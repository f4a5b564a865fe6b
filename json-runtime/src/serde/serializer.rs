use core::fmt;

use serde_core::ser::{Serialize, Serializer};

use super::elements::Elements;
use super::error::Error;
use super::maps::Entries;
use super::members::{Members, Struct};
use super::raw::Raw;
use super::refuse::scalars;
use super::{outcome, write};
use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::{Around, JsonWriter};

/// A [`Serializer`] that writes to a [`JsonWriter`].
///
/// [`serialize_with`](super::serialize_with) gives one to a function.
///
/// ```
/// use json_runtime::serde::{JsonSerializer, serialize_with};
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
/// use serde::Serializer;
///
/// struct Celsius(f64);
///
/// impl<C: JsonContext> ToJson<C> for Celsius {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         serialize_with(w, |serializer: JsonSerializer<'_, '_, C>| {
///             serializer.collect_str(&format_args!("{} °C", self.0))
///         });
///     }
/// }
///
/// assert_eq!(json_runtime::to_string(&Celsius(21.5)).unwrap(), r#""21.5 °C""#);
/// ```
pub struct JsonSerializer<'w, 'a, C: JsonContext> {
    writer: &'w mut JsonWriter<'a, C>,
}

impl<'w, 'a, C: JsonContext> JsonSerializer<'w, 'a, C> {
    #[inline]
    pub(super) fn new(writer: &'w mut JsonWriter<'a, C>) -> Self {
        Self { writer }
    }

    #[inline]
    fn scalar<T: ToJson<C> + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.writer.value(value);
        outcome(self.writer)
    }

    /// Begins an object with a single member, and tells where the value of this goes.
    fn variant(self, name: &str) -> Result<(Self, Around), Error> {
        let last = self.writer.object().begin_last(name);
        let (writer, around) = last.ok_or_else(Error::kept)?;
        Ok((Self { writer }, around))
    }
}

impl<'w, 'a, C: JsonContext> Serializer for JsonSerializer<'w, 'a, C> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Elements<'w, 'a, C>;
    type SerializeTuple = Elements<'w, 'a, C>;
    type SerializeTupleStruct = Elements<'w, 'a, C>;
    type SerializeTupleVariant = Elements<'w, 'a, C>;
    type SerializeMap = Entries<'w, 'a, C>;
    type SerializeStruct = Struct<'w, 'a, C>;
    type SerializeStructVariant = Members<'w, 'a, C>;

    scalars!();

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.scalar(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.scalar(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.scalar(&())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.writer.variant_name(variant);
        outcome(self.writer)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let (inner, around) = self.variant(variant)?;
        write(inner.writer, value)?;
        around.end(inner.writer);
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Elements<'w, 'a, C>, Error> {
        Elements::begin(self.writer, None)
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Elements<'w, 'a, C>, Error> {
        Elements::begin(self.writer, None)
    }

    #[inline]
    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Elements<'w, 'a, C>, Error> {
        Elements::begin(self.writer, None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Elements<'w, 'a, C>, Error> {
        let (inner, around) = self.variant(variant)?;
        Elements::begin(inner.writer, Some(around))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Entries<'w, 'a, C>, Error> {
        Entries::begin(self.writer)
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Struct<'w, 'a, C>, Error> {
        match Raw::named(name) {
            Some(raw) => Ok(Struct::raw(self.writer, raw)),
            None => Members::begin(self.writer, None).map(Struct::Members),
        }
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'w, 'a, C>, Error> {
        let (inner, around) = self.variant(variant)?;
        Members::begin(inner.writer, Some(around))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.writer.display(value);
        outcome(self.writer)
    }
}
