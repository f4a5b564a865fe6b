//! ordered-float: the float inside.

use ::ordered_float::{FloatCore, NotNan, OrderedFloat};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::with::{AsString, Decimals, With};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! wrapper {
    ($($type:ident),+) => {$(
        impl<C: JsonContext, T: FloatCore + ToJson<C>> ToJson<C> for $type<T> {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.value::<T>(self);
            }

            fn is_null(&self) -> bool {
                (**self).is_null()
            }

            fn is_default(&self) -> bool {
                (**self).is_default()
            }
        }

        impl<C: JsonContext, T: FloatCore + ToJsonKey<C>> ToJsonKey<C> for $type<T> {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                (**self).write_key(key);
            }
        }

        impl<C: JsonContext, T: FloatCore> With<$type<T>, C> for AsString
        where
            Self: With<T, C>,
        {
            fn write_json(value: &$type<T>, w: &mut JsonWriter<'_, C>) {
                <Self as With<T, C>>::write_json(value, w);
            }

            fn is_null(value: &$type<T>) -> bool {
                <Self as With<T, C>>::is_null(value)
            }
        }

        impl<C: JsonContext, T: FloatCore, const N: usize> With<$type<T>, C> for Decimals<N>
        where
            Self: With<T, C>,
        {
            fn write_json(value: &$type<T>, w: &mut JsonWriter<'_, C>) {
                <Self as With<T, C>>::write_json(value, w);
            }

            fn is_null(value: &$type<T>) -> bool {
                <Self as With<T, C>>::is_null(value)
            }
        }
    )+};
}

wrapper!(NotNan, OrderedFloat);
