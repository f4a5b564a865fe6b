//! The impl of `JsonContext`.

use std::mem;

use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Lifetime, Path, Type};

use super::spans::{ends, located_all};
use crate::choice::Setting;
use crate::model::{Context, Indent, MaxDepth};

/// The impl, and the functions that make an import needless.
pub(crate) fn context(context: &Context<'_>) -> TokenStream {
    let Context {
        ident,
        runtime,
        settings,
        ..
    } = context;
    let settings = settings
        .iter()
        .map(|(name, it)| constant(runtime, name, *it));
    let indent = context.indent.map(|it| indent(runtime, it));
    let max_depth = context.max_depth.map(|it| max_depth(runtime, it));
    let views = views(runtime, &context.views);
    let entry_points = match &context.types {
        Some(types) => closed(context, types),
        None => quote!(#runtime::__entry_points!(#ident);),
    };
    quote! {
        #[automatically_derived]
        impl #runtime::JsonContext for #ident {
            #(#settings)*
            #indent
            #max_depth
            #views
        }
        #entry_points
    }
}

/// The views in one constant.
fn views(runtime: &Path, views: &[Path]) -> Option<TokenStream> {
    let (first, others) = views.split_first()?;
    Some(quote!(const VIEWS: #runtime::View = #first #(.or(#others))*;))
}

/// The functions of a context that writes nothing but these types. Each of them is checked here.
fn closed(context: &Context<'_>, types: &[Type]) -> TokenStream {
    let Context { ident, runtime, .. } = context;
    let listed = types.iter().map(|ty| {
        let mut lifetimes = Vec::new();
        named_lifetimes(ty.to_token_stream(), &mut lifetimes);
        // All of it at the type, which is underlined where it cannot be written.
        let (first, last) = ends(ty);
        let runtime = located_all(runtime.to_token_stream(), first);
        let end = quote_spanned!(last=> >);
        quote_spanned! {first=>
            #[automatically_derived]
            impl<#(#lifetimes),*> #runtime::Lists<#ty #end for #ident {}
        }
    });
    let distinct = types.iter().map(|ty| {
        let ty = static_lifetimes(ty.to_token_stream());
        quote! {
            const _: () = {
                #[allow(unused_imports)]
                use #runtime::__private::NoNames as _;
                #runtime::__private::NamesOf::<#ty, #ident>::DISTINCT
            };
        }
    });
    quote! {
        #(#listed)*
        #(#distinct)*
        // That it is not one of a single type, which the compiler would take any other for.
        #[automatically_derived]
        impl #runtime::Lists<#runtime::__private::Unlisted> for #ident {}
        #runtime::__closed_entry_points!(#ident);
    }
}

fn constant(runtime: &Path, name: &str, setting: Setting) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    let (ty, value) = (setting.ty(runtime), setting.tokens(runtime));
    quote!(const #name: #ty = #value;)
}

fn indent(runtime: &Path, indent: Indent) -> TokenStream {
    let value = match indent {
        Indent::Tab => quote!(Tab),
        Indent::Spaces(count) => {
            let count = Literal::u8_unsuffixed(count);
            quote!(Spaces(#count))
        }
    };
    quote!(const INDENT: #runtime::Indent = #runtime::Indent::#value;)
}

fn max_depth(runtime: &Path, depth: MaxDepth) -> TokenStream {
    let value = match depth {
        MaxDepth::Unlimited => quote!(#runtime::__private::usize::MAX),
        MaxDepth::Limit(limit) => {
            let limit = Literal::u32_unsuffixed(limit);
            quote!(#limit)
        }
    };
    quote!(const MAX_DEPTH: #runtime::__private::usize = #value;)
}

/// A type with all its lifetimes `'static`, as nothing is declared in a constant.
fn static_lifetimes(tokens: TokenStream) -> TokenStream {
    let mut is_lifetime = false;
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Group(group) => {
                let mut inside = Group::new(group.delimiter(), static_lifetimes(group.stream()));
                inside.set_span(group.span());
                TokenTree::Group(inside)
            }
            TokenTree::Punct(punct) => {
                is_lifetime = punct.as_char() == '\'';
                TokenTree::Punct(punct)
            }
            TokenTree::Ident(ident) if mem::take(&mut is_lifetime) => {
                TokenTree::Ident(Ident::new("static", ident.span()))
            }
            other => other,
        })
        .collect()
}

/// The lifetimes in a type that have to be declared.
fn named_lifetimes(tokens: TokenStream, lifetimes: &mut Vec<Lifetime>) {
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => named_lifetimes(group.stream(), lifetimes),
            TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                let Some(TokenTree::Ident(ident)) = tokens.next() else {
                    continue;
                };
                let lifetime = Lifetime {
                    apostrophe: punct.span(),
                    ident,
                };
                let is_given = lifetime.ident == "static" || lifetime.ident == "_";
                if !is_given && !lifetimes.contains(&lifetime) {
                    lifetimes.push(lifetime);
                }
            }
            _ => {}
        }
    }
}
