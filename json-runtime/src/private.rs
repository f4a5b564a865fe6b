//! What generated code names. No part of the public interface.
pub use crate::key::collision::refuse_shared;
pub use crate::key::{Key, Keys, Members, Name};
pub use alloc::string::String;
pub use alloc::vec::Vec;
pub use core::fmt::Write as FmtWrite;
pub use core::iter::IntoIterator;
pub use core::marker::Sized;
pub use core::primitive::{bool, i128, u8, usize};
pub use core::result::Result;
#[cfg(feature = "futures")]
pub use futures_core::Stream;
#[cfg(feature = "std")]
pub use std::io::Write;

/// What `#[json(into = "…")]` writes.
pub fn into<T: Clone + Into<U>, U>(value: &T) -> U {
    value.clone().into()
}

/// What a getter returns, or a reference to it, as a reference.
pub fn constrain<T: ?Sized>(value: &T) -> &T {
    value
}
