//! url: a string.

use ::url::Url;

use crate::impls::macros::displayed;

displayed! { Url; }
