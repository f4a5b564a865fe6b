//! Atomics: the value at the time of writing, read with `Relaxed` as their `Debug` impls do.

use core::sync::atomic::{self, Ordering};

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

macro_rules! atomic {
    ($($size:literal: $($type:ident),+;)+) => {$($(
        #[cfg(target_has_atomic = $size)]
        impl<C: JsonContext> ToJson<C> for atomic::$type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.value(&self.load(Ordering::Relaxed));
            }

            fn is_default(&self) -> bool {
                ToJson::<C>::is_default(&self.load(Ordering::Relaxed))
            }
        }
    )+)+};
}

atomic! {
    "8": AtomicBool, AtomicI8, AtomicU8;
    "16": AtomicI16, AtomicU16;
    "32": AtomicI32, AtomicU32;
    "64": AtomicI64, AtomicU64;
    "ptr": AtomicIsize, AtomicUsize;
}
