//! Collections that are written as arrays.

use alloc::collections::{BTreeSet, BinaryHeap, LinkedList, VecDeque};
use alloc::vec::Vec;
#[cfg(feature = "std")]
use std::collections::HashSet;

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// What is a slice inside: its elements decide how a run of them is written.
macro_rules! slice {
    ($($type:ty $(, $len:ident)?;)+) => {$(
        impl<C: JsonContext, T: ToJson<C> $(, const $len: usize)?> ToJson<C> for $type {
            #[inline]
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                T::write_items(self, w);
            }

            #[inline]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                T::write_items(self, w);
            }

            fn is_default(&self) -> bool {
                self.is_empty()
            }
        }
    )+};
}

slice! {
    [T];
    [T; N], N;
    Vec<T>;
}

macro_rules! collection {
    ($($(#[$attribute:meta])* $type:ident $(, $hasher:ident)?;)+) => {$(
        $(#[$attribute])*
        impl<C: JsonContext, T: ToJson<C> $(, $hasher)?> ToJson<C> for $type<T $(, $hasher)?> {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                self.write_value(w);
            }

            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                if let Some(mut array) = w.open_array() {
                    for item in self {
                        array.item(item);
                    }
                    array.close();
                }
            }

            fn is_default(&self) -> bool {
                self.is_empty()
            }
        }
    )+};
}

collection! {
    VecDeque;
    LinkedList;
    BinaryHeap;
    BTreeSet;
    #[cfg(feature = "std")] HashSet, S;
}
