//! Variants, and what attributes say about them.

use proc_macro2::Ident;
use syn::{Attribute, Expr, Fields};

use super::container::{Container, is_deprecated};
use super::field::serialize_with;
use super::{Field, Kind, Shape, With};
use crate::attr::{Flag, Function, Namespace, Place, Predicates, Sided, Spanned, Table, Text};
use crate::choice::{NAMING, Setting};
use crate::errors::Errors;
use crate::rename::{Name, RenameAll, SerdeRule};

pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) name: Name,
    pub(crate) shape: Shape<'a>,
    /// What stands behind the `=`.
    pub(crate) discriminant: Option<&'a Expr>,
    pub(crate) options: VariantOptions,
    pub(crate) is_deprecated: bool,
    is_plain: bool,
}

/// What `#[json(…)]` says about a variant, or else `#[serde(…)]`.
#[derive(Default)]
pub(crate) struct VariantOptions {
    pub(crate) rename: Option<Spanned<Text>>,
    pub(crate) rename_all: Option<Spanned<RenameAll>>,
    pub(crate) skip: Option<Spanned<Flag>>,
    pub(crate) untagged: Option<Spanned<Flag>>,
    pub(crate) with: Option<Spanned<Function>>,
    pub(crate) bound: Option<Spanned<Predicates>>,
}

/// What `#[json(…)]` says.
#[derive(Default)]
struct Json {
    rename: Option<Spanned<Text>>,
    rename_all: Option<Spanned<Setting>>,
    skip: Option<Spanned<Flag>>,
    untagged: Option<Spanned<Flag>>,
    with: Option<Spanned<Function>>,
}

/// What `#[serde(…)]` says.
#[derive(Default)]
struct Serde {
    rename: Option<Spanned<Sided<Text>>>,
    rename_all: Option<Spanned<Sided<SerdeRule>>>,
    skip: Option<Spanned<Flag>>,
    skip_serializing: Option<Spanned<Flag>>,
    untagged: Option<Spanned<Flag>>,
    with: Option<Spanned<Function>>,
    serialize_with: Option<Spanned<Function>>,
    bound: Option<Spanned<Sided<Predicates>>>,
}

impl<'a> Variant<'a> {
    pub(crate) fn from_syn(
        errors: &Errors,
        variant: &'a syn::Variant,
        container: &Container,
    ) -> Self {
        let options = VariantOptions::read(errors, &variant.attrs);
        let name = match &options.rename {
            Some(rename) => Name::fixed(&rename.value.0),
            None => Name::of_variant(&variant.ident, rule(container.rename_all.as_ref())),
        };
        let rename_all = options.rename_all.as_ref();
        let rename_all = rename_all.or(container.rename_all_fields.as_ref());
        let mut shape = Shape::from_syn(errors, &variant.fields, rule(rename_all));
        // As serde does: a newtype that is not written leaves the name of the variant.
        if shape.kind == Kind::Newtype && shape.fields.iter().all(Field::is_skipped) {
            shape.kind = Kind::Unit;
        }
        Self {
            ident: &variant.ident,
            name,
            shape,
            discriminant: variant.discriminant.as_ref().map(|(_, value)| value),
            options,
            is_deprecated: is_deprecated(&variant.attrs),
            is_plain: matches!(variant.fields, Fields::Unit),
        }
    }

    /// Whether it is declared without any fields.
    pub(crate) fn is_plain(&self) -> bool {
        self.is_plain
    }

    pub(crate) fn is_skipped(&self) -> bool {
        self.options.skip.is_some()
    }

    pub(crate) fn is_untagged(&self) -> bool {
        self.options.untagged.is_some()
    }

    /// The path that writes the data.
    pub(crate) fn with(&self) -> Option<With<'_>> {
        self.options.with.as_ref().map(With::of)
    }
}

fn rule(rename_all: Option<&Spanned<RenameAll>>) -> Option<RenameAll> {
    rename_all.map(|rule| rule.value)
}

impl VariantOptions {
    fn read(errors: &Errors, attributes: &[Attribute]) -> Self {
        let json = Json::read(errors, attributes);
        let serde = Serde::read(errors, attributes);
        Self {
            rename: json.rename.or(serde.rename.and_then(Spanned::written)),
            rename_all: RenameAll::resolve(json.rename_all, serde.rename_all),
            skip: json.skip.or(serde.skip).or(serde.skip_serializing),
            untagged: json.untagged.or(serde.untagged),
            with: json
                .with
                .or(serialize_with(serde.with, serde.serialize_with)),
            bound: serde.bound.and_then(Spanned::written),
        }
    }
}

impl Json {
    fn read(errors: &Errors, attributes: &[Attribute]) -> Self {
        let mut it = Self::default();
        Table::new(Namespace::Json, Place::Variant)
            .value("rename", &mut it.rename)
            .choice("rename_all", &NAMING, &mut it.rename_all)
            .value("skip", &mut it.skip)
            .value("untagged", &mut it.untagged)
            .value("with", &mut it.with)
            .read(errors, attributes);
        it
    }
}

impl Serde {
    fn read(errors: &Errors, attributes: &[Attribute]) -> Self {
        let mut it = Self::default();
        Table::new(Namespace::Serde, Place::Variant)
            .sided("rename", &mut it.rename)
            .sided("rename_all", &mut it.rename_all)
            .value("skip", &mut it.skip)
            .value("skip_serializing", &mut it.skip_serializing)
            .sided("bound", &mut it.bound)
            .value("untagged", &mut it.untagged)
            .value("with", &mut it.with)
            .value("serialize_with", &mut it.serialize_with)
            .ignored(READING)
            .read(errors, attributes);
        it
    }
}

/// Keys of serde that do not change what is written.
const READING: &[&str] = &[
    "alias",
    "borrow",
    "deserialize_with",
    "other",
    "skip_deserializing",
];
