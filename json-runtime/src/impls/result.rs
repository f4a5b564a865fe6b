//! `Result`, as a derived enum: an object of one member, named after the variant.

use crate::context::JsonContext;
use crate::key::variant_key;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C: JsonContext, T: ToJson<C>, E: ToJson<C>> ToJson<C> for Result<T, E> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        match self {
            Ok(value) => w.newtype(variant_key!("Ok"), value),
            Err(error) => w.newtype(variant_key!("Err"), error),
        }
    }
}

impl<C: JsonContext, T, E> ToJsonMembers<C> for Result<T, E> {}
