//! Collections that are written as objects.

use alloc::collections::BTreeMap;
#[cfg(feature = "std")]
use std::collections::HashMap;

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::JsonWriter;

macro_rules! map {
    ($($(#[$attribute:meta])* $type:ident $(, $hasher:ident)?;)+) => {$(
        $(#[$attribute])*
        impl<C, K, V $(, $hasher)?> ToJson<C> for $type<K, V $(, $hasher)?>
        where
            C: JsonContext,
            K: ToJsonKey<C>,
            V: ToJson<C>,
        {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                self.write_value(w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                if let Some(mut object) = w.open_object() {
                    for (key, value) in self {
                        object.pair(key, value);
                    }
                    object.close();
                }
            }

            fn is_default(&self) -> bool {
                self.is_empty()
            }
        }
    )+};
}

map! {
    BTreeMap;
    #[cfg(feature = "std")] HashMap, S;
}
