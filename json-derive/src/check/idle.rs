//! Options of `#[json(…)]` that would be passed over: whoever writes one expects it to do something.

use proc_macro2::Ident;

use super::said;
use crate::errors::Errors;
use crate::model::{Body, Field, Kind, Model, Variant};

/// Why keys have no effect where they are given.
struct Reason {
    applies: bool,
    keys: &'static [&'static str],
    /// What follows the key in the message.
    says: &'static str,
}

pub(super) fn idle(errors: &Errors, model: &Model<'_>) {
    refuse(errors, &said::of_container(&model.container), || {
        of_container(model)
    });
    for variant in model.variants() {
        refuse(errors, &said::of_variant(variant), || of_variant(variant));
    }
    for (variant, field) in model.fields() {
        refuse(errors, &said::of_field(field), || {
            of_field(model, variant, field)
        });
    }
}

/// Says the first reason for each of the keys that have one.
fn refuse<const N: usize>(errors: &Errors, said: &[&Ident], reasons: impl Fn() -> [Reason; N]) {
    if said.is_empty() {
        return;
    }
    let reasons = reasons();
    for key in said {
        let is_about = |it: &&Reason| it.applies && it.keys.iter().any(|idle| *key == idle);
        if let Some(Reason { says, .. }) = reasons.iter().find(is_about) {
            errors.at(key.span(), format!("`{key}` {says}"));
        }
    }
}

fn of_container(model: &Model<'_>) -> [Reason; 1] {
    let container = &model.container;
    [Reason {
        applies: container.transparent.is_some(),
        keys: &["omit", "rename_all", "tag"],
        says: "has no effect beside `transparent`: there is no object",
    }]
}

fn of_variant(variant: &Variant<'_>) -> [Reason; 1] {
    [Reason {
        applies: variant.is_skipped(),
        keys: &["rename"],
        says: "has no effect beside `skip`: the variant is never written",
    }]
}

fn of_field(model: &Model<'_>, variant: Option<&Variant<'_>>, field: &Field<'_>) -> [Reason; 5] {
    let shape = match (variant, &model.body) {
        (Some(variant), _) => Some(&variant.shape),
        (None, Body::Struct(shape)) => Some(shape),
        (None, Body::Choice(_) | Body::Enum(_)) => None,
    };
    let is_all = shape.is_some_and(|shape| shape.kind == Kind::Newtype);
    [
        Reason {
            applies: field.is_skipped() && !is_all,
            keys: &[
                "rename", "skip_if", "omit", "with", "order", "flatten", "view",
            ],
            says: "has no effect beside `skip`: the field is never written",
        },
        Reason {
            applies: variant.is_some_and(|variant| variant.with().is_some()),
            keys: &["rename", "skip_if", "omit", "view", "order"],
            says: "has no effect: `with` writes the whole variant",
        },
        Reason {
            applies: model.container.transparent.is_some(),
            keys: &["rename", "omit", "order", "flatten"],
            says: "has no effect beside `transparent`: there is no object",
        },
        Reason {
            applies: is_all,
            keys: &["skip", "skip_if", "view"],
            says: "cannot leave out the only field: it is the whole value",
        },
        Reason {
            applies: field.is_flat(),
            keys: &["rename", "omit"],
            says: "has no effect beside `flatten`: there is no key",
        },
    ]
}
