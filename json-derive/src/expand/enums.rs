//! The impls of enums with data, or with tags of their own.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{self, Access};
use super::scope::Scope;
use super::tagging::{self, Variants};
use super::{Methods, Writes, enum_keys, implementation, keys, omission};
use crate::model::{Kind, Tagging, Variant};
use crate::rename::Name;

pub(super) fn impls(scope: &Scope<'_>, variants: &[Variant<'_>]) -> TokenStream {
    let tables = Tables::new(scope, variants);
    let (lets, this) = (tables.lets(scope), &scope.this);
    let arms = variants.iter().map(|variant| {
        let (pattern, value) = (pattern(scope, variant), tables.value(scope, variant));
        quote!(#pattern => #value,)
    });
    let write = if variants.is_empty() {
        quote!(match *#this {})
    } else {
        quote! {
            #lets
            match #this {
                #(#arms)*
            }
        }
    };
    let methods = Methods {
        write,
        writes: if variants.iter().any(|variant| delegates(scope, variant)) {
            Writes::Something
        } else {
            Writes::One
        },
        is_omitted: transparency(scope, variants),
        ..Methods::default()
    };
    let members = scope.members_impl(None);
    let to_json = implementation(scope, methods);
    let to_json_key = enum_keys::key_impl(scope, variants, &tables);
    quote!(#to_json #to_json_key #members)
}

/// Whether a variant is what a function of the user's writes, and no more.
fn delegates(scope: &Scope<'_>, variant: &Variant<'_>) -> bool {
    let tagging = scope.model.container.tagging();
    let is_bare = variant.is_untagged() || matches!(tagging, Tagging::Untagged);
    let is_newtype = variant.shape.kind == Kind::Newtype;
    let mut fields = variant.shape.written().into_iter();
    is_bare
        && (variant.with().is_some() || is_newtype && fields.any(|field| field.with().is_some()))
}

/// The names that arms of the match have in common.
pub(super) struct Tables<'v> {
    tagging: Tagging<'v>,
    /// Variants whose name is a value.
    texts: Vec<&'v Variant<'v>>,
}

impl<'v> Tables<'v> {
    fn new(scope: &Scope<'v>, variants: &'v [Variant<'v>]) -> Self {
        let tagging = scope.model.container.tagging();
        let is_text = |variant: &&Variant<'_>| match tagging {
            _ if variant.is_skipped() || variant.is_untagged() => false,
            Tagging::External => tagging::is_unit(variant),
            Tagging::Internal { .. } | Tagging::Adjacent { .. } => true,
            Tagging::Untagged => false,
        };
        let texts = variants.iter().filter(is_text).collect();
        Self { tagging, texts }
    }

    /// The table of the names that are values.
    pub(super) fn texts(&self, scope: &Scope<'_>) -> Option<TokenStream> {
        if self.texts.is_empty() {
            return None;
        }
        let names = self.texts.iter().map(|variant| (&variant.name, quote!(0)));
        let (runtime, texts) = (scope.runtime, scope.names.texts());
        let table = keys::texts(scope, &quote!(#runtime::Enums::String), names);
        Some(quote!(let #texts = #table;))
    }

    pub(super) fn has(&self, variant: &Variant<'_>) -> bool {
        self.texts.iter().any(|other| other.ident == variant.ident)
    }

    /// The name of a variant that is in the table.
    pub(super) fn text(&self, scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
        let is_it = |other: &&Variant<'_>| other.ident == variant.ident;
        let index = self.texts.iter().position(is_it).unwrap_or_default();
        keys::get(&scope.names.texts(), index)
    }

    fn lets(&self, scope: &Scope<'_>) -> Option<TokenStream> {
        let texts = self.texts(scope)?;
        let keys = match self.tagging {
            Tagging::Adjacent { tag, content } => {
                let (tag, content) = (Name::fixed(tag), Name::fixed(content));
                let table = keys::table(scope, &[&tag, &content]);
                let keys = scope.names.keys();
                Some(quote!(let #keys = #table;))
            }
            _ => None,
        };
        Some(quote!(#texts #keys))
    }

    /// What writes the variant.
    fn value(&self, scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
        if variant.is_skipped() {
            let (writer, message) = (scope.names.writer(), skipped(scope, variant));
            return quote!(#writer.unrepresentable(#message));
        }
        let text = || self.text(scope, variant);
        let variants = Variants { scope, variant };
        match self.tagging {
            _ if variant.is_untagged() => variants.untagged(),
            Tagging::Untagged => variants.untagged(),
            Tagging::External if tagging::is_unit(variant) => variants.text(&text()),
            Tagging::External => variants.external(),
            Tagging::Internal { tag } => variants.internal(&Name::fixed(tag), text()),
            Tagging::Adjacent { .. } => variants.adjacent(&text()),
        }
    }
}

pub(super) fn pattern(scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
    let (ty, ident) = (&scope.ty, variant.ident);
    if variant.is_plain() {
        return quote!(#ty::#ident);
    }
    if variant.is_skipped() {
        return quote!(#ty::#ident { .. });
    }
    let fields = fields::pattern(scope, &variant.shape);
    quote!(#ty::#ident #fields)
}

/// What is said about a value that is never written.
pub(super) fn skipped(scope: &Scope<'_>, variant: &Variant<'_>) -> String {
    let (ty, variant) = (scope.model.ident, variant.ident);
    format!("the enum variant {ty}::{variant} cannot be serialized")
}

/// The answer of variants that are written as their data alone.
fn transparency(scope: &Scope<'_>, variants: &[Variant<'_>]) -> Option<TokenStream> {
    let is_all = matches!(scope.model.container.tagging(), Tagging::Untagged);
    let arms = variants.iter().filter_map(|variant| {
        if !(is_all || variant.is_untagged()) || variant.is_skipped() {
            return None;
        }
        let pattern = pattern(scope, variant);
        let answer = match (variant.shape.kind, variant.shape.written().first()) {
            _ if variant.with().is_some() => Variants { scope, variant }.is_omitted(),
            (Kind::Unit, _) => quote!(true),
            (Kind::Newtype, Some(field)) => omission::as_field(scope, Access::Bound, field),
            _ => return None,
        };
        Some(quote!(#pattern => #answer,))
    });
    let arms: Vec<_> = arms.collect();
    let rest = (arms.len() < variants.len()).then(|| quote!(_ => false,));
    let this = &scope.this;
    (!arms.is_empty()).then(|| quote!(match #this { #(#arms)* #rest }))
}
