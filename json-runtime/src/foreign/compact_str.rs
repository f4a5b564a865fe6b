//! `compact_str`: a string.

use ::compact_str::CompactString;

use crate::impls::macros::text;

text!(CompactString);
