//! The impl of `JsonContext`.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use syn::Path;

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
    quote! {
        #[automatically_derived]
        impl #runtime::JsonContext for #ident {
            #(#settings)*
            #indent
            #max_depth
        }
        #runtime::__entry_points!(#ident);
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
