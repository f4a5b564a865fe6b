//! The types of the standard library.

mod option;
mod pointer;
mod scalar;
mod sequence;
mod text;
