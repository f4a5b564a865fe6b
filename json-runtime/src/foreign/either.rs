//! either: as a derived enum, an object of one member that is named after the variant.

use ::either::Either;

use crate::context::JsonContext;
use crate::key::variant_key;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C: JsonContext, L: ToJson<C>, R: ToJson<C>> ToJson<C> for Either<L, R> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        match self {
            Self::Left(value) => w.newtype(variant_key!("Left"), value),
            Self::Right(value) => w.newtype(variant_key!("Right"), value),
        }
    }
}

impl<C: JsonContext, L, R> ToJsonMembers<C> for Either<L, R> {}
