//! Attributes that the derive refuses, as they would have no effect. serde's are passed over.

use crate::attributes::Sides;
use crate::definition::{Form, Variant};

/// Takes back what nothing would heed: of an enum whose variants have no name where `is_untagged`.
pub(crate) fn unsay(of_enum: &mut Sides, variants: &mut [Variant], is_untagged: bool) {
    if !variants.iter().any(writes_fields) {
        of_enum.unsay(&["rename_all_fields"]);
    }
    let is_nameless =
        |it: &Variant| is_untagged || it.attributes.has("untagged") || it.attributes.has("skip");
    if variants.iter().all(is_nameless) {
        of_enum.unsay(&["rename_all", "tag"]);
    }
    for variant in variants {
        if is_nameless(variant) {
            variant.attributes.unsay(&["rename"]);
        }
        if !writes_fields(variant) {
            variant.attributes.unsay(&["rename_all"]);
            of_fields(variant);
        }
        if variant.attributes.has("skip") {
            variant.attributes.unsay(&["untagged", "with"]);
        }
    }
}

fn of_fields(variant: &mut Variant) {
    if !(has_form(variant) || variant.attributes.has("skip")) {
        return;
    }
    for field in &mut variant.fields.fields {
        field.attributes.unsay(&[
            "rename", "skip_if", "omit", "with", "order", "flatten", "view",
        ]);
    }
}

fn writes_fields(variant: &Variant) -> bool {
    variant.fields.form == Form::Named && !has_form(variant) && !variant.attributes.has("skip")
}

/// Whether a path writes the whole variant.
fn has_form(variant: &Variant) -> bool {
    let attributes = &variant.attributes;
    attributes.has("with") || attributes.has("serialize_with")
}
