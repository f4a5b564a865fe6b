//! Which bounds an impl needs.
//!
//! As in serde, type parameters that are used in a field's type get one, and no concrete type does:
//! bounds on the types of fields would send the compiler in circles where types are recursive.

mod given;
mod used;

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Generics, Path, Type, WherePredicate, parse_quote};

use crate::model::{Field, Model, Variant};
use given::Given;
pub(crate) use given::bounds as given;
use used::Used;
pub(crate) use used::pointee;

/// The generics of the impl for one context, with its bounds.
pub(crate) fn generics(model: &Model<'_>, runtime: &Path, context: &TokenStream) -> Generics {
    let mut generics = model.generics.clone();
    let mut predicates = given::bounds(model, runtime, context);
    predicates.extend(Used::of(model).bounds(runtime, context));
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

fn is_written(&(variant, field): &(Option<&Variant<'_>>, &Field<'_>)) -> bool {
    !variant.is_some_and(Variant::is_skipped) && !field.is_skipped()
}

fn is_written_by_its_type(&(variant, field): &(Option<&Variant<'_>>, &Field<'_>)) -> bool {
    is_written(&(variant, field))
        && field.with().is_none()
        && variant.and_then(Variant::with).is_none()
}

/// Whether one of these names is in the type, or the path.
pub(crate) fn mentions(ty: &impl ToTokens, names: &BTreeSet<&Ident>) -> bool {
    fn is_in(tokens: TokenStream, names: &BTreeSet<&Ident>) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => is_in(group.stream(), names),
            TokenTree::Ident(ident) => names.contains(&ident),
            _ => false,
        })
    }
    !names.is_empty() && is_in(ty.to_token_stream(), names)
}

/// The bound that gives a type an impl where the type that it is written as has it.
///
/// The lifetime keeps the compiler from checking at once whether it has, which it does where no
/// parameter is involved.
pub(crate) fn if_it_is(
    ty: &Type,
    lifetime: &syn::Lifetime,
    implemented: &TokenStream,
) -> WherePredicate {
    parse_quote!(for<#lifetime> #ty: #implemented)
}
