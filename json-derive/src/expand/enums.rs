//! The impls of enums with data, or with tags of their own.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Type;

use super::fields::{self, Access};
use super::scope::Scope;
use super::tagging::{self, Variants};
use super::{Methods, Writes, implementation, keys, omission, structs, to_json_key};
use crate::bound;
use crate::model::{Field, Kind, Tagging, Variant};
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
    let to_json_key = key_impl(scope, variants, &tables);
    quote!(#to_json #to_json_key #members)
}

/// The impl of `ToJsonKey`, where each variant is written as a name or as another value, if these can be
/// keys.
fn key_impl(
    scope: &Scope<'_>,
    variants: &[Variant<'_>],
    tables: &Tables<'_>,
) -> Option<TokenStream> {
    let tagging = scope.model.container.tagging();
    if !is_key_like(tagging, variants) {
        return None;
    }
    let types: Vec<_> = variants.iter().filter_map(held).map(|it| it.ty).collect();
    let may_recurse = |ty: &&Type| structs::mentions(ty, scope.model.ident);
    if scope.is_for_one_context() && types.iter().any(may_recurse) {
        // As for newtypes.
        return None;
    }
    let (runtime, context, lifetime) = (scope.runtime, &scope.context, scope.names.lifetime());
    let is_key = quote!(#runtime::ToJsonKey<#context>);
    let bounds = types
        .iter()
        .map(|ty| bound::if_it_is(ty, &lifetime, &is_key));
    let (this, texts) = (&scope.this, tables.texts(scope));
    let arms = variants.iter().map(|variant| {
        let (pattern, write) = (pattern(scope, variant), tables.key(scope, variant));
        quote!(#pattern => #write,)
    });
    let write = quote! {
        #texts
        match #this {
            #(#arms)*
        }
    };
    Some(to_json_key(scope, Some(bounds.collect()), &write))
}

/// Whether variants are written as names, or as the values that they hold, and no others.
pub(crate) fn is_key_like(tagging: Tagging<'_>, variants: &[Variant<'_>]) -> bool {
    let is_bare = |variant: &Variant<'_>| match tagging {
        Tagging::Untagged => true,
        Tagging::External => variant.is_untagged(),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => false,
    };
    let is_name = |variant: &Variant<'_>| {
        matches!(tagging, Tagging::External) && tagging::is_unit(variant) && !is_bare(variant)
    };
    let mut written = variants.iter().filter(|variant| !variant.is_skipped());
    let has_data = variants.iter().any(|variant| held(variant).is_some());
    has_data
        && written.all(|variant| is_name(variant) || is_bare(variant) && held(variant).is_some())
}

/// The value that a variant holds, and that nothing but its own impls writes.
fn held<'v>(variant: &'v Variant<'_>) -> Option<&'v Field<'v>> {
    let is_newtype = variant.shape.kind == Kind::Newtype && variant.with().is_none();
    let field = variant.shape.fields.first().filter(|_| is_newtype)?;
    (field.with().is_none() && !variant.is_skipped()).then_some(field)
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
struct Tables<'v> {
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
    fn texts(&self, scope: &Scope<'_>) -> Option<TokenStream> {
        if self.texts.is_empty() {
            return None;
        }
        let names = self.texts.iter().map(|variant| (&variant.name, quote!(0)));
        let (runtime, texts) = (scope.runtime, scope.names.texts());
        let table = keys::texts(scope, &quote!(#runtime::Enums::String), names);
        Some(quote!(let #texts = #table;))
    }

    /// The name of a variant that is in the table.
    fn text(&self, scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
        let is_it = |other: &&Variant<'_>| other.ident == variant.ident;
        let index = self.texts.iter().position(is_it).unwrap_or_default();
        keys::get(&scope.names.texts(), index)
    }

    /// What writes the variant as a key.
    fn key(&self, scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
        let (runtime, context, key) = (scope.runtime, &scope.context, scope.names.key());
        if variant.is_skipped() {
            let message = skipped(scope, variant);
            quote!(#key.unrepresentable(#message))
        } else if let Some(field) = held(variant) {
            let value = fields::value(scope, Access::Bound, field);
            quote!(#runtime::ToJsonKey::<#context>::write_key(#value, #key))
        } else {
            let text = self.text(scope, variant);
            quote!(#key.variant(#text))
        }
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

fn pattern(scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
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
