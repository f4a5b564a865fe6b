use serde_core::ser::{
    Serialize, SerializeSeq, SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
};

use super::error::Error;
use super::{outcome, write};
use crate::context::JsonContext;
use crate::writer::{Around, Array, JsonWriter};

/// An array, in the object of a variant or not.
pub struct Elements<'w, 'a, C: JsonContext> {
    array: Array<'w, 'a, C>,
    around: Option<Around>,
}

impl<'w, 'a, C: JsonContext> Elements<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(
        writer: &'w mut JsonWriter<'a, C>,
        around: Option<Around>,
    ) -> Result<Self, Error> {
        let array = writer.array();
        if array.is_refused() {
            return Err(Error::kept());
        }
        Ok(Self { array, around })
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let mut outcome = Err(Error::kept());
        self.array
            .item_with(|writer| outcome = write(writer, value));
        outcome
    }

    fn finish(self) -> Result<(), Error> {
        let writer = self.array.finish();
        if let Some(around) = self.around {
            around.end(writer);
        }
        outcome(writer)
    }
}

macro_rules! elements {
    ($($trait:ident, $method:ident;)+) => {$(
        impl<C: JsonContext> $trait for Elements<'_, '_, C> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )+};
}

elements! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}
