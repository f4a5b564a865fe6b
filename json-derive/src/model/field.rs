//! Fields, and what attributes say about them.

use proc_macro2::{Ident, Span};
use syn::{Attribute, Index, Member, Path, Type};

use super::container::is_deprecated;
use crate::attr::{Flag, Function, Namespace, Place, Predicates, Sided, Spanned, Table, Text};
use crate::choice::{OMIT, Setting};
use crate::errors::Errors;
use crate::rename::{Name, RenameAll};

pub(crate) struct Field<'a> {
    /// Which one it is in its struct or variant.
    pub(crate) index: usize,
    pub(crate) member: Member,
    pub(crate) ty: &'a Type,
    /// What it is called as a member of an object.
    pub(crate) name: Name,
    pub(crate) options: FieldOptions,
    pub(crate) is_deprecated: bool,
}

/// What `#[json(…)]` says about a field, or else `#[serde(…)]`.
#[derive(Default)]
pub(crate) struct FieldOptions {
    pub(crate) rename: Option<Spanned<Text>>,
    pub(crate) skip: Option<Spanned<Flag>>,
    pub(crate) skip_if: Option<Spanned<Function>>,
    pub(crate) omit: Option<Spanned<Setting>>,
    pub(crate) with: Option<Spanned<Function>>,
    pub(crate) order: Option<Spanned<i32>>,
    pub(crate) bound: Option<Spanned<Predicates>>,
}

/// What `#[serde(…)]` says.
#[derive(Default)]
struct Serde {
    rename: Option<Spanned<Sided<Text>>>,
    skip: Option<Spanned<Flag>>,
    skip_serializing: Option<Spanned<Flag>>,
    skip_serializing_if: Option<Spanned<Function>>,
    bound: Option<Spanned<Sided<Predicates>>>,
    flatten: Option<Ident>,
    getter: Option<Ident>,
    with: Option<Ident>,
    serialize_with: Option<Ident>,
}

impl<'a> Field<'a> {
    pub(crate) fn from_syn(
        errors: &Errors,
        field: &'a syn::Field,
        index: usize,
        place: Place,
        rule: Option<RenameAll>,
    ) -> Self {
        let options = FieldOptions::read(errors, &field.attrs, place);
        let (member, name) = match &field.ident {
            Some(ident) => (Member::Named(ident.clone()), Name::of_field(ident, rule)),
            None => (Member::Unnamed(at(index)), Name::fixed("")),
        };
        let rename = options.rename.as_ref();
        Self {
            index,
            member,
            ty: &field.ty,
            name: rename.map_or(name, |rename| Name::fixed(&rename.value.0)),
            options,
            is_deprecated: is_deprecated(&field.attrs),
        }
    }

    /// The path that takes the place of an impl of `ToJson`.
    pub(crate) fn with(&self) -> Option<&Path> {
        self.options.with.as_ref().map(|with| &with.value.0)
    }

    pub(crate) fn is_skipped(&self) -> bool {
        self.options.skip.is_some()
    }

    /// Whether the type is `PhantomData`, which is no part of a value.
    pub(crate) fn is_phantom(&self) -> bool {
        let Type::Path(path) = ungrouped(self.ty) else {
            return false;
        };
        let last = path.path.segments.last();
        last.is_some_and(|segment| segment.ident == "PhantomData")
    }
}

impl FieldOptions {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut json = Self::default();
        let table = Table::new(Namespace::Json, place)
            .value("skip", &mut json.skip)
            .value("skip_if", &mut json.skip_if)
            .value("with", &mut json.with)
            .value("bound", &mut json.bound)
            .unsupported(UNSUPPORTED_JSON);
        let table = match place {
            Place::NamedField => table
                .value("rename", &mut json.rename)
                .choice("omit", &OMIT, &mut json.omit)
                .value("order", &mut json.order),
            _ => table,
        };
        table.read(errors, attributes);
        json.or(errors, Serde::read(errors, attributes, place))
    }

    /// Takes from serde what json does not say.
    fn or(self, errors: &Errors, serde: Serde) -> Self {
        if self.skip.is_none() && serde.skip.is_none() && serde.skip_serializing.is_none() {
            serde.report_unsupported(errors, self.with.is_some());
        }
        Self {
            rename: self.rename.or(serde.rename.and_then(Spanned::written)),
            skip: self.skip.or(serde.skip).or(serde.skip_serializing),
            skip_if: self.skip_if.or(serde.skip_serializing_if),
            bound: self.bound.or(serde.bound.and_then(Spanned::written)),
            ..self
        }
    }
}

impl Serde {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        Table::new(Namespace::Serde, place)
            .value("rename", &mut it.rename)
            .value("skip", &mut it.skip)
            .value("skip_serializing", &mut it.skip_serializing)
            .value("skip_serializing_if", &mut it.skip_serializing_if)
            .value("bound", &mut it.bound)
            .noted("flatten", &mut it.flatten)
            .noted("getter", &mut it.getter)
            .noted("with", &mut it.with)
            .noted("serialize_with", &mut it.serialize_with)
            .ignored(READING)
            .read(errors, attributes);
        it
    }

    /// Says what cannot be honoured. A path of json's takes the place of one of serde's.
    fn report_unsupported(&self, errors: &Errors, has_path: bool) {
        let paths = [&self.with, &self.serialize_with];
        let paths = paths.map(|key| (key.as_ref().filter(|_| !has_path), WITH));
        let others = [
            (self.flatten.as_ref(), FLATTEN.1),
            (self.getter.as_ref(), GETTER.1),
        ];
        for (key, instead) in paths.into_iter().chain(others) {
            if let Some(key) = key {
                let message = format!("`#[serde({key})]` is not supported yet; {instead}");
                errors.at(key.span(), message);
            }
        }
    }
}

/// Keys of serde that do not change what is written.
const READING: &[&str] = &[
    "alias",
    "borrow",
    "default",
    "deserialize_with",
    "skip_deserializing",
];

const FLATTEN: (&str, &str) = (
    "flatten",
    "list the members in this type, or write the impl of `ToJson` by hand",
);
const GETTER: (&str, &str) = ("getter", "write the impl of `ToJson` by hand");

const WITH: &str =
    "add `#[json(with = \"module\")]`, which calls `module::write_json(&value, writer)`";

const UNSUPPORTED_JSON: &[(&str, &str)] = &[
    FLATTEN,
    GETTER,
    ("view", "remove it, or give each view a type of its own"),
];

fn at(index: usize) -> Index {
    Index {
        // No type has more fields than fit.
        index: u32::try_from(index).unwrap_or(u32::MAX),
        span: Span::call_site(),
    }
}

/// The type without the invisible delimiters of `macro_rules!`.
pub(crate) fn ungrouped(mut ty: &Type) -> &Type {
    while let Type::Group(group) = ty {
        ty = &group.elem;
    }
    ty
}
