//! semver: strings.

use ::semver::{Comparator, Version, VersionReq};

use crate::impls::macros::displayed;

displayed! {
    Comparator;
    Version;
    VersionReq;
}
