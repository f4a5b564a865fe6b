//! What is left behind with the messages, so that nothing else complains.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Path, parse_quote};

use crate::names::Names;

/// The messages, and impls that are as wide as those of the type could be.
pub(crate) fn fallback(input: &DeriveInput, runtime: &Path, errors: &syn::Error) -> TokenStream {
    let messages = errors.to_compile_error();
    let names = Names::new(&input.generics);
    let context = names.context();
    let mut generics = input.generics.clone();
    generics
        .params
        .push(parse_quote!(#context: #runtime::JsonContext));
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, ty_generics, _) = input.generics.split_for_impl();
    let ty = &input.ident;
    quote! {
        #messages
        #[automatically_derived]
        impl #impl_generics #runtime::ToJson<#context> for #ty #ty_generics #where_clause {
            fn write_json(&self, _: &mut #runtime::JsonWriter<'_, #context>) {}
        }
        #[automatically_derived]
        impl #impl_generics #runtime::ToJsonKey<#context> for #ty #ty_generics #where_clause {
            fn write_key(&self, _: #runtime::KeyWriter<'_, '_, #context>) {}
        }
        #[automatically_derived]
        impl #impl_generics #runtime::ToJsonMembers<#context> for #ty #ty_generics #where_clause {}
    }
}

/// The messages, and a context whose options are the defaults.
pub(crate) fn fallback_context(
    input: &DeriveInput,
    runtime: &Path,
    errors: &syn::Error,
) -> TokenStream {
    let messages = errors.to_compile_error();
    let ident = &input.ident;
    if !input.generics.params.is_empty() {
        return messages;
    }
    quote! {
        #messages
        #[automatically_derived]
        impl #runtime::JsonContext for #ident {}
        #runtime::__entry_points!(#ident);
    }
}
