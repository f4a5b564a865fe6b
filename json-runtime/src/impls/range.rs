//! Ranges, as derived structs, and `Bound`, as a derived enum.

use core::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};

use crate::context::JsonContext;
use crate::key::{Keys, Name};
use crate::options::{Enums, Omit};
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

fn write_ends<C: JsonContext, T: ToJson<C>>(w: &mut JsonWriter<'_, C>, start: &T, end: &T) {
    let keys = const { &Keys::<2, 64>::fields::<C>(["start", "end"]) };
    let mut object = w.object();
    object.member(keys.get(0), start);
    object.member(keys.get(1), end);
    object.end();
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Range<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        write_ends(w, &self.start, &self.end);
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for RangeInclusive<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        write_ends(w, self.start(), self.end());
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for RangeFrom<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<1, 64>::fields::<C>(["start"]) };
        let mut object = w.object();
        object.member(keys.get(0), &self.start);
        object.end();
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for RangeTo<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<1, 64>::fields::<C>(["end"]) };
        let mut object = w.object();
        object.member(keys.get(0), &self.end);
        object.end();
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Bound<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const {
            &Keys::<2, 64>::members::<C>([Name::variant("Included"), Name::variant("Excluded")])
        };
        let (key, value) = match self {
            Self::Included(value) => (keys.get(0), value),
            Self::Excluded(value) => (keys.get(1), value),
            Self::Unbounded => return write_unbounded(w),
        };
        let mut object = w.object();
        object.member_omitting(Omit::Nothing, key, value);
        object.end();
    }
}

/// Writes a name: other variants hold data, so numbers do not stand for this enum.
fn write_unbounded<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
    let names =
        const { &Keys::<1, 64>::variants::<C>(Enums::String, [(Name::variant("Unbounded"), 0)]) };
    w.variant(names.get(0));
}
