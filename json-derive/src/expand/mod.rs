//! From the model to code: a table of keys for each type, and a list of calls.

mod choice;
mod context;
mod enum_keys;
mod enums;
mod fallback;
mod fields;
mod keys;
mod object;
mod omission;
mod plain;
mod remote;
mod room;
mod scope;
mod spans;
mod structs;
mod tagging;

pub(crate) use context::context;
pub(crate) use enum_keys::is_key_like;
pub(crate) use fallback::{Stub, fallback_context};

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Body, Model};
use scope::Scope;

/// The impls of a type: one for every context, or one for each context that is named.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    if let Some(plain) = plain::expand(model) {
        return plain;
    }
    let generic = Scope::generic(model);
    let function = remote::function(&generic);
    let contexts = &model.container.contexts;
    if contexts.is_empty() {
        let impls = impls(&generic);
        return quote!(#function #impls);
    }
    let scopes = contexts.iter().map(|context| Scope::of(model, context));
    let impls = scopes.map(|scope| {
        let (check, impls) = (scope.context_check(), impls(&scope));
        quote!(#check #impls)
    });
    quote!(#function #(#impls)*)
}

fn impls(scope: &Scope<'_>) -> TokenStream {
    if let Some(into) = &scope.model.container.into {
        return structs::converted(scope, &into.value);
    }
    match &scope.model.body {
        Body::Struct(shape) => structs::impls(scope, shape),
        Body::Choice(variants) => choice::impls(scope, variants),
        Body::Enum(variants) => enums::impls(scope, variants),
    }
}

/// What an impl of `ToJson` holds.
#[derive(Default)]
struct Methods {
    /// The statements that write the value.
    write: TokenStream,
    writes: Writes,
    is_null: Option<TokenStream>,
    is_default: Option<TokenStream>,
    /// The answer to both, where another value has it.
    is_omitted: Option<TokenStream>,
}

/// What is known of the statements that write a value.
#[derive(Default)]
enum Writes {
    /// They write one, or say that they cannot.
    One,
    /// They call something of the user's, which may write none, or two.
    #[default]
    Something,
    /// They have another value written where one is due.
    Other,
}

/// The impl of `ToJson`; or, for a type of another crate, that of a form to write it in.
fn implementation(scope: &Scope<'_>, methods: Methods) -> TokenStream {
    let Scope {
        runtime, context, ..
    } = scope;
    if scope.model.container.remote.is_some() {
        return remote::form(scope, &methods);
    }
    let header = scope.header(&quote!(#runtime::ToJson<#context>), None);
    let Methods {
        write,
        writes,
        is_null,
        is_default,
        is_omitted,
    } = methods;
    let write = write_methods(scope, &write, &writes);
    let is_null = is_null.map(|value| predicate(scope, &quote!(is_null), &value));
    let is_default = is_default.map(|value| predicate(scope, &quote!(is_default), &value));
    let is_omitted = is_omitted.map(|value| answers(scope, &value));
    quote! {
        #header {
            #write
            #is_null
            #is_default
            #is_omitted
        }
    }
}

/// What writes the value anywhere, and what does so where one is due.
fn write_methods(scope: &Scope<'_>, write: &TokenStream, writes: &Writes) -> TokenStream {
    let (runtime, context, w) = (scope.runtime, &scope.context, scope.names.writer());
    let params = quote!(&self, #w: &mut #runtime::JsonWriter<'_, #context>);
    let inline = match writes {
        Writes::Other => quote!(#[inline]),
        Writes::One | Writes::Something => quote!(#[inline(never)]),
    };
    match writes {
        Writes::One | Writes::Other => quote! {
            fn write_json(#params) {
                #w.derived(self)
            }
            #inline
            fn write_value(#params) {
                #write
            }
        },
        Writes::Something => quote! {
            #inline
            fn write_json(#params) {
                #w.begin_value();
                #write
            }
        },
    }
}

/// The methods of what is left out where something else is.
fn answers(scope: &Scope<'_>, is_omitted: &TokenStream) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let (omit, steps) = (scope.names.omit(), scope.names.steps());
    let first = |omit| quote!(#runtime::__private::is_omitted_at_first::<#context, _>(self, #omit));
    let is_null = predicate(
        scope,
        &quote!(is_null),
        &first(quote!(#runtime::Omit::Nulls)),
    );
    let is_default = first(quote!(#runtime::Omit::Defaults));
    let is_default = predicate(scope, &quote!(is_default), &is_default);
    quote! {
        #is_null
        #is_default
        fn is_omitted(
            &self,
            #omit: #runtime::Omit,
            #steps: #runtime::__private::usize,
        ) -> #runtime::__private::bool {
            #is_omitted
        }
    }
}

fn predicate(scope: &Scope<'_>, name: &TokenStream, value: &TokenStream) -> TokenStream {
    let runtime = scope.runtime;
    quote! {
        fn #name(&self) -> #runtime::__private::bool {
            #value
        }
    }
}

/// The impl of `ToJsonKey`, with the statements of `write_key`.
fn to_json_key(
    scope: &Scope<'_>,
    bounds: Option<Vec<syn::WherePredicate>>,
    write_key: &TokenStream,
) -> TokenStream {
    let Scope {
        runtime, context, ..
    } = scope;
    let container = &scope.model.container;
    if container.remote.is_some() || container.no_key.is_some() {
        return TokenStream::new();
    }
    let header = scope.header(&quote!(#runtime::ToJsonKey<#context>), bounds);
    let key = scope.names.key();
    quote! {
        #header {
            fn write_key(&self, #key: #runtime::KeyWriter<'_, '_, #context>) {
                #write_key
            }
        }
    }
}
