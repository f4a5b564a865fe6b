//! `smol_str`: a string.

use ::smol_str::SmolStr;

use crate::impls::macros::text;

text!(SmolStr);
