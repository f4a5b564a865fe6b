//! How the variants of an enum are told apart.

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
        let message = format!(
            "`{}` is the name of the tag already; give `content` another",
            tag.value.0
        );
        errors.at(content.span(), message);
    }
    if let (Body::Struct(shape), Some(tag), None) = (&model.body, &container.tag, &container.into)
        && shape.kind != Kind::Named
    {
        let message = match &container.transparent {
            Some(_) => "`tag` has no place beside `transparent`: there is no object",
            None => "only a struct with named fields has a place for a `tag`",
        };
        errors.at(tag.span(), message);
    }
    internal_tuples(errors, model);
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
