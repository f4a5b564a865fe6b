//! `Result`, as a derived enum: an object of one member, named after the variant.

use crate::context::JsonContext;
use crate::key::{Keys, Name};
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

impl<C: JsonContext, T: ToJson<C>, E: ToJson<C>> ToJson<C> for Result<T, E> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys =
            const { &Keys::<2, 64>::members::<C>([Name::variant("Ok"), Name::variant("Err")]) };
        let mut object = w.object();
        match self {
            Ok(value) => object.member_omitting(Omit::Nothing, keys.get(0), value),
            Err(error) => object.member_omitting(Omit::Nothing, keys.get(1), error),
        }
        object.end();
    }
}
