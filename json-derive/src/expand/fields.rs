//! From fields to the calls that write them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Member;

use super::keys;
use super::scope::Scope;
use crate::model::{Field, Kind, Shape};

/// How generated code gets at a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Through `self`.
    Own,
    /// Through the binding of a match arm.
    Bound,
}

/// The calls for the members of an object that is open.
pub(super) fn members(scope: &Scope<'_>, access: Access, fields: &[&Field<'_>]) -> TokenStream {
    if fields.is_empty() {
        return TokenStream::new();
    }
    let keys = scope.names.keys();
    let table = keys::members(scope, fields.iter().map(|field| &field.name));
    let members = fields.iter().enumerate();
    let members = members.map(|(index, field)| {
        let member = member(scope, access, field, &keys::get(&keys, index));
        unless_skipped(scope, access, field, member)
    });
    quote! {
        let #keys = #table;
        #(#members)*
    }
}

fn member(scope: &Scope<'_>, access: Access, field: &Field<'_>, key: &TokenStream) -> TokenStream {
    let (runtime, object) = (scope.runtime, scope.names.object());
    let omit = scope.omit(field);
    if field.with().is_some() {
        let omit = omit.unwrap_or_else(|| scope.constant("OMIT"));
        let write = closure(scope, access, field);
        return quote!(#runtime::Object::member_with(&mut #object, #omit, #key, #write););
    }
    let value = value(scope, access, field);
    if let Some(omit) = omit {
        return quote!(#runtime::Object::member_omitting(&mut #object, #omit, #key, #value););
    }
    quote!(#runtime::Object::member(&mut #object, #key, #value);)
}

/// The calls for the elements of an array that is open.
pub(super) fn elements(scope: &Scope<'_>, access: Access, fields: &[&Field<'_>]) -> TokenStream {
    let (runtime, array) = (scope.runtime, scope.names.array());
    let elements = fields.iter().map(|field| {
        let element = if field.with().is_some() {
            let write = closure(scope, access, field);
            quote!(#runtime::Array::element_with(&mut #array, #write);)
        } else {
            let value = value(scope, access, field);
            quote!(#runtime::Array::element(&mut #array, #value);)
        };
        unless_skipped(scope, access, field, element)
    });
    elements.collect()
}

/// The statement that writes a field as the whole value.
pub(super) fn delegate(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let (writer, value) = (scope.names.writer(), value(scope, access, field));
    if let Some(path) = field.with() {
        return quote!(#path::write_json(#value, #writer));
    }
    quote!(#runtime::ToJson::<#context>::write_json(#value, #writer))
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
) -> TokenStream {
    let Some(path) = &field.options.skip_if else {
        return write;
    };
    let (path, value) = (&path.value.0, value(scope, access, field));
    quote! {
        if !#path(#value) {
            #write
        }
    }
}

/// A reference to the field, which is underlined as its type: that is where an impl is missing.
pub(super) fn value(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    let (first, last) = ends(field.ty);
    if access == Access::Bound {
        return located(&scope.names.field(field.index), first).into_token_stream();
    }
    let member = match &field.member {
        Member::Named(ident) => Member::Named(located(ident, last)),
        Member::Unnamed(index) => {
            let mut index = index.clone();
            index.span = index.span.located_at(last);
            Member::Unnamed(index)
        }
    };
    let first = Span::call_site().located_at(first);
    if scope.model.container.is_packed {
        return quote_spanned!(first=> &{ self.#member });
    }
    quote_spanned!(first=> &self.#member)
}

fn located(ident: &Ident, at: Span) -> Ident {
    let mut ident = ident.clone();
    ident.set_span(ident.span().located_at(at));
    ident
}

/// The spans of the first and the last token.
fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    let mut tokens = tokens.to_token_stream().into_iter();
    let first = tokens
        .next()
        .map_or_else(Span::call_site, |token| token.span());
    let last = tokens.last().map_or(first, |token| token.span());
    (first, last)
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
