//! JSON from Rust types, with every option settled at compile time.

#![no_std]
#![deny(missing_docs)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod buf;
mod context;
#[cfg(any(feature = "rusqlite", feature = "sqlx"))]
pub mod db;
mod entry;
mod entry_points;
mod error;
mod escape;
mod foreign;
mod impl_macros;
mod impls;
mod key;
mod naming;
mod number;
mod options;
#[cfg(feature = "serde")]
pub mod serde;
mod serialize_with;
mod sink;
pub mod stream;
mod to_json;
mod view;
#[cfg(feature = "bytes")]
pub mod web;
pub mod with;
mod writer;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use context::{JsonContext, Plain, Pretty};
pub use entry::*;
pub use error::{ErrorKind, JsonError};
#[cfg(feature = "derive")]
pub use json_derive::{JsonContext, ToJson};
pub use options::{
    Bytes, Enums, Escape, Indent, Naming, Newline, NonFinite, Omit, OmitEntries, WholeFloats,
    WideIntegers,
};
#[cfg(feature = "serde")]
pub use serde::Serde;
pub use stream::plain::*;
pub use to_json::{Lists, ToJson, ToJsonKey, ToJsonMembers};
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
