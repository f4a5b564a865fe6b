//! bytes: byte slices, which follow `BYTES`.

use ::bytes::{Bytes, BytesMut};

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

macro_rules! buffer {
    ($($type:ty),+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                ToJson::<C>::write_json(&**self, w);
            }

            fn is_default(&self) -> bool {
                self.is_empty()
            }
        }
    )+};
}

buffer!(Bytes, BytesMut);
