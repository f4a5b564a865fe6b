//! References and owning pointers: what they point to is written.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! pointer {
    ($($generics:tt, $target:ident in $type:ty;)+) => {$(
        pointer!(@ $generics, $target in $type);
    )+};
    (@ [$($generics:tt)*], $target:ident in $type:ty) => {
        impl<C: JsonContext, $($generics)* $target: ToJson<C> + ?Sized> ToJson<C> for $type {
            #[inline]
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                (**self).write_json(w);
            }

            #[inline]
            fn is_null(&self) -> bool {
                (**self).is_null()
            }

            #[inline]
            fn is_default(&self) -> bool {
                (**self).is_default()
            }
        }

        impl<C: JsonContext, $($generics)* $target: ToJsonKey<C> + ?Sized> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                (**self).write_key(key);
            }
        }
    };
}

pointer! {
    [], T in &T;
    [], T in &mut T;
    [], T in Box<T>;
}

impl<C: JsonContext, T: ToJson<C> + ToOwned + ?Sized> ToJson<C> for Cow<'_, T> {
    #[inline]
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        (**self).write_json(w);
    }

    #[inline]
    fn is_null(&self) -> bool {
        (**self).is_null()
    }

    #[inline]
    fn is_default(&self) -> bool {
        (**self).is_default()
    }
}

impl<C: JsonContext, T: ToJsonKey<C> + ToOwned + ?Sized> ToJsonKey<C> for Cow<'_, T> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        (**self).write_key(key);
    }
}
