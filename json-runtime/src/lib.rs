//! JSON from Rust types, with every option settled at compile time.

#![no_std]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod buf;
mod context;
mod entry;
mod error;
mod escape;
mod impls;
mod key;
mod naming;
mod number;
mod options;
mod sink;
mod to_json;
mod view;
mod writer;

#[doc(hidden)]
pub mod __private {
    //! What generated code names. No part of the public interface.
    pub use crate::key::{Key, Keys, Name};
    pub use alloc::string::String;
    pub use alloc::vec::Vec;
    pub use core::marker::Sized;
    pub use core::primitive::{bool, i128, u8, usize};
    pub use core::result::Result;
    #[cfg(feature = "std")]
    pub use std::io::Write;
}

pub use context::{JsonContext, Plain, Pretty};
pub use entry::*;
pub use error::{ErrorKind, JsonError};
#[cfg(feature = "derive")]
pub use json_derive::{JsonContext, ToJson};
pub use options::{
    Bytes, Enums, Escape, Indent, Naming, Newline, NonFinite, Omit, OmitEntries, WholeFloats,
    WideIntegers,
};
pub use to_json::{ToJson, ToJsonKey, ToJsonMembers};
pub use view::View;
pub use writer::{Array, JsonWriter, KeyWriter, Object};

/// The code in the pages beside the sources.
#[cfg(all(doctest, feature = "derive", feature = "std"))]
mod pages {
    #[doc = include_str!("../../README.md")]
    mod readme {}
    #[doc = include_str!("../../DESIGN.md")]
    mod design {}
}
