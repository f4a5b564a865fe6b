//! `Cell` and `RefCell`.

use core::cell::{Cell, RefCell};

use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

/// What is said of a `RefCell` that cannot be looked into.
const BORROWED: &str = "already mutably borrowed";

impl<C: JsonContext, T: ToJson<C> + Copy> ToJson<C> for Cell<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        self.get().write_json(w);
    }

    fn is_null(&self) -> bool {
        self.get().is_null()
    }

    fn is_default(&self) -> bool {
        self.get().is_default()
    }

    fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
        self.get().is_omitted(omit, steps)
    }
}

/// One that is mutably borrowed is no default, so that its failure is not omitted.
impl<C: JsonContext, T: ToJson<C> + ?Sized> ToJson<C> for RefCell<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match self.try_borrow() {
            Ok(value) => value.write_json(w),
            Err(_) => w.buf().fail(ErrorKind::Locked, BORROWED.into()),
        }
    }

    fn is_null(&self) -> bool {
        self.try_borrow().is_ok_and(|value| value.is_null())
    }

    fn is_default(&self) -> bool {
        self.try_borrow().is_ok_and(|value| value.is_default())
    }

    fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
        let value = self.try_borrow();
        value.is_ok_and(|value| value.is_omitted(omit, steps))
    }
}

impl<C: JsonContext, K: ToJsonKey<C> + Copy> ToJsonKey<C> for Cell<K> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        self.get().write_key(key);
    }
}

impl<C: JsonContext, K: ToJsonKey<C> + ?Sized> ToJsonKey<C> for RefCell<K> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        match self.try_borrow() {
            Ok(value) => value.write_key(key),
            Err(_) => key.fail_as(ErrorKind::Locked, BORROWED),
        }
    }
}
