//! `Option`.

use crate::context::JsonContext;
use crate::key::Key;
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Option<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match self {
            Some(value) => value.write_json(w),
            None => w.null(),
        }
    }

    #[inline(never)]
    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        match self {
            Some(value) => value.write_value(w),
            None => w.buf().push_null(),
        }
    }

    #[inline]
    fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
        match self {
            Some(value) => value.write_member(w, separator, key),
            None => w.null_member(separator, key),
        }
    }

    fn has_plain_lists() -> bool {
        true
    }

    fn is_null(&self) -> bool {
        self.as_ref().is_none_or(ToJson::is_null)
    }

    fn is_omitted(&self, _: Omit, steps: usize) -> bool {
        let is_null = |value: &T| value.is_omitted(Omit::Nulls, steps);
        self.as_ref().is_none_or(is_null)
    }
}

/// `None` cannot be a key: it fails when it is written, as with serde_json.
impl<C: JsonContext, K: ToJsonKey<C>> ToJsonKey<C> for Option<K> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        match self {
            Some(value) => value.write_key(key),
            None => key.unrepresentable("a map key must not be None"),
        }
    }
}
