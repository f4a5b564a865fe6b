//! Atomics: the value at the time of writing, read with `Relaxed` as their `Debug` impls do.

// With paths in full: where there are no atomics, nothing is to be imported.
macro_rules! atomic {
    ($($size:literal: $($type:ident),+;)+) => {$($(
        #[cfg(target_has_atomic = $size)]
        impl<C: $crate::JsonContext> $crate::ToJson<C> for core::sync::atomic::$type {
            fn write_json(&self, w: &mut $crate::JsonWriter<'_, C>) {
                w.value(&self.load(core::sync::atomic::Ordering::Relaxed));
            }

            fn is_default(&self) -> bool {
                let value = self.load(core::sync::atomic::Ordering::Relaxed);
                $crate::ToJson::<C>::is_default(&value)
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
