//! The options of a context, as values.

use json_runtime::{
    Bytes, Enums, Escape, Indent, JsonContext, Naming, Newline, NonFinite, Omit, OmitEntries, View,
    WholeFloats, WideIntegers,
};

/// A field for each constant of [`JsonContext`].
macro_rules! options {
    ($($field:ident: $type:ty = $constant:ident;)+) => {
        #[derive(Debug)]
        pub(crate) struct Options {
            $(pub(crate) $field: $type,)+
        }

        impl Options {
            pub(crate) fn of<C: JsonContext>() -> Self {
                Self { $($field: C::$constant,)+ }
            }
        }
    };
}

options! {
    field_naming: Naming = FIELD_NAMING;
    variant_naming: Naming = VARIANT_NAMING;
    key_naming: Naming = KEY_NAMING;
    omit: Omit = OMIT;
    omit_entries: OmitEntries = OMIT_ENTRIES;
    enums: Enums = ENUMS;
    indent: Indent = INDENT;
    newline: Newline = NEWLINE;
    escape: Escape = ESCAPE;
    non_finite: NonFinite = NON_FINITE;
    whole_floats: WholeFloats = WHOLE_FLOATS;
    wide_integers: WideIntegers = WIDE_INTEGERS;
    bytes: Bytes = BYTES;
    views: View = VIEWS;
}
