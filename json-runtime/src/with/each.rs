use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;
#[cfg(feature = "std")]
use std::collections::{HashMap, HashSet};

use super::With;
use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::JsonWriter;

/// Options, lists and maps, with the form `W` for the values in them.
///
/// `None` is null, and left out where nulls are. For an option in a list, or a list in a map, nest
/// it: `Each<Each<W>>`. References and owning pointers are what they point to.
///
/// ```
/// use json_runtime::with::{Decimals, Each};
/// use json_runtime::{JsonContext, ToJson};
/// use std::collections::BTreeMap;
///
/// #[derive(JsonContext)]
/// #[json(omit = "nulls", omit_entries = "nulls")]
/// struct Api;
///
/// #[derive(ToJson)]
/// struct Prices {
///     #[json(with = "Each<Decimals<2>>")]
///     discount: Option<f64>,
///     #[json(with = "Each<Each<Decimals<2>>>")]
///     by_sku: BTreeMap<&'static str, Option<f64>>,
/// }
///
/// let by_sku = BTreeMap::from([("a", Some(1.5)), ("b", None)]);
/// let prices = Prices { discount: None, by_sku };
/// assert_eq!(Api::to_string(&prices).unwrap(), r#"{"by_sku":{"a":1.50}}"#);
/// assert_eq!(
///     json_runtime::to_string(&prices).unwrap(),
///     r#"{"discount":null,"by_sku":{"a":1.50,"b":null}}"#,
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Each<W>(PhantomData<fn() -> W>);
callable!(Each<W>, W: "Option<u64>", "Each::<with::AsString>", "Some(7)" => "\"7\"");

/// A value in the form `W`.
struct Formed<'a, W, T>(&'a T, PhantomData<W>);

impl<C: JsonContext, W: With<T, C>, T> ToJson<C> for Formed<'_, W, T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        W::write_json(self.0, w);
    }

    fn is_null(&self) -> bool {
        W::is_null(self.0)
    }
}

impl<C: JsonContext, W: With<T, C>, T> With<Option<T>, C> for Each<W> {
    fn write_json(value: &Option<T>, w: &mut JsonWriter<'_, C>) {
        match value {
            Some(value) => W::write_json(value, w),
            None => w.null(),
        }
    }

    fn is_null(value: &Option<T>) -> bool {
        value.as_ref().is_none_or(W::is_null)
    }
}

macro_rules! list {
    ($($(#[$attribute:meta])* $type:ty $(, $hasher:ident)? $([const $len:ident])?;)+) => {$(
        $(#[$attribute])*
        impl<C, W, T $(, $hasher)? $(, const $len: usize)?> With<$type, C> for Each<W>
        where
            C: JsonContext,
            W: With<T, C>,
        {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                let mut array = w.array();
                for item in value {
                    array.item(&Formed::<W, T>(item, PhantomData));
                }
                array.end();
            }
        }
    )+};
}

list! {
    [T];
    [T; N] [const N];
    Vec<T>;
    VecDeque<T>;
    BTreeSet<T>;
    #[cfg(feature = "std")] HashSet<T, S>, S;
    #[cfg(feature = "arrayvec")] ::arrayvec::ArrayVec<T, N> [const N];
    #[cfg(feature = "indexmap")] ::indexmap::IndexSet<T, S>, S;
}

#[cfg(feature = "smallvec")]
impl<C, W, A> With<::smallvec::SmallVec<A>, C> for Each<W>
where
    C: JsonContext,
    A: ::smallvec::Array,
    W: With<A::Item, C>,
{
    fn write_json(value: &::smallvec::SmallVec<A>, w: &mut JsonWriter<'_, C>) {
        <Self as With<[A::Item], C>>::write_json(value, w);
    }
}

macro_rules! map {
    ($($(#[$attribute:meta])* $type:ty $(, $hasher:ident)?;)+) => {$(
        $(#[$attribute])*
        impl<C, W, K, V $(, $hasher)?> With<$type, C> for Each<W>
        where
            C: JsonContext,
            W: With<V, C>,
            K: ToJsonKey<C>,
        {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                let mut object = w.object();
                for (key, value) in value {
                    object.entry(key, &Formed::<W, V>(value, PhantomData));
                }
                object.end();
            }
        }
    )+};
}

map! {
    BTreeMap<K, V>;
    #[cfg(feature = "std")] HashMap<K, V, S>, S;
    #[cfg(feature = "indexmap")] ::indexmap::IndexMap<K, V, S>, S;
}

/// What a pointer points to is written by the same form.
macro_rules! pointer {
    ($($(#[$attribute:meta])* $type:ty $(, T: $bound:ident)?;)+) => {$(
        $(#[$attribute])*
        impl<C, W, T> With<$type, C> for Each<W>
        where
            C: JsonContext,
            T: $($bound +)? ?Sized,
            Self: With<T, C>,
        {
            fn write_json(value: &$type, w: &mut JsonWriter<'_, C>) {
                <Self as With<T, C>>::write_json(value, w);
            }

            fn is_null(value: &$type) -> bool {
                <Self as With<T, C>>::is_null(value)
            }
        }
    )+};
}

pointer! {
    &T;
    &mut T;
    Box<T>;
    Cow<'_, T>, T: ToOwned;
    Rc<T>;
    #[cfg(target_has_atomic = "ptr")] Arc<T>;
}
