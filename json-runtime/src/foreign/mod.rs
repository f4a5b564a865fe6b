//! The types of other crates, written as their own serde support writes them. One feature each, of
//! the crate's name.

#[cfg(feature = "arrayvec")]
mod arrayvec;
#[cfg(feature = "bytes")]
mod bytes;
#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "compact_str")]
mod compact_str;
#[cfg(feature = "either")]
mod either;
#[cfg(feature = "http")]
mod http;
#[cfg(feature = "indexmap")]
mod indexmap;
#[cfg(feature = "ipnet")]
mod ipnet;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "ordered-float")]
mod ordered_float;
#[cfg(feature = "rust_decimal")]
mod rust_decimal;
#[cfg(feature = "semver")]
mod semver;
#[cfg(feature = "smallvec")]
mod smallvec;
#[cfg(feature = "smol_str")]
mod smol_str;
#[cfg(feature = "time")]
mod time;
#[cfg(feature = "url")]
mod url;
#[cfg(feature = "uuid")]
mod uuid;
