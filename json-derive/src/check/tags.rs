//! How the variants of an enum are told apart.

use super::said::by_json;
use crate::errors::Errors;
use crate::model::{Body, Kind, Model, Tagging, Variant};

/// How variants are told apart is said once, and where there is something to tell.
pub(super) fn tags(errors: &Errors, model: &Model<'_>) {
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
