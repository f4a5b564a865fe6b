//! The bounds that attributes give, and what stands for serde's trait in them.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use syn::{
    Path, PathArguments, PathSegment, PredicateType, TypeParamBound, WherePredicate, parse_quote,
};

use super::{is_written, mentions};
use crate::attr::{Namespace, Predicates, Spanned};
use crate::model::{Field, Model, Variant, With};

/// Whose attribute gives the bounds that a field needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Given {
    Nothing,
    /// It gives what `Serialize` needs. Ours can need more.
    BySerde,
    ByJson,
}

impl Given {
    pub(super) fn of(
        model: &Model<'_>,
        variant: Option<&Variant<'_>>,
        field: Option<&Field<'_>>,
    ) -> Self {
        let bounds = [
            model.container.bound.as_ref(),
            variant.and_then(|variant| variant.options.bound.as_ref()),
            field.and_then(|field| field.options.bound.as_ref()),
        ];
        let is_by = |namespace| {
            bounds
                .iter()
                .flatten()
                .any(|bound| bound.origin == namespace)
        };
        if is_by(Namespace::Json) {
            Self::ByJson
        } else if is_by(Namespace::Serde) {
            Self::BySerde
        } else {
            Self::Nothing
        }
    }
}

/// The bounds that fields, variants and the type give.
pub(crate) fn bounds(
    model: &Model<'_>,
    runtime: &Path,
    context: &TokenStream,
) -> Vec<WherePredicate> {
    let fields = model
        .fields()
        .map(|(_, field)| field.options.bound.as_ref());
    let variants = model.variants().iter();
    let variants = variants.map(|variant| variant.options.bound.as_ref());
    let bounds = fields
        .chain(variants)
        .chain([model.container.bound.as_ref()]);
    let to_json = parse_quote!(#runtime::ToJson<#context>);
    bounds
        .flatten()
        .flat_map(|bound| in_context(model, bound, &to_json, context))
        .collect()
}

/// Gives the context to the traits of a user's bounds, who has no name for it: `T: ToJson` becomes
/// `T: ToJson<C>`, and so does serde's `T: Serialize` where serde's attribute says it.
fn in_context(
    model: &Model<'_>,
    bound: &Spanned<Predicates>,
    to_json: &TypeParamBound,
    context: &TokenStream,
) -> Vec<WherePredicate> {
    let mut predicates = bound.value.0.clone();
    for predicate in &mut predicates {
        let WherePredicate::Type(predicate) = predicate else {
            continue;
        };
        match bound.origin {
            Namespace::Json => predicate
                .bounds
                .iter_mut()
                .for_each(|it| add_context(it, context)),
            Namespace::Serde => add_ours(model, predicate, to_json),
        }
    }
    predicates
}

fn add_context(bound: &mut TypeParamBound, context: &TokenStream) {
    if let Some(PathSegment { ident, arguments }) = last_segment(bound)
        && arguments.is_none()
        && ["ToJson", "ToJsonKey", "ToJsonMembers"]
            .iter()
            .any(|ours| ident == ours)
    {
        *arguments = PathArguments::AngleBracketed(parse_quote!(<#context>));
    }
}

/// Puts our trait where serde's is, which stays for what a function of serde's writes.
fn add_ours(model: &Model<'_>, predicate: &mut PredicateType, to_json: &TypeParamBound) {
    let written = WrittenBy::of(model, predicate);
    let mut bounds = Vec::new();
    for mut bound in std::mem::take(&mut predicate.bounds) {
        let is_serdes = last_segment(&mut bound)
            .is_some_and(|it| it.ident == "Serialize" && it.arguments.is_none());
        if is_serdes && written != WrittenBy::Serde {
            bounds.push(to_json.clone());
        }
        if !is_serdes || written != WrittenBy::Us {
            bounds.push(bound);
        }
    }
    predicate.bounds = bounds.into_iter().collect();
}

/// What writes the values of a type that has a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WrittenBy {
    Us,
    /// A function that `#[serde(with = "…")]` names.
    Serde,
    Both,
}

impl WrittenBy {
    /// Judged by the parameters that are in the type, and in the types of fields.
    fn of(model: &Model<'_>, predicate: &PredicateType) -> Self {
        let params = model.generics.type_params().map(|param| &param.ident);
        let params: BTreeSet<&Ident> = params
            .filter(|param| mentions(&predicate.bounded_ty, &[*param].into()))
            .collect();
        let (mut us, mut serde) = (false, false);
        for (variant, field) in model.fields().filter(is_written) {
            match variant.and_then(Variant::with).or(field.with()) {
                Some(With::Serde(path)) => {
                    serde |= mentions(field.ty, &params) || mentions(path, &params);
                }
                _ => us |= mentions(field.ty, &params),
            }
        }
        match (us, serde) {
            (_, false) => Self::Us,
            (false, true) => Self::Serde,
            (true, true) => Self::Both,
        }
    }
}

fn last_segment(bound: &mut TypeParamBound) -> Option<&mut PathSegment> {
    match bound {
        TypeParamBound::Trait(bound) => bound.path.segments.last_mut(),
        _ => None,
    }
}
