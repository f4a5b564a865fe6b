//! JSON from Rust types, with every option settled at compile time.
//!
//! A *context* is a type that says how names are spelled, what happens to nulls and how enums look. One
//! DTO can be written under many of them. Without a context you get the bytes of `serde_json`.
//!
//! ```
//! use json_runtime::{JsonContext, ToJson};
//!
//! #[derive(ToJson)]
//! struct Order { order_id: u32, coupon_code: Option<String>, status: Status }
//!
//! #[derive(ToJson)]
//! enum Status { Pending = 1, Shipped = 2 }
//!
//! #[derive(JsonContext)]
//! #[json(field_naming = "camelCase", omit = "nulls")]
//! struct Api;
//!
//! #[derive(JsonContext)]
//! #[json(enums = "number")]
//! struct Legacy;
//!
//! let order = Order { order_id: 7, coupon_code: None, status: Status::Shipped };
//! assert_eq!(Api::to_string(&order).unwrap(), r#"{"orderId":7,"status":"Shipped"}"#);
//! assert_eq!(
//!     Legacy::to_string(&order).unwrap(),
//!     r#"{"order_id":7,"coupon_code":null,"status":2}"#,
//! );
//! assert_eq!(
//!     json_runtime::to_string(&order).unwrap(),
//!     r#"{"order_id":7,"coupon_code":null,"status":"Shipped"}"#,
//! );
//! assert_eq!(Api::to_string(&Status::Pending).unwrap(), r#""Pending""#);
//! ```
//!
//! # Where things are
//!
//! | what | for |
//! |---|---|
//! | [`guide`] | how to use all this, in chapters; also [from serde](guide::from_serde), [from System.Text.Json](guide::from_system_text_json) and [from Newtonsoft.Json](guide::from_newtonsoft) |
//! | [`ToJson`], [`ToJsonKey`], [`ToJsonMembers`] | what can be a value, a key, the members of an object: traits, and what the derive writes |
//! | [`JsonContext`], [`Plain`], [`Pretty`], [`View`] | the options, and two sets of them; the enums beside them are the values |
//! | [`to_string`], [`to_vec`], [`append`], [`to_writer`], [`display`], [`try_append`] … | plain JSON; every context has the same functions |
//! | [`mod@stream`] | rows that come one by one: [`write_array`], [`write_lines`], [`chunks`] |
//! | [`mod@with`] | other forms for single fields: decimals, times, base64 |
//! | [`JsonWriter`], [`KeyWriter`], [`impl_to_json!`] | for impls by hand |
//! | [`RawJson`] | text that is JSON already |
//! | [`JsonError`] | what went wrong, and where |
//! | `serde`, `web`, `db` | with features: values of serde, responses, columns |
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `std` | yes | what writes to an `io::Write`, and the types that need std; without it the crate is `no_std` + `alloc` |
//! | `derive` | yes | the two derive macros; without it neither syn nor json-derive is compiled |
//! | `futures` | no | [`stream`](guide::streams) and `line_stream`; futures-core and `bytes` with it |
//! | `serde` | no | what implements `serde::Serialize` only, and the functions that `#[serde(with)]` names |
//! | `serde_json` | no | `Value`, `Map`, `Number` and `RawValue` of `serde_json`; `serde` with it |
//! | `arrayvec`, `bytes`, `chrono`, `compact_str`, `either`, `http`, `indexmap`, `ipnet`, `jiff`, `ordered-float`, `rust_decimal`, `semver`, `smallvec`, `smol_str`, `time`, `url`, `uuid` | no | the types of that crate, written as its own serde support writes them: `rust_decimal` strings, and `time` the arrays of its feature `serde` alone, whatever else is enabled there; `http` as http-serde does, and needs `std` |
//! | `bitflags` | no | `with::Flags` |
//! | `axum`, `actix-web` | no | responses: `web::Json`, `web::JsonStream`, `web::JsonLines`; `std` and `futures` with it. For axum 0.8 and actix-web 4 |
//! | `bytes`, and `http` with it | no | `web::to_bytes`; `web::response`, for hyper |
//! | `rusqlite`, `sqlx` | no | `db::JsonColumn`; `std` with it. For rusqlite 0.32 to 0.43 and sqlx 0.8 |
//!
//! Options are never features: a crate that enables one changes nothing for another.
//!
// Without std these are not there, and the links lead to what says so.
#![cfg_attr(not(feature = "std"), doc = "[`to_writer`]: crate#features")]
#![cfg_attr(not(feature = "std"), doc = "[`write_array`]: crate#features")]
#![cfg_attr(not(feature = "std"), doc = "[`write_lines`]: crate#features")]
#![no_std]
#![deny(missing_docs)]
#![deny(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[expect(unsafe_code, reason = "it writes bytes unchecked: see UNSAFE.md")]
mod buf;
mod context;
mod contexts;
#[cfg(any(feature = "rusqlite", feature = "sqlx"))]
pub mod db;
mod derived;
mod entry;
mod entry_points;
mod error;
#[expect(
    unsafe_code,
    reason = "it copies text to the buffer while it looks for what to escape: see UNSAFE.md"
)]
mod escape;
mod foreign;
#[cfg(doc)]
pub mod guide;
mod impl_macros;
mod impls;
mod key;
mod memory;
mod naming;
#[expect(
    unsafe_code,
    reason = "it writes digits where room has been made: see UNSAFE.md"
)]
mod number;
mod options;
mod raw;
#[cfg(feature = "serde")]
pub mod serde;
mod serialize_with;
mod sink;
pub mod stream;
mod to_json;
mod view;
// `bytes` is in the others. The compiler shows all three to whoever has none.
#[cfg(any(feature = "axum", feature = "actix-web", feature = "bytes"))]
pub mod web;
pub mod with;
mod writer;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use context::JsonContext;
pub use contexts::{Plain, Pretty};
pub use entry::*;
pub use error::{ErrorKind, JsonError};
/// Derive macro of the trait of this name, for a type that is [a context](guide::contexts).
///
#[cfg(feature = "derive")]
pub use json_derive::JsonContext;
/// Derive macro of the trait of this name. The guide shows [each attribute](guide::attributes) with input
/// and output.
///
#[cfg(feature = "derive")]
pub use json_derive::ToJson;
pub use options::{
    Bytes, Enums, Escape, Indent, Naming, Newline, NonFinite, Omit, OmitEntries, WholeFloats,
    WideIntegers,
};
pub use raw::{RawJson, RawJsonError};
#[cfg(feature = "serde")]
#[doc(inline)]
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
