//! Which bounds an impl needs.
//!
//! As in serde, type parameters that are used in a field's type get one, and no concrete type does:
//! bounds on the types of fields would send the compiler in circles where types are recursive.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{
    GenericArgument, Generics, Path, PathArguments, PathSegment, PredicateType, ReturnType, Type,
    TypeParamBound, TypePath, WherePredicate, parse_quote,
};

use crate::attr::{Namespace, Predicates, Spanned};
use crate::model::{Field, Model, Variant, ungrouped};

/// The generics of the impl for one context, with its bounds.
pub(crate) fn generics(model: &Model<'_>, runtime: &Path, context: &TokenStream) -> Generics {
    let mut generics = model.generics.clone();
    let mut predicates = explicit(model, runtime, context);
    match &model.container.bound {
        Some(bound) => {
            predicates.extend(in_context(bound, runtime, context));
            if bound.origin == Namespace::Serde {
                // What is a key has to be one here, of which serde asks no more than of others.
                predicates.extend(Used::of(model).key_bounds(runtime, context));
            }
        }
        None => predicates.extend(inferred(model, runtime, context)),
    }
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// The bounds that fields and variants give.
fn explicit(model: &Model<'_>, runtime: &Path, context: &TokenStream) -> Vec<WherePredicate> {
    let fields = model
        .fields()
        .map(|(_, field)| field.options.bound.as_ref());
    let variants = model.variants().iter();
    let variants = variants.map(|variant| variant.options.bound.as_ref());
    let bounds = fields.chain(variants).flatten();
    bounds
        .flat_map(|bound| in_context(bound, runtime, context))
        .collect()
}

fn inferred(model: &Model<'_>, runtime: &Path, context: &TokenStream) -> Vec<WherePredicate> {
    let used = Used::of(model);
    let params = used.params.iter();
    let params = params.map(|param| parse_quote!(#param: #runtime::ToJson<#context>));
    let whole = used.whole.iter();
    let whole = whole.map(|ty| parse_quote!(#ty: #runtime::ToJson<#context>));
    let keys = used.key_bounds(runtime, context);
    params.chain(keys).chain(whole).collect()
}

fn needs_bound(variant: Option<&Variant<'_>>, field: &Field<'_>) -> bool {
    let is_bound = |variant: &Variant<'_>| !variant.is_skipped() && variant.options.bound.is_none();
    variant.is_none_or(is_bound)
        && !field.is_skipped()
        && field.with().is_none()
        && variant.is_none_or(|variant| variant.with().is_none())
        && field.options.bound.is_none()
}

/// Gives the context to the traits of a user's bounds, who has no name for it: `T: ToJson` becomes
/// `T: ToJson<C>`, and so does serde's `T: Serialize` where serde's attribute says it.
fn in_context(
    bound: &Spanned<Predicates>,
    runtime: &Path,
    context: &TokenStream,
) -> Vec<WherePredicate> {
    let mut predicates = bound.value.0.clone();
    for predicate in &mut predicates {
        if let WherePredicate::Type(PredicateType { bounds, .. }) = predicate {
            for it in bounds {
                if let TypeParamBound::Trait(it) = it {
                    path_in_context(&mut it.path, bound.origin, runtime, context);
                }
            }
        }
    }
    predicates
}

fn path_in_context(path: &mut Path, origin: Namespace, runtime: &Path, context: &TokenStream) {
    let Some(PathSegment { ident, arguments }) = path.segments.last_mut() else {
        return;
    };
    if !arguments.is_none() {
        return;
    }
    if ident == "Serialize" && origin == Namespace::Serde {
        *path = parse_quote!(#runtime::ToJson<#context>);
    } else if ident == "ToJson" || ident == "ToJsonKey" || ident == "ToJsonMembers" {
        *arguments = PathArguments::AngleBracketed(parse_quote!(<#context>));
    }
}

/// The type parameters that a walk through the types of fields has met.
struct Used<'a> {
    all: BTreeSet<&'a Ident>,
    params: BTreeSet<&'a Ident>,
    /// The types of the keys of maps, where one of the parameters is in them.
    keys: Vec<&'a Type>,
    /// Types that need a bound as a whole: those such as `T::Item`, and what may be a map.
    whole: Vec<&'a TypePath>,
}

impl<'a> Used<'a> {
    fn of(model: &'a Model<'_>) -> Self {
        let params = model.generics.type_params();
        let mut used = Self {
            all: params.map(|param| &param.ident).collect(),
            params: BTreeSet::new(),
            keys: Vec::new(),
            whole: Vec::new(),
        };
        for (variant, field) in model.fields() {
            if needs_bound(variant, field) {
                used.field(field.ty);
            }
        }
        used
    }

    fn key_bounds(
        &self,
        runtime: &Path,
        context: &TokenStream,
    ) -> impl Iterator<Item = WherePredicate> {
        let keys = self.keys.iter();
        keys.map(move |key| parse_quote!(#key: #runtime::ToJsonKey<#context>))
    }

    fn field(&mut self, ty: &'a Type) {
        if let Type::Path(path) = ungrouped(ty) {
            let segments = &path.path.segments;
            let first = segments.first().map(|segment| &segment.ident);
            if segments.len() > 1 && first.is_some_and(|first| self.all.contains(first)) {
                self.whole.push(path);
            }
        }
        self.ty(ty);
    }

    fn ty(&mut self, ty: &'a Type) {
        match ty {
            Type::Array(ty) => self.ty(&ty.elem),
            Type::Group(ty) => self.ty(&ty.elem),
            Type::Paren(ty) => self.ty(&ty.elem),
            Type::Ptr(ty) => self.ty(&ty.elem),
            Type::Reference(ty) => self.ty(&ty.elem),
            Type::Slice(ty) => self.ty(&ty.elem),
            Type::Tuple(ty) => ty.elems.iter().for_each(|ty| self.ty(ty)),
            Type::FnPtr(ty) => {
                ty.inputs.iter().for_each(|input| self.ty(&input.ty));
                self.output(&ty.output);
            }
            Type::ImplTrait(ty) => ty.bounds.iter().for_each(|it| self.bound(it)),
            Type::TraitObject(ty) => ty.bounds.iter().for_each(|it| self.bound(it)),
            Type::Path(ty) => {
                if let Some(qself) = &ty.qself {
                    self.ty(&qself.ty);
                }
                self.path(&ty.path);
            }
            _ => {}
        }
    }

    fn path(&mut self, path: &'a Path) {
        // It is written whether or not its parameter is.
        if path
            .segments
            .last()
            .is_some_and(|it| it.ident == "PhantomData")
        {
            return;
        }
        if let Some(ident) = path.get_ident()
            && let Some(param) = self.all.get(ident)
        {
            self.params.insert(param);
        }
        if let Some((key, value)) = entry(path) {
            if mentions(key, &self.all) {
                self.keys.push(key);
            }
            self.ty(value);
            return;
        }
        for segment in &path.segments {
            self.arguments(&segment.arguments);
        }
    }

    fn arguments(&mut self, arguments: &'a PathArguments) {
        match arguments {
            PathArguments::None => {}
            PathArguments::AngleBracketed(arguments) => {
                for argument in &arguments.args {
                    match argument {
                        GenericArgument::Type(ty) => self.ty(ty),
                        GenericArgument::AssocType(argument) => self.ty(&argument.ty),
                        _ => {}
                    }
                }
            }
            PathArguments::Parenthesized(arguments) => {
                arguments.inputs.iter().for_each(|input| self.ty(&input.ty));
                self.output(&arguments.output);
            }
        }
    }

    fn output(&mut self, output: &'a ReturnType) {
        if let ReturnType::Type(_, ty) = output {
            self.ty(ty);
        }
    }

    fn bound(&mut self, bound: &'a TypeParamBound) {
        if let TypeParamBound::Trait(bound) = bound {
            self.path(&bound.path);
        }
    }
}

/// Whether one of these names is in the type.
pub(crate) fn mentions(ty: &Type, names: &BTreeSet<&Ident>) -> bool {
    !names.is_empty() && is_in(ty.to_token_stream(), names)
}

pub(crate) fn is_in(tokens: TokenStream, names: &BTreeSet<&Ident>) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => is_in(group.stream(), names),
        TokenTree::Ident(ident) => names.contains(&ident),
        _ => false,
    })
}

/// The types of a map's keys and values. A map is told by its name, as `PhantomData` is.
fn entry(path: &Path) -> Option<(&Type, &Type)> {
    const MAPS: &[&str] = &[
        "HashMap",
        "BTreeMap",
        "IndexMap",
        "AHashMap",
        "FxHashMap",
        "FxIndexMap",
        "FnvHashMap",
        "LinkedHashMap",
    ];
    let last = path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    let is_map = MAPS.iter().any(|map| last.ident == map);
    let entry = types.next().zip(types.next());
    entry.filter(|_| is_map)
}

/// The bound that gives a type an impl where the type that it is written as has it.
///
/// The lifetime keeps the compiler from checking at once whether it has, which it does where no
/// parameter is involved.
pub(crate) fn if_it_is(
    ty: &Type,
    lifetime: &syn::Lifetime,
    implemented: &TokenStream,
) -> WherePredicate {
    parse_quote!(for<#lifetime> #ty: #implemented)
}
