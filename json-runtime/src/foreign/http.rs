//! http: as http-serde writes it, for http has no serde support of its own.

use ::http::uri::Authority;
use ::http::{Method, StatusCode, Uri};

use crate::context::JsonContext;
use crate::impls::macros::displayed;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

displayed! {
    Authority;
    Method;
    Uri;
}

impl<C: JsonContext> ToJson<C> for StatusCode {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.value(&self.as_u16());
    }
}

impl<C: JsonContext> ToJsonKey<C> for StatusCode {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        self.as_u16().write_key(key);
    }
}
