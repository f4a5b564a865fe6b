//! Options that take one of a few words.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Path;

/// The words of an attribute, and the enum of the runtime that they stand for.
pub(crate) struct Choice {
    pub(crate) of: &'static str,
    pub(crate) words: &'static [(&'static str, &'static str)],
}

/// One of the words of a [`Choice`]: a variant of an enum of the runtime.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Setting {
    of: &'static str,
    variant: &'static str,
}

impl Choice {
    /// The setting that is this variant of the enum.
    pub(crate) fn setting(&self, variant: &'static str) -> Setting {
        let of = self.of;
        Setting { of, variant }
    }
}

impl Setting {
    /// The path of the enum.
    pub(crate) fn ty(self, runtime: &Path) -> TokenStream {
        let of = Ident::new(self.of, Span::call_site());
        quote!(#runtime::#of)
    }

    /// The path of the variant.
    pub(crate) fn tokens(self, runtime: &Path) -> TokenStream {
        let ty = self.ty(runtime);
        let variant = Ident::new(self.variant, Span::call_site());
        quote!(#ty::#variant)
    }

    pub(crate) fn is(self, variant: &str) -> bool {
        self.variant == variant
    }
}

/// `a`, `b` or `c`.
pub(crate) fn one_of(words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<_> = words.into_iter().collect();
    let Some(last) = words.pop() else {
        return "nothing".to_owned();
    };
    if words.is_empty() {
        return last;
    }
    format!("{} or {last}", words.join(", "))
}

pub(crate) const NAMING: Choice = Choice {
    of: "Naming",
    words: &[
        ("verbatim", "Verbatim"),
        ("lowercase", "LowerCase"),
        ("UPPERCASE", "UpperCase"),
        ("PascalCase", "PascalCase"),
        ("camelCase", "CamelCase"),
        ("snake_case", "SnakeCase"),
        ("SCREAMING_SNAKE_CASE", "ScreamingSnakeCase"),
        ("kebab-case", "KebabCase"),
        ("SCREAMING-KEBAB-CASE", "ScreamingKebabCase"),
    ],
};

pub(crate) const OMIT: Choice = Choice {
    of: "Omit",
    words: &[
        ("nothing", "Nothing"),
        ("nulls", "Nulls"),
        ("defaults", "Defaults"),
    ],
};

pub(crate) const ENUMS: Choice = Choice {
    of: "Enums",
    words: &[("string", "String"), ("number", "Number")],
};
