//! Rules that need more than one attribute.

mod bounds;
mod idle;
mod names;
mod said;
mod tags;

use std::collections::HashSet;

use quote::ToTokens;
use syn::spanned::Spanned as _;
use syn::{Member, Type};

use crate::attr::{Function, Namespace, Spanned};
use crate::errors::Errors;
use crate::expand::is_key_like;
use crate::model::{Body, Kind, Model, With};

pub(crate) fn check(errors: &Errors, model: &Model<'_>) {
    for (_, field) in model.fields() {
        function_of_module(errors, field.options.with.as_ref());
    }
    for variant in model.variants() {
        function_of_module(errors, variant.options.with.as_ref());
    }
    idle::idle(errors, model);
    bounds::bounds(errors, model);
    same_contexts(errors, &model.container.contexts);
    names::same_names(errors, model);
    tags::tags(errors, model);
    flattened(errors, model);
    converted(errors, model);
    keys(errors, model);
}

/// The function that is called has a name already.
fn function_of_module(errors: &Errors, with: Option<&Spanned<Function>>) {
    let with = with.filter(|with| with.origin == Namespace::Json);
    if let Some(with) = with
        && with.value.name().is_some_and(|name| name == "write_json")
    {
        let message = "`with` names a module or a type, and calls its function `write_json`: write \
                       `with = \"module\"` instead of `with = \"module::write_json\"`";
        errors.push(syn::Error::new_spanned(&with.value, message));
    }
}

/// A context would have two impls.
fn same_contexts(errors: &Errors, contexts: &[Type]) {
    let mut seen = HashSet::new();
    for context in contexts {
        let text = context.to_token_stream().to_string();
        if !seen.insert(text.clone()) {
            let message = format!("the context `{text}` is given twice; remove one of the two");
            errors.at(context.span(), message);
        }
    }
}

/// What joins another object has a place there.
fn flattened(errors: &Errors, model: &Model<'_>) {
    for (_, field) in model.fields() {
        if matches!(field.member, Member::Unnamed(_))
            && let Some(flatten) = &field.options.flatten
        {
            let message = "only a field with a name can be flattened: an array has no members";
            errors.at(flatten.span(), message);
        }
        if field.is_flat()
            && let Some(With::Json(path)) = field.with()
            && let Some(form) = path.form(&model.container.runtime)
            && form != "Each"
        {
            let message = format!("`{form}` writes no object, whose members could be flattened");
            errors.push(syn::Error::new_spanned(path, message));
        }
    }
}

/// Getters are for types whose fields are out of reach.
fn converted(errors: &Errors, model: &Model<'_>) {
    let container = &model.container;
    if let (Some(into), Some(_)) = (&container.into, &container.remote) {
        errors.at(into.span(), "`into` has no effect beside `remote`");
    }
    for (variant, field) in model.fields() {
        let Some(getter) = &field.options.getter else {
            continue;
        };
        if container.remote.is_none() {
            let message = "`getter` needs `remote = \"path::of::the::Type\"` on the struct";
            errors.at(getter.span(), message);
        } else if variant.is_some() {
            // As serde has it.
            let message = "`getter` is for fields of structs: those of a variant are within reach";
            errors.at(getter.span(), message);
        }
    }
}

/// What gets no impl of `ToJsonKey` cannot do without.
fn keys(errors: &Errors, model: &Model<'_>) {
    let container = &model.container;
    let may_be_key = match &model.body {
        Body::Struct(shape) => shape.kind == Kind::Newtype,
        Body::Choice(_) => true,
        Body::Enum(variants) => is_key_like(container.tagging(), variants),
    };
    if let Some(no_key) = &container.no_key
        && (container.remote.is_some() || !may_be_key && container.into.is_none())
    {
        let message = "`no_key` has no effect: `ToJsonKey` is derived for newtypes, enums of names and \
                       untagged newtypes, and types with `into` only";
        errors.at(no_key.span(), message);
    }
}
