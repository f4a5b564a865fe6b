//! Options of `#[json(…)]` that would be passed over: whoever writes one expects it to do something.

use proc_macro2::Ident;

use super::said;
use crate::errors::Errors;
use crate::model::{Body, Field, Kind, Model, Shape, Tagging, Variant};

/// Why keys have no effect where they are given.
struct Reason {
    applies: bool,
    keys: &'static [&'static str],
    /// What follows the key in the message.
    says: &'static str,
}

/// What says how an object, an array or a name is written.
const OF_TYPES: &[&str] = &[
    "transparent",
    "rename",
    "tag",
    "content",
    "untagged",
    "rename_all",
    "rename_all_fields",
    "omit",
    "enums",
];

/// What says how and when a field is written.
const OF_WRITTEN: &[&str] = &[
    "rename", "skip_if", "omit", "with", "order", "flatten", "view", "getter",
];

pub(super) fn idle(errors: &Errors, model: &Model<'_>) {
    refuse(errors, &said::of_container(&model.container), || {
        of_container(model)
    });
    for variant in model.variants() {
        refuse(errors, &said::of_variant(variant), || {
            of_variant(model, variant)
        });
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

fn of_container(model: &Model<'_>) -> [Reason; 7] {
    let (container, variants) = (&model.container, model.variants());
    let is_enum = !variants.is_empty();
    let enums = container.enums.as_ref();
    let is_number = enums.is_some_and(|enums| enums.value.is("Number"));
    let is_object = has_fields(&model.body);
    [
        beside_into(model, OF_TYPES),
        Reason {
            applies: is_enum || container.tag.is_none(),
            keys: &["rename"],
            says: "has no effect: the name of a type is written nowhere but beside the `tag` of a struct",
        },
        Reason {
            applies: container.transparent.is_some(),
            keys: &["omit", "rename_all"],
            says: "has no effect beside `transparent`: there is no object",
        },
        Reason {
            applies: !is_enum && !is_object,
            keys: &["omit", "rename_all"],
            says: "has no effect: the struct has no fields with names",
        },
        Reason {
            applies: is_enum && !is_object,
            keys: &["omit", "rename_all_fields"],
            says: "has no effect: no variant that is written has fields with names",
        },
        Reason {
            applies: is_enum && variants.iter().all(|it| is_nameless(model, it)),
            keys: &["tag", "content", "rename_all"],
            says: "has no effect: no variant writes its name",
        },
        Reason {
            applies: matches!(model.body, Body::Enum(_)) && is_number,
            keys: &["enums"],
            says: "has no effect: only an enum without data and tags can be written as a number",
        },
    ]
}

fn of_variant(model: &Model<'_>, variant: &Variant<'_>) -> [Reason; 4] {
    [
        beside_into(model, &["rename", "rename_all", "skip", "untagged", "with"]),
        Reason {
            applies: variant.is_skipped(),
            keys: &["rename", "rename_all", "untagged", "with"],
            says: "has no effect beside `skip`: the variant is never written",
        },
        Reason {
            applies: is_nameless(model, variant),
            keys: &["rename"],
            says: "has no effect beside `untagged`: the variant does not write its name",
        },
        Reason {
            applies: !writes_fields(variant),
            keys: &["rename_all"],
            says: "has no effect: the variant writes no fields with names; its own name is changed by `rename`",
        },
    ]
}

fn of_field(model: &Model<'_>, variant: Option<&Variant<'_>>, field: &Field<'_>) -> [Reason; 7] {
    let is_all = shape_around(model, variant).is_some_and(|it| it.kind == Kind::Newtype);
    [
        beside_into(model, &["skip"]),
        beside_into(model, OF_WRITTEN),
        Reason {
            applies: field.is_skipped() && !is_all,
            keys: OF_WRITTEN,
            says: "has no effect beside `skip`: the field is never written",
        },
        inside(variant),
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

/// What is given or left out as a whole has no fields one by one.
fn inside(variant: Option<&Variant<'_>>) -> Reason {
    let is_skipped = variant.is_some_and(Variant::is_skipped);
    Reason {
        applies: is_skipped || variant.is_some_and(|variant| variant.with().is_some()),
        keys: OF_WRITTEN,
        says: if is_skipped {
            "has no effect: the variant is never written"
        } else {
            "has no effect: the variant's `with` writes all of it"
        },
    }
}

/// A view that is passed over would be a leak.
fn beside_into(model: &Model<'_>, keys: &'static [&'static str]) -> Reason {
    Reason {
        applies: model.container.into.is_some(),
        keys,
        says: "has no effect beside `into`: what the value is turned into is written as its own type says",
    }
}

fn shape_around<'m>(
    model: &'m Model<'_>,
    variant: Option<&'m Variant<'_>>,
) -> Option<&'m Shape<'m>> {
    match (variant, &model.body) {
        (Some(variant), _) => Some(&variant.shape),
        (None, Body::Struct(shape)) => Some(shape),
        (None, Body::Choice(_) | Body::Enum(_)) => None,
    }
}

/// Whether members are written that are called as fields of the type.
fn has_fields(body: &Body<'_>) -> bool {
    match body {
        Body::Struct(shape) => shape.kind == Kind::Named,
        // One without variants may be waiting for them.
        Body::Choice(variants) | Body::Enum(variants) => {
            variants.is_empty() || variants.iter().any(writes_fields)
        }
    }
}

/// The same of a variant.
fn writes_fields(variant: &Variant<'_>) -> bool {
    variant.shape.kind == Kind::Named && variant.with().is_none() && !variant.is_skipped()
}

/// Whether a variant is written without its name, or not at all.
fn is_nameless(model: &Model<'_>, variant: &Variant<'_>) -> bool {
    let is_untagged = matches!(model.container.tagging(), Tagging::Untagged);
    is_untagged || variant.is_untagged() || variant.is_skipped()
}
