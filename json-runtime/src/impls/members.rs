//! What can be flattened: maps, and what holds something that can be.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::{self, Rc};
use core::cell::{Cell, RefCell};
use core::cmp::Reverse;
use core::num::{Saturating, Wrapping};

use crate::context::JsonContext;
use crate::key::Members;
use crate::to_json::ToJsonMembers;

impl<C: JsonContext> ToJsonMembers<C> for () {}

impl<C: JsonContext, K, V> ToJsonMembers<C> for BTreeMap<K, V> {}

#[cfg(feature = "std")]
impl<C: JsonContext, K, V, S> ToJsonMembers<C> for std::collections::HashMap<K, V, S> {}

impl<C: JsonContext, T: ToJsonMembers<C> + ToOwned + ?Sized> ToJsonMembers<C> for Cow<'_, T> {
    const MEMBERS: Members<'static> = T::MEMBERS;
}

macro_rules! holder {
    ($($type:ty)+) => {$(
        impl<C: JsonContext, T: ToJsonMembers<C> + ?Sized> ToJsonMembers<C> for $type {
            const MEMBERS: Members<'static> = T::MEMBERS;
        }
    )+};
}

holder! { &T &mut T Box<T> Rc<T> rc::Weak<T> RefCell<T> }

#[cfg(target_has_atomic = "ptr")]
holder! { alloc::sync::Arc<T> alloc::sync::Weak<T> }

#[cfg(feature = "std")]
holder! { std::sync::Mutex<T> std::sync::RwLock<T> }

macro_rules! wrapper {
    ($($type:ident)+) => {$(
        impl<C: JsonContext, T: ToJsonMembers<C>> ToJsonMembers<C> for $type<T> {
            const MEMBERS: Members<'static> = T::MEMBERS;
        }
    )+};
}

wrapper! { Option Cell Reverse Saturating Wrapping }
