//! Ranges, as derived structs, and `Bound`, as a derived enum.

use core::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};

use crate::context::JsonContext;
use crate::key::{Keys, Members, Name, Texts, variant_key};
use crate::options::Enums;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

fn write_ends<C: JsonContext, T: ToJson<C>>(w: &mut JsonWriter<'_, C>, start: &T, end: &T) {
    let keys = const { &Keys::<[u8; 64]>::fields::<C>(&["start", "end"]) };
    let mut object = w.object_of(keys);
    object.member(start);
    object.member(end);
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
        let keys = const { &Keys::<[u8; 64]>::fields::<C>(&["start"]) };
        let mut object = w.object_of(keys);
        object.member(&self.start);
        object.end();
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for RangeTo<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<[u8; 64]>::fields::<C>(&["end"]) };
        let mut object = w.object_of(keys);
        object.member(&self.end);
        object.end();
    }
}

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Bound<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        match self {
            Self::Included(value) => w.newtype(variant_key!("Included"), value),
            Self::Excluded(value) => w.newtype(variant_key!("Excluded"), value),
            Self::Unbounded => write_unbounded(w),
        }
    }
}

impl<C: JsonContext, T> ToJsonMembers<C> for Bound<T> {}

macro_rules! members {
    ($($type:ident: $names:expr;)+) => {$(
        impl<C: JsonContext, T> ToJsonMembers<C> for $type<T> {
            const MEMBERS: Members<'static> = Members::Fields { names: &$names };
        }
    )+};
}

members! {
    Range: ["start", "end"];
    RangeInclusive: ["start", "end"];
    RangeFrom: ["start"];
    RangeTo: ["end"];
}

/// Writes a name: other variants hold data, so numbers do not stand for this enum.
fn write_unbounded<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
    let names =
        const { &Texts::<1, 64>::variants::<C>(Enums::String, [(Name::variant("Unbounded"), 0)]) };
    w.variant(names.get(0));
}
