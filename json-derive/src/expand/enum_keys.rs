//! The impl of `ToJsonKey` for enums with data, where it can be a key.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};
use syn::Type;

use super::enums::{Tables, pattern, skipped};
use super::fields::{self, Access};
use super::scope::Scope;
use super::tagging::{self, Variants};
use super::{structs, to_json_key};
use crate::bound;
use crate::model::{Field, Kind, Tagging, Variant, ungrouped};

/// The impl, where each variant is written as a name or as another value, if these can be keys.
pub(super) fn key_impl(
    scope: &Scope<'_>,
    variants: &[Variant<'_>],
    tables: &Tables<'_>,
) -> Option<TokenStream> {
    if !is_key_like(scope.model.container.tagging(), variants) {
        return None;
    }
    let types = variants.iter().filter_map(held).map(|it| it.ty);
    // Where the enum is a key, a pointer to it is: a bound that says so would lead back to the impl.
    let types: Vec<_> = types.filter(|ty| !points_to_itself(scope, ty)).collect();
    let may_recurse = |ty: &&Type| structs::mentions(ty, scope.model.ident);
    if scope.is_for_one_context() && types.iter().any(may_recurse) {
        // As for newtypes.
        return None;
    }
    let (runtime, context, lifetime) = (scope.runtime, &scope.context, scope.names.lifetime());
    let is_key = quote!(#runtime::ToJsonKey<#context>);
    let keys = types
        .iter()
        .map(|ty| bound::if_it_is(ty, &lifetime, &is_key));
    // What paths of the user's write may need the bounds of `ToJson`.
    let own = bound::generics(scope.model, runtime, context).where_clause;
    let own = own.into_iter().flat_map(|own| own.predicates);
    let bounds = own.chain(keys);
    let (this, texts) = (&scope.this, tables.texts(scope));
    let arms = variants.iter().map(|variant| {
        let (pattern, write) = (pattern(scope, variant), key(scope, variant, tables));
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

/// Whether some variants are written as names, or as the values that they hold, and all others are never
/// written or hold nothing, so that they are no keys whatever there is in them.
pub(crate) fn is_key_like(tagging: Tagging<'_>, variants: &[Variant<'_>]) -> bool {
    let is_bare = |variant: &Variant<'_>| match tagging {
        Tagging::Untagged => true,
        Tagging::External => variant.is_untagged(),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => false,
    };
    let is_name = |variant: &&Variant<'_>| {
        matches!(tagging, Tagging::External) && tagging::is_unit(variant) && !is_bare(variant)
    };
    let is_value = |variant: &&Variant<'_>| variant.shape.kind == Kind::Newtype && is_bare(variant);
    let is_either = |variant: &&Variant<'_>| is_name(variant) || is_value(variant);
    let is_empty =
        |variant: &&Variant<'_>| variant.with().is_none() && variant.shape.written().is_empty();
    let written = variants.iter().filter(|variant| !variant.is_skipped());
    let (keys, others): (Vec<_>, Vec<_>) = written.partition(is_either);
    !keys.is_empty() && others.iter().all(is_empty)
}

/// The value that a variant holds, and that nothing but its own impls writes.
fn held<'v>(variant: &'v Variant<'_>) -> Option<&'v Field<'v>> {
    let is_newtype = variant.shape.kind == Kind::Newtype && variant.with().is_none();
    let field = variant.shape.fields.first().filter(|_| is_newtype)?;
    (field.with().is_none() && !variant.is_skipped()).then_some(field)
}

/// Whether the type is `Box<Self>` or the like.
fn points_to_itself(scope: &Scope<'_>, ty: &Type) -> bool {
    let is_itself = |ty: &Type| {
        let (ident, (_, parameters, _)) =
            (scope.model.ident, scope.model.generics.split_for_impl());
        let ty = ty.to_token_stream().to_string();
        ty == "Self" || ty == quote!(#ident #parameters).to_string()
    };
    match ungrouped(ty) {
        Type::Reference(ty) => is_itself(&ty.elem) || points_to_itself(scope, &ty.elem),
        Type::Path(path) => bound::pointee(&path.path)
            .is_some_and(|ty| is_itself(ty) || points_to_itself(scope, ty)),
        _ => false,
    }
}

/// What writes the variant as a key.
fn key(scope: &Scope<'_>, variant: &Variant<'_>, tables: &Tables<'_>) -> TokenStream {
    let (runtime, context, key) = (scope.runtime, &scope.context, scope.names.key());
    if variant.is_skipped() {
        let message = skipped(scope, variant);
        quote!(#key.unrepresentable(#message))
    } else if let Some(field) = held(variant) {
        let value = fields::value(scope, Access::Bound, field);
        quote!(#runtime::ToJsonKey::<#context>::write_key(#value, #key))
    } else if variant.shape.kind == Kind::Newtype {
        let write = Variants { scope, variant }.value_closure();
        quote!(#key.written_by(#write))
    } else if tables.has(variant) {
        let text = tables.text(scope, variant);
        quote!(#key.variant(#text))
    } else {
        let (ty, variant) = (scope.model.ident, variant.ident);
        let message = format!("the enum variant {ty}::{variant} cannot be the key of an object");
        quote!(#key.unrepresentable(#message))
    }
}
