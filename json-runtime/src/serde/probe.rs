//! Whether a value is one that a context leaves out, by the first thing that it tells a serializer.

use core::fmt;
use core::marker::PhantomData;

use serde_core::ser::{
    self, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    Serializer,
};

use super::raw::Raw;
use super::refuse::{no_variants, scalars};
use crate::context::JsonContext;
use crate::impls::text;
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer;

/// Whether `value` is null, or default, as [`ToJson::is_null`] and [`ToJson::is_default`] mean it.
#[inline]
pub(super) fn is_omitted<C: JsonContext, T: Serialize + ?Sized>(omit: Omit, value: &T) -> bool {
    !matches!(omit, Omit::Nothing) && value.serialize(Probe::<C>::new(omit)).is_ok()
}

/// Is fine with what is left out, and stops at anything else.
struct Probe<C> {
    omit: Omit,
    text: Text,
    context: PhantomData<fn() -> C>,
}

/// What a string is.
#[derive(Clone, Copy)]
enum Text {
    String,
    /// JSON, the text of a `RawValue`.
    Json,
}

/// The value is written.
#[derive(Debug)]
struct Stays;

impl fmt::Display for Stays {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("not left out")
    }
}

impl core::error::Error for Stays {}

impl ser::Error for Stays {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

fn stays_unless(is_omitted: bool) -> Result<(), Stays> {
    if is_omitted { Ok(()) } else { Err(Stays) }
}

impl<C: JsonContext> Probe<C> {
    fn new(omit: Omit) -> Self {
        Self {
            omit,
            text: Text::String,
            context: PhantomData,
        }
    }

    #[inline]
    fn scalar<T: ToJson<C> + ?Sized>(self, value: &T) -> Result<(), Stays> {
        stays_unless(writer::is_omitted(self.omit, value))
    }

    /// A list or a map, which is left out if it turns out to be empty.
    fn collection(self) -> Result<Empty, Stays> {
        stays_unless(matches!(self.omit, Omit::Defaults)).map(|()| Empty)
    }

    #[expect(clippy::unused_self, reason = "as for other serializers")]
    fn refuse<T>(self) -> Result<T, Stays> {
        Err(Stays)
    }
}

impl<C: JsonContext> Serializer for Probe<C> {
    type Ok = ();
    type Error = Stays;
    type SerializeSeq = Empty;
    type SerializeTuple = Empty;
    type SerializeMap = Empty;
    type SerializeStruct = RawProbe<C>;

    scalars!();
    no_variants!();

    fn serialize_str(self, value: &str) -> Result<(), Stays> {
        match self.text {
            Text::String => self.scalar(value),
            Text::Json => stays_unless(self.omit.leaves_out(value.as_bytes())),
        }
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Stays> {
        self.scalar(value)
    }

    fn serialize_none(self) -> Result<(), Stays> {
        self.scalar(&())
    }

    /// `Some(0)` is not a default: a reader could not tell it from `None`.
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Stays> {
        value.serialize(Self::new(Omit::Nulls))
    }

    fn serialize_unit(self) -> Result<(), Stays> {
        self.scalar(&())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Stays> {
        self.scalar(&())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Stays> {
        self.refuse()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Stays> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Empty, Stays> {
        self.collection()
    }

    fn serialize_tuple(self, _: usize) -> Result<Empty, Stays> {
        self.collection()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Empty, Stays> {
        self.collection()
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<RawProbe<C>, Stays> {
        match Raw::named(name) {
            Some(_) => Ok(RawProbe {
                omit: self.omit,
                is_omitted: false,
                context: PhantomData,
            }),
            None => Err(Stays),
        }
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Stays> {
        stays_unless(matches!(self.omit, Omit::Defaults) && text::is_empty(value))
    }
}

/// Takes no elements and no entries.
struct Empty;

macro_rules! empty {
    ($($trait:ident: $($method:ident)+;)+) => {$(
        impl $trait for Empty {
            type Ok = ();
            type Error = Stays;

            $(fn $method<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Stays> {
                Err(Stays)
            })+

            fn end(self) -> Result<(), Stays> {
                Ok(())
            }
        }
    )+};
}

empty! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeMap: serialize_key serialize_value;
}

/// Looks at the text of a `RawValue`.
struct RawProbe<C> {
    omit: Omit,
    is_omitted: bool,
    context: PhantomData<fn() -> C>,
}

impl<C: JsonContext> SerializeStruct for RawProbe<C> {
    type Ok = ();
    type Error = Stays;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Stays> {
        let text = Text::Json;
        let probe = Probe::<C> {
            text,
            ..Probe::new(self.omit)
        };
        self.is_omitted = value.serialize(probe).is_ok();
        Ok(())
    }

    fn end(self) -> Result<(), Stays> {
        stays_unless(self.is_omitted)
    }
}
