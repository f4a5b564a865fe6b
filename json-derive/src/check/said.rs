//! What `#[json(…)]` says in one place. Of what serde's attributes say, all is accepted that serde accepts.

use proc_macro2::Ident;

use crate::attr::{Namespace, Spanned};
use crate::model::{Container, Field, Variant};

/// The key, if `#[json(…)]` gave it.
fn by_json<T>(value: Option<&Spanned<T>>) -> Option<&Ident> {
    let value = value.filter(|value| value.origin == Namespace::Json);
    value.map(|value| &value.key)
}

/// The keys that say how a type is written.
pub(super) fn of_container(container: &Container) -> Vec<&Ident> {
    given([
        by_json(container.transparent.as_ref()),
        by_json(container.rename.as_ref()),
        by_json(container.tag.as_ref()),
        by_json(container.content.as_ref()),
        by_json(container.untagged.as_ref()),
        by_json(container.rename_all.as_ref()),
        by_json(container.rename_all_fields.as_ref()),
        by_json(container.omit.as_ref()),
        by_json(container.enums.as_ref()),
    ])
}

/// The keys that say how a variant is written.
pub(super) fn of_variant<'m>(variant: &'m Variant<'_>) -> Vec<&'m Ident> {
    let options = &variant.options;
    given([
        by_json(options.rename.as_ref()),
        by_json(options.rename_all.as_ref()),
        by_json(options.skip.as_ref()),
        by_json(options.untagged.as_ref()),
        by_json(options.with.as_ref()),
    ])
}

/// The keys that say how a field is written.
pub(super) fn of_field<'m>(field: &'m Field<'_>) -> Vec<&'m Ident> {
    let options = &field.options;
    given([
        by_json(options.rename.as_ref()),
        by_json(options.skip.as_ref()),
        by_json(options.skip_if.as_ref()),
        by_json(options.omit.as_ref()),
        by_json(options.with.as_ref()),
        by_json(options.order.as_ref()),
        by_json(options.flatten.as_ref()),
        by_json(options.view.as_ref()),
        by_json(options.getter.as_ref()),
    ])
}

fn given<const N: usize>(keys: [Option<&Ident>; N]) -> Vec<&Ident> {
    keys.into_iter().flatten().collect()
}
