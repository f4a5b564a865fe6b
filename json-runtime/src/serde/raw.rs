use alloc::string::ToString;
use core::fmt;

use serde_core::ser::{Impossible, Serialize, Serializer};

use super::error::Error;
use super::outcome;
use super::refuse::{no_containers, no_variants, scalars};
use crate::context::JsonContext;
use crate::options::{WholeFloats, WideIntegers};
use crate::writer::JsonWriter;

/// What serde_json hands to serializers as text, dressed up as a struct of a name that it keeps to
/// itself, with a single field.
#[derive(Clone, Copy)]
pub(super) enum Raw {
    /// A `RawValue`.
    Value,
    /// A `Number`, under serde_json's feature `arbitrary_precision`.
    Number,
}

impl Raw {
    #[inline]
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "$serde_json::private::RawValue" => Some(Self::Value),
            "$serde_json::private::Number" => Some(Self::Number),
            _ => None,
        }
    }
}

/// The field of such a struct.
pub struct RawMember<'w, 'a, C: JsonContext> {
    writer: &'w mut JsonWriter<'a, C>,
    raw: Raw,
    is_written: bool,
}

impl<'w, 'a, C: JsonContext> RawMember<'w, 'a, C> {
    pub(super) fn new(writer: &'w mut JsonWriter<'a, C>, raw: Raw) -> Self {
        Self {
            writer,
            raw,
            is_written: false,
        }
    }

    pub(super) fn member<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if self.is_written {
            return Err(malformed());
        }
        self.is_written = true;
        value.serialize(TextSerializer {
            writer: self.writer,
            raw: self.raw,
        })
    }

    pub(super) fn finish(self) -> Result<(), Error> {
        if self.is_written {
            outcome(self.writer)
        } else {
            Err(malformed())
        }
    }
}

#[cold]
fn malformed() -> Error {
    Error::new("a RawValue or Number of serde_json must have one text")
}

/// Writes a number that is given as text.
fn write_number<C: JsonContext>(w: &mut JsonWriter<'_, C>, text: &str) {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let is_quoted = match C::WIDE_INTEGERS {
            WideIntegers::Number => false,
            WideIntegers::StringIfUnsafe => !digits.parse::<u64>().is_ok_and(|size| size < 1 << 53),
            WideIntegers::String => true,
        };
        if is_quoted {
            return w.string(text);
        }
    }
    w.raw_text(match C::WHOLE_FLOATS {
        WholeFloats::WithFraction => text,
        WholeFloats::WithoutFraction => text.strip_suffix(".0").unwrap_or(text),
    });
}

/// Takes the text, and nothing else.
struct TextSerializer<'w, 'a, C: JsonContext> {
    writer: &'w mut JsonWriter<'a, C>,
    raw: Raw,
}

impl<C: JsonContext> TextSerializer<'_, '_, C> {
    fn scalar<T: ?Sized>(self, _: &T) -> Result<(), Error> {
        self.refuse()
    }

    #[expect(clippy::unused_self, reason = "as for other serializers")]
    fn refuse<T>(self) -> Result<T, Error> {
        Err(malformed())
    }
}

impl<C: JsonContext> Serializer for TextSerializer<'_, '_, C> {
    type Ok = ();
    type Error = Error;

    scalars!();
    no_variants!();
    no_containers!();

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        match self.raw {
            Raw::Value => self.writer.raw_text(text),
            Raw::Number => write_number(self.writer, text),
        }
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        self.refuse()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Error> {
        self.refuse()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        self.refuse()
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.serialize_str(&value.to_string())
    }
}
