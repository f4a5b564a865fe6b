//! The stages, one after the other.

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::check::check;
use crate::errors::Errors;
use crate::expand::{self, Stub};
use crate::model::{Container, Context, Model};

/// The impls of `ToJson` and its companions, or messages and a stub.
pub(crate) fn to_json(input: &DeriveInput) -> TokenStream {
    let errors = Errors::default();
    let container = Container::from_syn(&errors, input);
    let stub = Stub::of(input, &container);
    let model = Model::from_syn(&errors, input, container);
    if let Some(model) = &model {
        check(&errors, model);
    }
    match (model, errors.finish()) {
        (Some(model), Ok(())) => expand::expand(&model),
        (_, Err(errors)) => stub.expand(&errors),
        (None, Ok(())) => TokenStream::new(),
    }
}

/// The impl of `JsonContext`, or messages and a stub.
pub(crate) fn json_context(input: &DeriveInput) -> TokenStream {
    let errors = Errors::default();
    let context = Context::from_syn(&errors, input);
    match errors.finish() {
        Ok(()) => expand::context(&context),
        Err(errors) => expand::fallback_context(input, &context.runtime, &errors),
    }
}
