//! Names that two members have.

use std::collections::HashMap;

use quote::ToTokens as _;
use syn::spanned::Spanned as _;

use crate::attr::Spanned;
use crate::errors::Errors;
use crate::model::{Body, Field, Kind, Model, Shape};
use crate::rename::Rule;

/// Names that are the same under every context; or, where the type is for all of them, as they are
/// written, which is how `Plain` has them. (Others are compared under the contexts that are used.)
pub(super) fn same_names(errors: &Errors, model: &Model<'_>) {
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
