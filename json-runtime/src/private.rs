//! What generated code names. No part of the public interface.
use alloc::boxed::Box;
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use core::marker::PhantomData;

use crate::context::JsonContext;
pub use crate::key::collision::{refuse_shared, refuse_twins};
pub use crate::key::{Key, Keys, Members, Name, Texts};
use crate::options::Omit;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;
pub use crate::writer::{is_omitted_as_written, steps};
pub use alloc::string::String;
pub use alloc::vec::Vec;
pub use core::clone::Clone;
pub use core::compile_error;
pub use core::convert::Into;
pub use core::fmt::Write as FmtWrite;
pub use core::iter::IntoIterator;
pub use core::marker::Sized;
pub use core::option::Option::Some;
pub use core::primitive::{bool, i128, u8, usize};
pub use core::result::Result;
#[cfg(feature = "futures")]
pub use futures_core::Stream;
#[cfg(feature = "std")]
pub use std::io::Write;

/// Compiles for contexts only.
pub const fn is_context<C: JsonContext>() {}

/// What is asked at first of a value that is written as another.
pub fn is_omitted_at_first<C: JsonContext, T: ToJson<C> + ?Sized>(value: &T, omit: Omit) -> bool {
    value.is_omitted(omit, steps::<C>())
}

/// The names of the members of a type, if it has any, under a context.
pub struct NamesOf<T: ?Sized, C>(PhantomData<fn() -> C>, PhantomData<T>);

impl<C: JsonContext, T: ToJsonMembers<C> + ?Sized> NamesOf<T, C> {
    /// Cannot be evaluated if two members have the same name.
    pub const DISTINCT: () = T::DISTINCT;
}

/// What stands for [`NamesOf::DISTINCT`] where the type has no members.
pub trait NoNames {
    const DISTINCT: () = ();
}

impl<T: ?Sized, C> NoNames for NamesOf<T, C> {}

/// The type of a field that a path of the user's writes, and whose text says whether it is left out.
pub struct Written<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized> Written<T> {
    #[expect(clippy::new_without_default, reason = "generated code calls it")]
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Which values are left out, unless the type has a method of this name.
pub trait ByText {
    fn omit_written(&self, omit: Omit) -> Omit {
        omit
    }
}

impl<T: ?Sized> ByText for Written<T> {}

macro_rules! options {
    ($($type:ty),+) => {$(
        impl<T> Written<$type> {
            /// `Some` is no default, whatever it is written as: a reader could not tell it from `None`.
            #[must_use]
            pub const fn omit_written(&self, omit: Omit) -> Omit {
                match omit {
                    Omit::Defaults => Omit::Nulls,
                    omit => omit,
                }
            }
        }
    )+};
}

options!(
    Option<T>,
    &Option<T>,
    &mut Option<T>,
    Box<Option<T>>,
    Rc<Option<T>>
);
#[cfg(target_has_atomic = "ptr")]
options!(Arc<Option<T>>);

/// Discriminants of each type that they can be of.
pub mod number {
    macro_rules! numbers {
        ($($type:ident)+) => {$(
            #[must_use]
            pub const fn $type(discriminant: $type) -> i128 {
                discriminant as i128
            }
        )+};
    }

    numbers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 usize }

    /// Those that are too large are others then, as with a cast.
    #[must_use]
    pub const fn u128(discriminant: u128) -> i128 {
        discriminant.cast_signed()
    }
}

/// What a getter returns, or a reference to it, as a reference.
pub fn constrain<T: ?Sized>(value: &T) -> &T {
    value
}

/// A type without values, which every closed context lists: where there are two, the compiler does not
/// guess which one is meant, and says what is missing.
pub enum Unlisted {}

impl<C: JsonContext> ToJson<C> for Unlisted {
    fn write_json(&self, _: &mut JsonWriter<'_, C>) {
        match *self {}
    }
}
