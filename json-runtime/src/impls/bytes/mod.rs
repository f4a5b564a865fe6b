//! `u8`, and what a run of them is written as.

pub(crate) mod encoding;

use crate::context::JsonContext;
use crate::number;
use crate::options::Bytes;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

impl<C: JsonContext> ToJson<C> for u8 {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        ToJson::<C>::write_value(self, w);
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        number::write_u64(w.buf(), u64::from(*self));
    }

    fn is_default(&self) -> bool {
        *self == 0
    }

    fn write_items(items: &[Self], w: &mut JsonWriter<'_, C>) {
        match C::BYTES {
            Bytes::Array => w.scalars(items, number::write_u64_array),
            Bytes::Base64 => encoding::write_base64(w.buf(), items),
            Bytes::Base64Url => encoding::write_base64_url(w.buf(), items),
            Bytes::Hex => encoding::write_hex(w.buf(), items),
        }
    }
}

impl<C: JsonContext> ToJsonKey<C> for u8 {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.quoted(|w| self.write_value(w));
    }
}
