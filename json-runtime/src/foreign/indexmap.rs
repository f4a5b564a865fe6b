//! indexmap: an object and an array, in the order of insertion.

use ::indexmap::{IndexMap, IndexSet};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C, K, V, S> ToJson<C> for IndexMap<K, V, S>
where
    C: JsonContext,
    K: ToJsonKey<C>,
    V: ToJson<C>,
{
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        for (key, value) in self {
            object.entry(key, value);
        }
        object.end();
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

impl<C: JsonContext, K, V, S> ToJsonMembers<C> for IndexMap<K, V, S> {}

impl<C: JsonContext, T: ToJson<C>, S> ToJson<C> for IndexSet<T, S> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut array = w.array();
        for item in self {
            array.item(item);
        }
        array.end();
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}
