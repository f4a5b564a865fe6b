//! Which bounds an impl needs.
//!
//! As in serde, type parameters that are used in a field's type get one, and no concrete type does:
//! bounds on the types of fields would send the compiler in circles where types are recursive.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{
    GenericArgument, Generics, Path, PathArguments, PathSegment, PredicateType, ReturnType, Type,
    TypeParamBound, TypePath, WherePredicate, parse_quote,
};

use crate::attr::{Namespace, Predicates, Spanned};
use crate::model::{Field, Kind, Model, Tagging, Variant, ungrouped};

/// The generics of the impl for one context, with its bounds.
pub(crate) fn generics(model: &Model<'_>, runtime: &Path, context: &TokenStream) -> Generics {
    let mut generics = model.generics.clone();
    let mut predicates = explicit(model, runtime, context);
    match &model.container.bound {
        Some(bound) => predicates.extend(in_context(bound, runtime, context)),
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
    let mut used = Used::new(model.generics);
    for (variant, field) in model.fields() {
        if needs_bound(variant, field) {
            used.field(field.ty, joins_the_object(model, variant, field));
        }
    }
    let params = model.generics.type_params().map(|param| &param.ident);
    let params = params.flat_map(|param| {
        let roles = [
            (&used.params, quote!(ToJson)),
            (&used.keys, quote!(ToJsonKey)),
            (&used.flat, quote!(ToJsonMembers)),
        ];
        let roles = roles.into_iter().filter(|(role, _)| role.contains(param));
        roles.map(move |(_, name)| parse_quote!(#param: #runtime::#name<#context>))
    });
    let projections = used.projections.iter();
    let projections = projections.map(|ty| parse_quote!(#ty: #runtime::ToJson<#context>));
    params.chain(projections).collect()
}

fn needs_bound(variant: Option<&Variant<'_>>, field: &Field<'_>) -> bool {
    let is_bound = |variant: &Variant<'_>| !variant.is_skipped() && variant.options.bound.is_none();
    variant.is_none_or(is_bound)
        && !field.is_skipped()
        && field.with().is_none()
        && variant.is_none_or(|variant| variant.with().is_none())
        && field.options.bound.is_none()
}

/// Whether the members of the field's value go into an object that is open.
fn joins_the_object(model: &Model<'_>, variant: Option<&Variant<'_>>, field: &Field<'_>) -> bool {
    let is_internal = matches!(model.container.tagging(), Tagging::Internal { .. });
    let is_newtype = |variant: &Variant<'_>| {
        variant.shape.kind == Kind::Newtype && !variant.is_untagged() && is_internal
    };
    field.is_flat() || variant.is_some_and(is_newtype)
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
    /// Those of the keys of maps.
    keys: BTreeSet<&'a Ident>,
    /// Those whose values have members that are written.
    flat: BTreeSet<&'a Ident>,
    /// Fields of a type such as `T::Item`.
    projections: Vec<&'a TypePath>,
}

impl<'a> Used<'a> {
    fn new(generics: &'a Generics) -> Self {
        Self {
            all: generics.type_params().map(|param| &param.ident).collect(),
            params: BTreeSet::new(),
            keys: BTreeSet::new(),
            flat: BTreeSet::new(),
            projections: Vec::new(),
        }
    }

    fn field(&mut self, ty: &'a Type, is_flat: bool) {
        if let Type::Path(path) = ungrouped(ty) {
            let segments = &path.path.segments;
            let first = segments.first().map(|segment| &segment.ident);
            if segments.len() > 1 && first.is_some_and(|first| self.all.contains(first)) {
                self.projections.push(path);
            }
        }
        if is_flat {
            let param = pointee(ty).and_then(|ident| self.all.get(ident).copied());
            self.flat.extend(param);
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
            let others = std::mem::take(&mut self.params);
            self.ty(key);
            let keys = std::mem::replace(&mut self.params, others);
            self.keys.extend(keys);
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

/// The types of a map's keys and values. A map is told by its name, as `PhantomData` is.
fn entry(path: &Path) -> Option<(&Type, &Type)> {
    let last = path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    let is_map = last.ident.to_string().ends_with("Map");
    let entry = types.next().zip(types.next());
    entry.filter(|_| is_map)
}

/// What the type is called behind references, pointers and options.
fn pointee(mut ty: &Type) -> Option<&Ident> {
    const POINTERS: &[&str] = &[
        "Option", "Box", "Rc", "Arc", "Cow", "RefCell", "Mutex", "RwLock",
    ];
    loop {
        let path = match ungrouped(ty) {
            Type::Reference(reference) => {
                ty = &reference.elem;
                continue;
            }
            Type::Path(path) => &path.path,
            _ => return None,
        };
        let last = path.segments.last()?;
        let PathArguments::AngleBracketed(arguments) = &last.arguments else {
            return path.get_ident();
        };
        let is_pointer = POINTERS.iter().any(|pointer| last.ident == pointer);
        match arguments.args.last() {
            Some(GenericArgument::Type(target)) if is_pointer => ty = target,
            _ => return None,
        }
    }
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
