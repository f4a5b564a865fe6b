//! Rules that need more than one attribute.

use std::collections::{HashMap, HashSet};

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned as _;
use syn::{Member, Type};

use crate::attr::{Function, Namespace, Spanned};
use crate::errors::Errors;
use crate::expand::is_key_like;
use crate::model::{Body, Field, Kind, Model, Shape, Tagging, Variant};
use crate::rename::Rule;

pub(crate) fn check(errors: &Errors, model: &Model<'_>) {
    for (_, field) in model.fields() {
        skipped_field(errors, field);
        written_by_path(errors, field);
        function_of_module(errors, field.options.with.as_ref());
    }
    for variant in model.variants() {
        skipped_variant(errors, variant);
        function_of_module(errors, variant.options.with.as_ref());
        written_as_one(errors, variant);
    }
    same_contexts(errors, &model.container.contexts);
    same_names(errors, model);
    numbered_data(errors, model);
    transparent(errors, model);
    newtypes(errors, model);
    tags(errors, model);
    flattened(errors, model);
    converted(errors, model);
    keys(errors, model);
}

/// A field that is never written has no name, no place and no form.
fn skipped_field(errors: &Errors, field: &Field<'_>) {
    let options = &field.options;
    let Some(skip) = by_json(options.skip.as_ref()) else {
        return;
    };
    let others = [
        by_json(options.rename.as_ref()),
        by_json(options.skip_if.as_ref()),
        by_json(options.omit.as_ref()),
        by_json(options.with.as_ref()),
        by_json(options.order.as_ref()),
        by_json(options.flatten.as_ref()),
        by_json(options.view.as_ref()),
    ];
    for other in others.into_iter().flatten() {
        let message =
            format!("`{other}` has no effect beside `{skip}`: the field is never written");
        errors.at(other.span(), message);
    }
}

/// A field whose type needs no impl needs no bound for one.
fn written_by_path(errors: &Errors, field: &Field<'_>) {
    let options = &field.options;
    if let (Some(with), Some(skip)) = (by_json(options.with.as_ref()), &options.skip)
        && skip.origin == Namespace::Serde
    {
        let message = "`with` has no effect: `#[serde(skip)]` leaves the field out";
        errors.at(with.span(), message);
    }
}

