//! Derive macros of json-runtime, which re-exports them.

mod attr;
mod bound;
mod check;
mod choice;
mod errors;
mod expand;
mod model;
mod names;
mod rename;

use proc_macro2::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use errors::Errors;
use model::{Container, Context, Model};

/// Writes the impl of `ToJson`.
#[proc_macro_derive(ToJson, attributes(json, serde))]
pub fn to_json(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derive_to_json(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes the impl of `JsonContext`.
#[proc_macro_derive(JsonContext, attributes(json))]
pub fn json_context(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derive_context(&parse_macro_input!(input as DeriveInput)).into()
}

fn derive_to_json(input: &DeriveInput) -> TokenStream {
    let errors = Errors::default();
    let container = Container::from_syn(&errors, input);
    let runtime = container.runtime.clone();
    let model = Model::from_syn(&errors, input, container);
    if let Some(model) = &model {
        check::check(&errors, model);
    }
    match (model, errors.finish()) {
        (Some(model), Ok(())) => expand::expand(&model),
        (_, Err(errors)) => expand::fallback(input, &runtime, &errors),
        (None, Ok(())) => TokenStream::new(),
    }
}

fn derive_context(input: &DeriveInput) -> TokenStream {
    let errors = Errors::default();
    let context = Context::from_syn(&errors, input);
    match errors.finish() {
        Ok(()) => expand::context(&context),
        Err(errors) => expand::fallback_context(input, &context.runtime, &errors),
    }
}
