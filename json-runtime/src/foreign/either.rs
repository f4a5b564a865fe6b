//! either: as a derived enum, an object of one member that is named after the variant.

use ::either::Either;

use crate::context::JsonContext;
use crate::key::{Keys, Name};
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C: JsonContext, L: ToJson<C>, R: ToJson<C>> ToJson<C> for Either<L, R> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys =
            const { &Keys::<2, 64>::members::<C>([Name::variant("Left"), Name::variant("Right")]) };
        let mut object = w.object();
        match self {
            Self::Left(value) => object.member_omitting(Omit::Nothing, keys.get(0), value),
            Self::Right(value) => object.member_omitting(Omit::Nothing, keys.get(1), value),
        }
        object.end();
    }
}

impl<C: JsonContext, L, R> ToJsonMembers<C> for Either<L, R> {}
