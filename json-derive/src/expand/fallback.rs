//! What is left behind with the messages, so that nothing else complains.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use syn::{Data, DeriveInput, Fields, Path, parse_quote};

use crate::model::Container;
use crate::names::Names;

/// What takes the place of the impls of a type that has mistakes.
pub(crate) struct Stub<'a> {
    input: &'a DeriveInput,
    runtime: Path,
    /// Whether there may be an impl of `ToJsonKey` by hand.
    has_key: bool,
}

impl<'a> Stub<'a> {
    pub(crate) fn of(input: &'a DeriveInput, container: &Container) -> Self {
        let may_be_key = match &input.data {
            Data::Enum(data) => data.variants.iter().all(|it| it.fields.is_empty()),
            Data::Struct(_) | Data::Union(_) => is_newtype(&input.data),
        };
        let is_written_as_another = container.into.is_some() || container.transparent.is_some();
        Self {
            input,
            runtime: container.runtime.clone(),
            has_key: container.no_key.is_none() && (may_be_key || is_written_as_another),
        }
    }

    /// The messages, and impls that are as wide as those of the type could be.
    pub(crate) fn expand(&self, errors: &syn::Error) -> TokenStream {
        let Self { input, runtime, .. } = self;
        let messages = messages(runtime, errors);
        let context = Names::new(&input.generics).context();
        let mut generics = input.generics.clone();
        generics
            .params
            .push(parse_quote!(#context: #runtime::JsonContext));
        let (impl_generics, _, where_clause) = generics.split_for_impl();
        let (_, ty_generics, _) = input.generics.split_for_impl();
        let ty = &input.ident;
        let header = |name| quote!(impl #impl_generics #runtime::#name<#context> for #ty #ty_generics #where_clause);
        let [to_json, to_json_key, members] =
            [quote!(ToJson), quote!(ToJsonKey), quote!(ToJsonMembers)].map(header);
        let to_json_key = self.has_key.then(|| {
            quote! {
                #[automatically_derived]
                #to_json_key {
                    fn write_key(&self, _: #runtime::KeyWriter<'_, '_, #context>) {}
                }
            }
        });
        quote! {
            #messages
            #[automatically_derived]
            #to_json {
                fn write_json(&self, _: &mut #runtime::JsonWriter<'_, #context>) {}
            }
            #to_json_key
            #[automatically_derived]
            #members {}
        }
    }
}

/// The messages, at what the user typed. Tokens that stand there are of the user's edition, in which
/// `::core` may be no path: they have a name in scope.
fn messages(runtime: &Path, errors: &syn::Error) -> TokenStream {
    let errors = errors.clone().into_iter().map(|error| {
        let tokens = error.to_compile_error().into_iter();
        let is_path =
            |token: &TokenTree| !matches!(token, TokenTree::Punct(it) if it.as_char() == '!');
        let call: TokenStream = tokens.skip_while(is_path).collect();
        let name = Ident::new("__compile_error", error.span());
        quote!(#name #call)
    });
    // The compiler comes to the last one first: the name is imported when all have been seen.
    let errors: Vec<_> = errors.collect();
    let errors = errors.iter().rev();
    quote! {
        const _: () = {
            use #runtime::__private::compile_error as __compile_error;
            #(#errors)*
        };
    }
}

fn is_newtype(data: &Data) -> bool {
    matches!(data, Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1))
}

/// The messages, and a context whose options are the defaults.
pub(crate) fn fallback_context(
    input: &DeriveInput,
    runtime: &Path,
    errors: &syn::Error,
) -> TokenStream {
    let messages = messages(runtime, errors);
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