/// What writes the data of a variant is given all fields.
fn written_as_one(errors: &Errors, variant: &Variant<'_>) {
    if variant.options.with.is_none() {
        return;
    }
    for field in &variant.shape.fields {
        let options = &field.options;
        let others = [
            by_json(options.rename.as_ref()),
            by_json(options.skip_if.as_ref()),
            by_json(options.omit.as_ref()),
            by_json(options.view.as_ref()),
            by_json(options.order.as_ref()),
        ];
        for other in others.into_iter().flatten() {
            let message = format!("`{other}` has no effect: `with` writes the whole variant");
            errors.at(other.span(), message);
        }
    }
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

fn skipped_variant(errors: &Errors, variant: &Variant<'_>) {
    let options = &variant.options;
    if let (Some(_), Some(rename)) = (
        by_json(options.skip.as_ref()),
        by_json(options.rename.as_ref()),
    ) {
        let message = "`rename` has no effect beside `skip`: the variant is never written";
        errors.at(rename.span(), message);
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

/// Names that are the same under every context; or, where the type is for all of them, as they are
/// written, which is how `Plain` has them. (Others are compared under the contexts that are used.)
fn same_names(errors: &Errors, model: &Model<'_>) {
    let is_for_all = model.container.contexts.is_empty();
    let own = match &model.body {
        Body::Struct(shape) => Some(shape),
        Body::Choice(_) | Body::Enum(_) => None,
    };
    let shapes = model.variants().iter().map(|variant| &variant.shape);
    // Identifiers are different already.
    let is_named = |field: &Field<'_>| field.name.rule == Rule::Fixed;
    let may_have_twins =
        |shape: &&Shape<'_>| shape.kind == Kind::Named && shape.fields.iter().any(is_named);
    for shape in shapes.chain(own).filter(may_have_twins) {
        let mut seen = HashMap::new();
        let is_known = |field: &&Field<'_>| {
            let is_known = match field.name.rule {
                Rule::Fixed => true,
                Rule::Field => is_for_all,
                Rule::Variant | Rule::Under(_) => false,
            };
            is_known && field.name.views.is_empty() && !field.is_skipped() && !field.is_flat()
        };
        for field in shape.fields.iter().filter(is_known) {
            if let Some(other) = seen.insert(&field.name.text, field) {
                same_name(errors, other, field);
            }
        }
    }
}

/// At the attribute that gave one of them its name.
fn same_name(errors: &Errors, first: &Field<'_>, second: &Field<'_>) {
    let (at, other) = match (&first.options.rename, &second.options.rename) {
        (Some(rename), None) => (rename.span(), second),
        (_, rename) => {
            let at = rename.as_ref().map(Spanned::span);
            (at.unwrap_or_else(|| second.ty.span()), first)
        }
    };
    let (name, other) = (&second.name.text, other.member.to_token_stream());
    errors.at(
        at,
        format!("`{name}` is already the name of field `{other}`"),
    );
}

fn numbered_data(errors: &Errors, model: &Model<'_>) {
    if let (Body::Enum(_), Some(enums)) = (&model.body, &model.container.enums)
        && enums.value.is("Number")
    {
        let message = "only an enum without data can be written as a number; remove `enums`";
        errors.at(enums.span(), message);
    }
}

fn transparent(errors: &Errors, model: &Model<'_>) {
    let container = &model.container;
    if container.transparent.is_none() {
        return;
    }
    let others = [
        by_json(container.omit.as_ref()),
        by_json(container.rename_all.as_ref()),
        by_json(container.tag.as_ref()),
    ];
    let fields = model.fields().flat_map(|(_, field)| {
        [
            by_json(field.options.rename.as_ref()),
            by_json(field.options.omit.as_ref()),
            by_json(field.options.order.as_ref()),
            by_json(field.options.flatten.as_ref()),
        ]
    });
    for other in others.into_iter().chain(fields).flatten() {
        let message = format!("`{other}` has no effect beside `transparent`: there is no object");
        errors.at(other.span(), message);
    }
}

/// The field of a newtype is all there is to write.
fn newtypes(errors: &Errors, model: &Model<'_>) {
    let own = match &model.body {
        Body::Struct(shape) => Some(shape),
        Body::Choice(_) | Body::Enum(_) => None,
    };
    let shapes = model.variants().iter().map(|variant| &variant.shape);
    let newtypes = shapes
        .chain(own)
        .filter(|shape| shape.kind == Kind::Newtype);
    for field in newtypes.flat_map(|shape| &shape.fields) {
        let keys = [
            by_json(field.options.skip.as_ref()),
            by_json(field.options.skip_if.as_ref()),
            by_json(field.options.view.as_ref()),
        ];
        for key in keys.into_iter().flatten() {
            let message = format!("`{key}` cannot leave out the only field: it is the whole value");
            errors.at(key.span(), message);
        }
    }
}

/// The key, if `#[json(…)]` gave it.
fn by_json<T>(value: Option<&Spanned<T>>) -> Option<&Ident> {
    let value = value.filter(|value| value.origin == Namespace::Json);
    value.map(|value| &value.key)
}

/// How variants are told apart is said once, and where there is something to tell.
fn tags(errors: &Errors, model: &Model<'_>) {
    let container = &model.container;
    if let (None, Some(content)) = (&container.tag, &container.content) {
        errors.at(content.span(), "`content` needs a `tag` beside it");
    }
    if let (Some(tag), Some(untagged)) = (&container.tag, &container.untagged) {
        let message = format!("an enum has a `{}` or is `untagged`, not both", tag.key);
        errors.at(untagged.span(), message);
    }
    if let (Some(tag), Some(content)) = (&container.tag, &container.content)
        && tag.value.0 == content.value.0
    {
        let message = format!("`{}` is the name of the tag already", tag.value.0);
        errors.at(content.span(), message);
    }
    match (&model.body, &container.tag) {
        (Body::Struct(shape), Some(tag)) if shape.kind != Kind::Named => {
            let message = "only a struct with named fields has a place for a `tag`";
            errors.at(tag.span(), message);
        }
        (Body::Struct(_), None) => unneeded_name(errors, model),
        (Body::Choice(_) | Body::Enum(_), _) => {
            unneeded_name(errors, model);
            internal_tuples(errors, model);
        }
        (Body::Struct(_), Some(_)) => {}
    }
}

fn unneeded_name(errors: &Errors, model: &Model<'_>) {
    if let Some(rename) = by_json(model.container.rename.as_ref()) {
        let message = "the name of a type is written nowhere but beside the `tag` of a struct";
        errors.at(rename.span(), message);
    }
}

/// An array has no place for a tag inside.
fn internal_tuples(errors: &Errors, model: &Model<'_>) {
    if !matches!(model.container.tagging(), Tagging::Internal { .. }) {
        return;
    }
    let is_tuple = |variant: &&Variant<'_>| {
        variant.shape.kind == Kind::Tuple && !variant.is_untagged() && !variant.is_skipped()
    };
    for variant in model.variants().iter().filter(is_tuple) {
        let message = "a tuple has no place for a tag inside: name the fields, add `content` \
                       beside `tag`, or make the variant `untagged`";
        errors.at(variant.ident.span(), message);
    }
}

/// What joins another object has no key of its own.
fn flattened(errors: &Errors, model: &Model<'_>) {
    for (_, field) in model.fields().filter(|(_, field)| field.is_flat()) {
        if matches!(field.member, Member::Unnamed(_))
            && let Some(flatten) = &field.options.flatten
        {
            let message = "only a field with a name can be flattened: an array has no members";
            errors.at(flatten.span(), message);
        }
        let others = [
            by_json(field.options.rename.as_ref()),
            by_json(field.options.omit.as_ref()),
        ];
        for other in others.into_iter().flatten() {
            let message = format!("`{other}` has no effect beside `flatten`: there is no key");
            errors.at(other.span(), message);
        }
    }
}

/// Getters are for types whose fields are out of reach.
fn converted(errors: &Errors, model: &Model<'_>) {
    let container = &model.container;
    if let (Some(into), Some(_)) = (&container.into, &container.remote) {
        errors.at(into.span(), "`into` has no effect beside `remote`");
    }
    if container.remote.is_none() {
        for (_, field) in model.fields() {
            if let Some(getter) = &field.options.getter {
                let message = "`getter` needs `remote = \"path::of::the::Type\"` on the struct";
                errors.at(getter.span(), message);
            }
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
