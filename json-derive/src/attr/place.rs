//! Where attributes stand.

use std::fmt::{self, Display};

/// Where an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Struct,
    Enum,
    Variant,
    NamedField,
    TupleField,
    Context,
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Struct => "a struct",
            Self::Enum => "an enum",
            Self::Variant => "a variant",
            Self::NamedField => "a field",
            Self::TupleField => "a field without a name",
            Self::Context => "a context",
        })
    }
}
