//! uuid: the text of the form that the type stands for, in lower case.

use ::uuid::fmt::{Braced, Hyphenated, Simple, Urn};
use ::uuid::{NonNilUuid, Uuid};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! form {
    ($($type:ty, $self:ident => $form:expr;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&$self, w: &mut JsonWriter<'_, C>) {
                w.string($form.encode_lower(&mut Uuid::encode_buffer()));
            }
        }

        /// No naming policy changes it: it would be another one.
        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&$self, key: KeyWriter<'_, '_, C>) {
                key.display($form.encode_lower(&mut Uuid::encode_buffer()));
            }
        }
    )+};
}

form! {
    Uuid, self => self.as_hyphenated();
    NonNilUuid, self => self.get().as_hyphenated();
    Hyphenated, self => self;
    Simple, self => self;
    Urn, self => self;
    Braced, self => self;
}
