//! Rules that need more than one attribute.

use std::collections::HashMap;

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned as _;

use crate::attr::{Namespace, Spanned};
use crate::errors::Errors;
use crate::model::{Body, Field, Kind, Model, Variant};
use crate::rename::Rule;

pub(crate) fn check(errors: &Errors, model: &Model<'_>) {
    for (_, field) in model.fields() {
        skipped_field(errors, field);
        written_by_path(errors, field);
    }
    for variant in model.variants() {
        skipped_variant(errors, variant);
    }
    same_names(errors, model);
    numbered_data(errors, model);
    transparent(errors, model);
    newtypes(errors, model);
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
    if let (Some(with), Some(skip)) = (&options.with, &options.skip)
        && skip.origin == Namespace::Serde
    {
        let message = "`with` has no effect: `#[serde(skip)]` leaves the field out";
        errors.at(with.span(), message);
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

/// Names that are the same under every context. (Others are compared under the contexts that are
/// used.)
fn same_names(errors: &Errors, model: &Model<'_>) {
    let own = match &model.body {
        Body::Struct(shape) => Some(shape),
        Body::Choice(_) | Body::Enum(_) => None,
    };
    let shapes = model.variants().iter().map(|variant| &variant.shape);
    for shape in shapes.chain(own).filter(|shape| shape.kind == Kind::Named) {
        let mut seen = HashMap::new();
        let fixed = shape.fields.iter().filter(|it| it.name.rule == Rule::Fixed);
        for field in fixed.filter(|field| !field.is_skipped()) {
            if let Some(earlier) = seen.insert(&field.name.text, field) {
                let (name, earlier) = (&field.name.text, earlier.member.to_token_stream());
                let message = format!("`{name}` is already the name of field `{earlier}`");
                let rename = field.options.rename.as_ref().map(Spanned::span);
                errors.at(rename.unwrap_or_else(|| field.ty.span()), message);
            }
        }
    }
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
    ];
    for other in others.into_iter().flatten() {
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
