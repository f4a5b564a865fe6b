//! `Mutex` and `RwLock`.

use std::sync::{Mutex, RwLock};

use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// A poisoned lock is no default, so that its failure is not omitted.
macro_rules! lock {
    ($($type:ident, $lock:ident;)+) => {$(
        impl<C: JsonContext, T: ToJson<C> + ?Sized> ToJson<C> for $type<T> {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                match self.$lock() {
                    Ok(value) => value.write_json(w),
                    Err(_) => fail(w),
                }
            }

            fn is_null(&self) -> bool {
                self.$lock().is_ok_and(|value| value.is_null())
            }

            fn is_default(&self) -> bool {
                self.$lock().is_ok_and(|value| value.is_default())
            }

            fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
                let value = self.$lock();
                value.is_ok_and(|value| value.is_omitted(omit, steps))
            }
        }
    )+};
}

lock! {
    Mutex, lock;
    RwLock, read;
}

#[cold]
fn fail<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
    let message = "lock poison error while serializing".into();
    w.buf().fail(ErrorKind::Locked, message);
}
