//! From fields to the calls that write them.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{Member, Type};

use super::omission;
use super::scope::Scope;
use super::spans::{ends, located, located_all};
use crate::bound;
use crate::model::{Field, Kind, Shape, With, ungrouped};

/// How generated code gets at a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Through `self`.
    Own,
    /// Through the binding of a match arm.
    Bound,
}

/// The statement for a field of an object that is open.
pub(super) fn statement(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    if field.is_flat() {
        let write = flattened(scope, access, field);
        return if_in_view(
            scope,
            field,
            unless_skipped(scope, access, field, write, None),
            None,
        );
    }
    let object = scope.names.object();
    let skip = quote!(#object.skip(););
    let write = member(scope, access, field);
    let write = unless_skipped(scope, access, field, write, Some(&skip));
    if_in_view(scope, field, write, Some(&skip))
}

fn member(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let object = scope.names.object();
    let omit = scope.omit(field);
    if field.with().is_some() {
        let omit = omit.unwrap_or_else(|| scope.constant("OMIT"));
        let omit = omission::by_text(scope, field, &omit);
        let write = closure(scope, access, field);
        return quote!(#object.member_with(#omit, #write););
    }
    let value = value(scope, access, field);
    if let Some(omit) = omit {
        return quote!(#object.member_omitting(#omit, #value););
    }
    quote!(#object.member(#value);)
}

/// The call for the members of an object that joins the one that is open.
pub(super) fn flattened(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let object = scope.names.object();
    if field.with().is_some() {
        let write = closure(scope, access, field);
        return quote!(#object.flatten_with(#write););
    }
    let value = value(scope, access, field);
    quote!(#object.flatten(#value);)
}

/// Whether the compiler knows what the members of the field's value are called, or that it has none,
/// where the derive runs. It does not where they are those of a type parameter.
pub(super) fn has_known_members(scope: &Scope<'_>, field: &Field<'_>) -> bool {
    let params = scope.model.generics.type_params();
    let params = params.map(|param| &param.ident).collect();
    field.with().is_none() && !bound::mentions(field.ty, &params)
}

fn if_in_view(
    scope: &Scope<'_>,
    field: &Field<'_>,
    write: TokenStream,
    otherwise: Option<&TokenStream>,
) -> TokenStream {
    let Some(view) = &field.options.view else {
        return write;
    };
    let (views, own) = (scope.constant("VIEWS"), &view.value.0);
    let otherwise = otherwise.map(|otherwise| quote!(else { #otherwise }));
    quote! {
        if const { #(#views.overlaps(#own))||* } {
            #write
        } #otherwise
    }
}

/// The calls for the elements of an array that is open.
pub(super) fn elements(scope: &Scope<'_>, access: Access, fields: &[&Field<'_>]) -> TokenStream {
    let array = scope.names.array();
    let elements = fields.iter().map(|field| {
        let element = if field.with().is_some() {
            let write = closure(scope, access, field);
            quote!(#array.item_with(#write);)
        } else {
            let value = value(scope, access, field);
            quote!(#array.item(#value);)
        };
        unless_skipped(scope, access, field, element, None)
    });
    elements.collect()
}

/// The statement that writes a field as the whole value.
pub(super) fn delegate(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let (writer, value) = (scope.names.writer(), value(scope, access, field));
    match field.with() {
        Some(with) => written_by(scope, with, &[value]),
        None if may_recurse(field) => quote!(#writer.value(#value)),
        None => quote!(#runtime::ToJson::<#context>::write_json(#value, #writer)),
    }
}

/// Whether the type of the only field can lead back to this: most can, by an alias if by nothing else.
/// `u64` and the like are written without a count of the way.
pub(super) fn may_recurse(field: &Field<'_>) -> bool {
    match ungrouped(field.ty) {
        Type::Path(path) => !LEAVES.iter().any(|leaf| path.path.is_ident(leaf)),
        _ => true,
    }
}

/// What newtypes are mostly of, and what can be no other name for something that holds more.
const LEAVES: [&str; 16] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "u8", "u16", "u32", "u64",
    "u128", "usize", "String",
];

/// The call of a path of the user's.
pub(super) fn written_by(
    scope: &Scope<'_>,
    with: With<'_>,
    values: &[impl ToTokens],
) -> TokenStream {
    let (runtime, writer) = (scope.runtime, scope.names.writer());
    match with {
        With::Json(module) => {
            let path = module.inside("write_json");
            // The whole call at the path, as is what the function is given and returns.
            let at = Span::call_site().located_at(path.span());
            let writer = located(&writer, at);
            quote_spanned!(at=> #path(#(#values,)* #writer))
        }
        With::Serde(path) => {
            let serializer = scope.names.serializer();
            let call = quote!(|#serializer| #path(#(#values,)* #serializer));
            // At the path, as the macro refuses it where a feature is missing.
            let at = Span::call_site().located_at(path.span());
            let runtime = located_all(runtime.to_token_stream(), at);
            quote_spanned!(at=> #runtime::__serialize_with!(#writer, #call))
        }
    }
}

/// The function that writes a field by a path of the user's.
pub(super) fn closure(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let writer = scope.names.writer();
    let write = delegate(scope, access, field);
    quote!(|#writer| #write)
}

fn unless_skipped(
    scope: &Scope<'_>,
    access: Access,
    field: &Field<'_>,
    write: TokenStream,
    otherwise: Option<&TokenStream>,
) -> TokenStream {
    let Some(path) = &field.options.skip_if else {
        return write;
    };
    let (path, value) = (&path.value, value(scope, access, field));
    let otherwise = otherwise.map(|otherwise| quote!(else { #otherwise }));
    // At the path, which is not what it is said to be where it is no condition.
    let at = Span::call_site().located_at(path.span());
    let is_written = quote_spanned!(at=> !#path(#value));
    quote! {
        if #is_written {
            #write
        } #otherwise
    }
}

/// A reference to the field, which is underlined as its type: that is where an impl is missing.
pub(super) fn value(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let (first, last) = ends(field.ty);
    if access == Access::Bound {
        return located(&scope.names.field(field.index), first).into_token_stream();
    }
    let (runtime, this, ty) = (scope.runtime, &scope.this, field.ty);
    if let Some(getter) = &field.options.getter {
        let getter = &getter.value;
        return quote!(#runtime::__private::constrain::<#ty>(&#getter(#this)));
    }
    let member = match &field.member {
        Member::Named(ident) => Member::Named(located(ident, last)),
        Member::Unnamed(index) => {
            let mut index = index.clone();
            index.span = index.span.located_at(last);
            Member::Unnamed(index)
        }
    };
    let this = located(this, first);
    let first = Span::call_site().located_at(first);
    let value = if scope.model.container.is_packed {
        quote_spanned!(first=> &{ #this.#member })
    } else {
        quote_spanned!(first=> &#this.#member)
    };
    if scope.model.container.remote.is_some() {
        // The field of the type that is described may be of another type.
        let runtime = located_all(runtime.to_token_stream(), first);
        return quote_spanned!(first=> #runtime::__private::constrain::<#ty>(#value));
    }
    value
}

/// The pattern of a variant's fields: `{ 0: __field0, .. }`.
pub(super) fn pattern(scope: &Scope<'_>, shape: &Shape<'_>) -> TokenStream {
    let written = shape.written();
    let bindings = written.iter().map(|field| {
        let (member, binding) = (&field.member, scope.names.field(field.index));
        quote!(#member: #binding)
    });
    let rest = (written.len() < shape.fields.len() || shape.kind == Kind::Unit).then(|| quote!(..));
    quote!({ #(#bindings,)* #rest })
}
