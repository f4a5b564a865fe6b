//! What a type is, as far as writing it goes.

mod container;
mod context;
mod field;
mod variant;

use syn::{Data, DataStruct, DeriveInput, Fields, Generics, Ident, Visibility};

pub(crate) use container::{Container, Tagging};
pub(crate) use context::{Context, Indent, MaxDepth};
pub(crate) use field::{Field, With, ungrouped};
pub(crate) use variant::Variant;

use crate::attr::Place;
use crate::errors::Errors;
use crate::rename::RenameAll;

/// The validated input of expansion.
pub(crate) struct Model<'a> {
    pub(crate) vis: &'a Visibility,
    pub(crate) ident: &'a Ident,
    pub(crate) generics: &'a Generics,
    pub(crate) container: Container,
    pub(crate) body: Body<'a>,
    is_deprecated: bool,
}

pub(crate) enum Body<'a> {
    Struct(Shape<'a>),
    /// An enum without data.
    Choice(Vec<Variant<'a>>),
    Enum(Vec<Variant<'a>>),
}

/// The fields of a struct or of a variant.
pub(crate) struct Shape<'a> {
    pub(crate) kind: Kind,
    /// All of them, those that are skipped too.
    pub(crate) fields: Vec<Field<'a>>,
}

/// What JSON the fields become.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `null`, or the name of the variant.
    Unit,
    /// What the only field becomes.
    Newtype,
    /// An array.
    Tuple,
    /// An object.
    Named,
}

impl<'a> Model<'a> {
    pub(crate) fn from_syn(
        errors: &Errors,
        input: &'a DeriveInput,
        container: Container,
    ) -> Option<Self> {
        let body = match &input.data {
            Data::Struct(data) => Body::Struct(struct_shape(errors, data, &container)),
            Data::Enum(data) => {
                let variants = data.variants.iter();
                let variants = variants.map(|it| Variant::from_syn(errors, it, &container));
                Body::of_enum(variants.collect(), &container)
            }
            Data::Union(data) => {
                let message = "a union cannot be written: nothing says which of its fields is \
                               valid; write the impl of `ToJson` by hand";
                errors.at(data.union_token.span, message);
                return None;
            }
        };
        Some(Self {
            vis: &input.vis,
            ident: &input.ident,
            generics: &input.generics,
            container,
            body,
            is_deprecated: container::is_deprecated(&input.attrs),
        })
    }

    /// The fields of the struct or of all variants, each with its variant.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (Option<&Variant<'a>>, &Field<'a>)> {
        let (shape, variants): (_, &[_]) = match &self.body {
            Body::Struct(shape) => (Some(shape), &[]),
            Body::Choice(variants) | Body::Enum(variants) => (None, variants),
        };
        let own = shape.into_iter().flat_map(|shape| &shape.fields);
        let inner = variants.iter().flat_map(|variant| {
            let fields = variant.shape.fields.iter();
            fields.map(move |field| (Some(variant), field))
        });
        own.map(|field| (None, field)).chain(inner)
    }

    /// Whether generated code mentions something that warns when it is mentioned.
    pub(crate) fn is_deprecated(&self) -> bool {
        self.is_deprecated
            || self.fields().any(|(_, field)| field.is_deprecated)
            || self.variants().iter().any(|variant| variant.is_deprecated)
    }

    /// The variants of an enum.
    pub(crate) fn variants(&self) -> &[Variant<'a>] {
        match &self.body {
            Body::Struct(_) => &[],
            Body::Choice(variants) | Body::Enum(variants) => variants,
        }
    }
}

impl<'a> Body<'a> {
    fn of_enum(variants: Vec<Variant<'a>>, container: &Container) -> Self {
        let is_text = |variant: &Variant<'_>| {
            variant.is_plain() && !variant.is_untagged() && variant.with().is_none()
        };
        if matches!(container.tagging(), Tagging::External) && variants.iter().all(is_text) {
            return Self::Choice(variants);
        }
        Self::Enum(variants)
    }
}

impl<'a> Shape<'a> {
    pub(crate) fn from_syn(errors: &Errors, fields: &'a Fields, rule: Option<RenameAll>) -> Self {
        let (kind, place) = match fields {
            Fields::Unit => (Kind::Unit, Place::TupleField),
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                (Kind::Newtype, Place::TupleField)
            }
            Fields::Unnamed(_) => (Kind::Tuple, Place::TupleField),
            Fields::Named(_) => (Kind::Named, Place::NamedField),
        };
        let fields = fields.iter().enumerate();
        let fields = fields.map(|(index, it)| Field::from_syn(errors, it, index, place, rule));
        Self {
            kind,
            fields: fields.collect(),
        }
    }

    /// The fields that are written, in their order. The field of a newtype always is.
    pub(crate) fn written(&self) -> Vec<&Field<'a>> {
        let is_written = |field: &&Field<'_>| self.kind == Kind::Newtype || !field.is_skipped();
        let mut written: Vec<_> = self.fields.iter().filter(is_written).collect();
        written.sort_by_key(|field| field.options.order.as_ref().map_or(0, |it| it.value));
        written
    }
}

fn struct_shape<'a>(errors: &Errors, data: &'a DataStruct, container: &Container) -> Shape<'a> {
    let rule = container.rename_all.as_ref().map(|rule| rule.value);
    let mut shape = Shape::from_syn(errors, &data.fields, rule);
    if let Some(transparent) = &container.transparent {
        shape
            .fields
            .retain(|field| !field.is_skipped() && !field.is_phantom());
        if shape.kind == Kind::Unit || shape.fields.len() != 1 {
            let message = "`transparent` needs a struct with exactly one field that is written";
            let message = match shape.fields.len() {
                0 | 1 => message.to_owned(),
                _ => format!("{message}: mark the others with `skip`"),
            };
            errors.at(transparent.span(), message);
        }
        shape.kind = Kind::Newtype;
    }
    shape
}
