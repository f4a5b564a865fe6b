//! Contexts that have each option at least twice, beside different others.

use json_runtime::{JsonContext, Plain, Pretty};

/// What is done under a context that is chosen at run time.
pub trait Visitor {
    /// Does it under `C`.
    fn visit<C: JsonContext>(self);
}

macro_rules! contexts {
    ($($name:ident: $($option:ident = $value:literal),+;)+) => {
        $(
            #[derive(JsonContext)]
            #[json($($option = $value),+)]
            struct $name;
        )+

        /// Visits one of the contexts.
        pub fn visit<V: Visitor>(which: u8, visitor: V) {
            const NAMES: &[&str] = &["Plain", "Pretty", $(stringify!($name)),+];
            match NAMES[usize::from(which) % NAMES.len()] {
                $(stringify!($name) => visitor.visit::<$name>(),)+
                "Pretty" => visitor.visit::<Pretty>(),
                _ => visitor.visit::<Plain>(),
            }
        }
    };
}

contexts! {
    Api: field_naming = "camelCase", omit = "nulls", escape = "html", non_finite = "string";
    Legacy: field_naming = "SCREAMING_SNAKE_CASE", variant_naming = "snake_case", wide_integers = "string";
    Renaming: key_naming = "kebab-case", variant_naming = "UPPERCASE", bytes = "base64";
    Sparse: omit = "defaults", omit_entries = "nulls", whole_floats = "1", bytes = "hex";
    Ascii: escape = "ascii", indent = "\t", newline = "\r\n", bytes = "base64url";
    Careful: wide_integers = "string_if_unsafe", non_finite = "error", max_depth = "none";
    Spacious: indent = 16, omit = "nulls", omit_entries = "nulls", key_naming = "PascalCase";
    Html: indent = 1, escape = "html", key_naming = "SCREAMING-KEBAB-CASE", whole_floats = "1";
}
