//! The types of the standard library, written as serde_json writes them.

mod atomic;
pub(crate) mod bytes;
mod c_str;
mod cell;
#[cfg(feature = "std")]
mod lock;
pub(crate) mod macros;
mod map;
mod members;
mod net;
mod nonzero;
mod option;
#[cfg(all(feature = "std", any(unix, windows)))]
mod os_str;
#[cfg(feature = "std")]
mod path;
mod pointer;
mod range;
mod result;
mod scalar;
mod sequence;
#[cfg(feature = "serde_json")]
mod serde_json;
pub(crate) mod text;
mod time;
mod tuple;
mod unit;
mod weak;
mod wrapper;
