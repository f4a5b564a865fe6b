//! Fields, and what attributes say about them.

use proc_macro2::Span;
use syn::{Attribute, Index, Member, Type};

use super::container::is_deprecated;
use crate::attr::{
    Flag, Function, Namespace, Place, Predicates, Sided, Spanned, Table, Text, Views,
};
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
    pub(crate) flatten: Option<Spanned<Flag>>,
    pub(crate) view: Option<Spanned<Views>>,
    pub(crate) getter: Option<Spanned<Function>>,
    pub(crate) bound: Option<Spanned<Predicates>>,
}

/// A path of the user's that writes a value.
#[derive(Clone, Copy)]
pub(crate) enum With<'a> {
    /// A module or a type with a function `write_json`.
    Json(&'a Function),
    /// A function for a `serde::Serializer`.
    Serde(&'a Function),
}

/// What `#[serde(…)]` says.
#[derive(Default)]
struct Serde {
    rename: Option<Spanned<Sided<Text>>>,
    skip: Option<Spanned<Flag>>,
    skip_serializing: Option<Spanned<Flag>>,
    skip_serializing_if: Option<Spanned<Function>>,
    bound: Option<Spanned<Sided<Predicates>>>,
    flatten: Option<Spanned<Flag>>,
    getter: Option<Spanned<Function>>,
    with: Option<Spanned<Function>>,
    serialize_with: Option<Spanned<Function>>,
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
        let mut name = rename.map_or(name, |rename| Name::fixed(&rename.value.0));
        if let Some(view) = &options.view {
            name.views.clone_from(&view.value.0);
        }
        Self {
            index,
            member,
            ty: &field.ty,
            name,
            options,
            is_deprecated: is_deprecated(&field.attrs),
        }
    }

    /// Whether nothing is said that changes how the field is written, but for its name.
    pub(crate) fn is_plain(&self) -> bool {
        let options = &self.options;
        options.skip.is_none()
            && options.skip_if.is_none()
            && options.omit.is_none()
            && options.with.is_none()
            && options.order.is_none()
            && options.flatten.is_none()
            && options.view.is_none()
            && options.getter.is_none()
            && options.bound.is_none()
    }

    /// The path that takes the place of an impl of `ToJson`.
    pub(crate) fn with(&self) -> Option<With<'_>> {
        self.options.with.as_ref().map(With::of)
    }

    pub(crate) fn is_flat(&self) -> bool {
        self.options.flatten.is_some()
    }

    pub(crate) fn is_skipped(&self) -> bool {
        self.options.skip.is_some()
    }

    /// Whether the type is `PhantomData`, which is no part of a value.
    pub(crate) fn is_phantom(&self) -> bool {
        self.is_called("PhantomData")
    }

    /// Whether this is the name of the type, wherever it is.
    fn is_called(&self, name: &str) -> bool {
        let Type::Path(path) = ungrouped(self.ty) else {
            return false;
        };
        let last = path.path.segments.last();
        last.is_some_and(|segment| segment.ident == name)
    }
}

impl FieldOptions {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        if !Namespace::any_in(attributes) {
            return Self::default();
        }
        let mut json = Self::default();
        let table = Table::new(Namespace::Json, place)
            .value("skip", &mut json.skip)
            .value("skip_if", &mut json.skip_if)
            .value("with", &mut json.with)
            .value("getter", &mut json.getter)
            .value("bound", &mut json.bound);
        let table = match place {
            Place::NamedField => table
                .value("rename", &mut json.rename)
                .choice("omit", &OMIT, &mut json.omit)
                .value("flatten", &mut json.flatten)
                .value("view", &mut json.view)
                .value("order", &mut json.order),
            _ => table,
        };
        table.read(errors, attributes);
        json.or(Serde::read(errors, attributes, place))
    }

    /// Takes from serde what json does not say.
    fn or(self, serde: Serde) -> Self {
        Self {
            rename: self.rename.or(serde.rename.and_then(Spanned::written)),
            skip: self.skip.or(serde.skip).or(serde.skip_serializing),
            skip_if: self.skip_if.or(serde.skip_serializing_if),
            with: self
                .with
                .or(serialize_with(serde.with, serde.serialize_with)),
            flatten: self.flatten.or(serde.flatten),
            getter: self.getter.or(serde.getter),
            bound: self.bound.or(serde.bound.and_then(Spanned::written)),
            ..self
        }
    }
}

impl Serde {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        Table::new(Namespace::Serde, place)
            .sided("rename", &mut it.rename)
            .value("skip", &mut it.skip)
            .value("skip_serializing", &mut it.skip_serializing)
            .value("skip_serializing_if", &mut it.skip_serializing_if)
            .sided("bound", &mut it.bound)
            .value("flatten", &mut it.flatten)
            .value("getter", &mut it.getter)
            .value("with", &mut it.with)
            .value("serialize_with", &mut it.serialize_with)
            .ignored(READING)
            .read(errors, attributes);
        it
    }
}

/// The function that serde calls: `serialize` of the module, unless it is named.
pub(crate) fn serialize_with(
    with: Option<Spanned<Function>>,
    serialize_with: Option<Spanned<Function>>,
) -> Option<Spanned<Function>> {
    serialize_with.or(with.map(|with| with.map(|module| module.inside("serialize"))))
}

impl<'a> With<'a> {
    pub(crate) fn of(with: &'a Spanned<Function>) -> Self {
        match with.origin {
            Namespace::Json => Self::Json(&with.value),
            Namespace::Serde => Self::Serde(&with.value),
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
