//! Where generated code is said to be: at what the user typed.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{PathArguments, Type};

pub(super) fn located(ident: &Ident, at: Span) -> Ident {
    let mut ident = ident.clone();
    ident.set_span(ident.span().located_at(at));
    ident
}

/// The tokens where `at` is, with what they mean where they were.
pub(super) fn located_all(tokens: TokenStream, at: Span) -> TokenStream {
    respanned(tokens, &|span| span.located_at(at))
}

/// The tokens where they were, with what they mean where `at` is, but for `$crate`, which is the crate of a
/// macro.
pub(super) fn resolved_all(tokens: TokenStream, at: Span) -> TokenStream {
    respanned(tokens, &|span| span.resolved_at(at))
}

fn respanned(tokens: TokenStream, respan: &impl Fn(Span) -> Span) -> TokenStream {
    let respanned = tokens.into_iter().map(|mut token| {
        match &token {
            TokenTree::Group(group) => {
                let inner = respanned(group.stream(), respan);
                token = Group::new(group.delimiter(), inner).into();
            }
            TokenTree::Ident(ident) if ident == "$crate" => return token,
            _ => {}
        }
        token.set_span(respan(token.span()));
        token
    });
    respanned.collect()
}

/// The spans of the first and the last token of a type.
pub(super) fn ends(ty: &Type) -> (Span, Span) {
    if let Type::Path(path) = ty
        && path.qself.is_none()
        && path.path.leading_colon.is_none()
        && let (Some(first), Some(last)) = (path.path.segments.first(), path.path.segments.last())
    {
        let last = match &last.arguments {
            PathArguments::None => last.ident.span(),
            PathArguments::AngleBracketed(arguments) => arguments.gt_token.span,
            PathArguments::Parenthesized(arguments) => arguments.paren_token.span.close(),
        };
        return (first.ident.span(), last);
    }
    let mut tokens = ty.to_token_stream().into_iter();
    let first = tokens
        .next()
        .map_or_else(Span::call_site, |token| token.span());
    let last = tokens.last().map_or(first, |token| token.span());
    (first, last)
}
