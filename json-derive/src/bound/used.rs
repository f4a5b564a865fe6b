//! The walk through the types of fields that finds what needs a bound.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use syn::{
    GenericArgument, Path, PathArguments, ReturnType, Type, TypeParamBound, TypePath,
    WherePredicate, parse_quote,
};

use super::{Given, is_written_by_its_type, mentions};
use crate::model::{Model, ungrouped};

/// The type parameters that a walk through the types of fields has met.
pub(super) struct Used<'a> {
    all: BTreeSet<&'a Ident>,
    params: BTreeSet<&'a Ident>,
    /// The types of the keys of maps, where one of the parameters is in them.
    keys: Vec<&'a Type>,
    /// Types that need a bound as a whole: those such as `T::Item`, and what may be a map.
    whole: Vec<&'a TypePath>,
}

impl<'a> Used<'a> {
    pub(super) fn of(model: &'a Model<'_>) -> Self {
        let params = model.generics.type_params();
        let mut used = Self::new(params.map(|param| &param.ident).collect());
        if let Some(into) = &model.container.into {
            used.written(&into.value, Given::of(model, None, None));
            return used;
        }
        for (variant, field) in model.fields().filter(is_written_by_its_type) {
            used.written(field.ty, Given::of(model, variant, Some(field)));
        }
        used
    }

    fn new(all: BTreeSet<&'a Ident>) -> Self {
        Self {
            all,
            params: BTreeSet::new(),
            keys: Vec::new(),
            whole: Vec::new(),
        }
    }

    pub(super) fn bounds(&self, runtime: &Path, context: &TokenStream) -> Vec<WherePredicate> {
        let params = self.params.iter();
        let params = params.map(|param| parse_quote!(#param: #runtime::ToJson<#context>));
        let whole = self.whole.iter();
        let whole = whole.map(|ty| parse_quote!(#ty: #runtime::ToJson<#context>));
        let keys = self.keys.iter();
        let keys = keys.map(|key| parse_quote!(#key: #runtime::ToJsonKey<#context>));
        params.chain(keys).chain(whole).collect()
    }

    /// What values of the type need, beside the bounds that are given for them.
    fn written(&mut self, ty: &'a Type, given: Given) {
        match given {
            Given::Nothing => self.ty(ty),
            Given::BySerde => self.keys_in(ty),
            Given::ByJson => return,
        }
        self.certain(ty);
    }

    /// What is a key has to be one here, of which serde asks no more than of others.
    fn keys_in(&mut self, ty: &'a Type) {
        let mut inside = Self::new(self.all.clone());
        inside.ty(ty);
        self.keys.append(&mut inside.keys);
        self.whole.append(&mut inside.whole);
    }

    /// Parameters, and types such as `T::Item`, without whose impl the field cannot be written,
    /// whatever other bounds there are.
    fn certain(&mut self, ty: &'a Type) {
        match ty {
            Type::Array(ty) => self.certain(&ty.elem),
            Type::Group(ty) => self.certain(&ty.elem),
            Type::Paren(ty) => self.certain(&ty.elem),
            Type::Reference(ty) => self.certain(&ty.elem),
            Type::Slice(ty) => self.certain(&ty.elem),
            Type::Tuple(ty) => ty.elems.iter().for_each(|ty| self.certain(ty)),
            Type::Path(ty) => self.certain_path(ty),
            _ => {}
        }
    }

    fn certain_path(&mut self, ty: &'a TypePath) {
        let path = &ty.path;
        if let Some(qself) = &ty.qself {
            if self.is_param(&qself.ty) {
                self.whole.push(ty);
            }
        } else if let Some(param) = path.get_ident().and_then(|it| self.all.get(it)) {
            self.params.insert(param);
        } else if path
            .segments
            .first()
            .is_some_and(|first| self.all.contains(&first.ident))
        {
            self.whole.push(ty);
        } else if let Some(value) = entry(path).map(|(_, value)| value).or_else(|| held(path)) {
            self.certain(value);
        }
    }

    fn is_param(&self, ty: &Type) -> bool {
        matches!(ungrouped(ty), Type::Path(it) if it.path.get_ident().is_some_and(|it| self.all.contains(it)))
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
            Type::Path(ty) if self.is_of_params(ty) => self.whole.push(ty),
            Type::Path(ty) => {
                if let Some(qself) = &ty.qself {
                    self.ty(&qself.ty);
                }
                self.path(&ty.path);
            }
            _ => {}
        }
    }

    /// Whether the type is called a map of one parameter to another, and is maybe none: it says itself what it
    /// needs of them, and leads back to no type that contains it.
    fn is_of_params(&self, ty: &TypePath) -> bool {
        let entry = entry(&ty.path);
        entry.is_some_and(|(key, value)| self.is_param(key) && self.is_param(value))
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
    let mut types = arguments_of(path, MAPS)?;
    types.next().zip(types.next())
}

/// The type of what such a holder holds.
fn held(path: &Path) -> Option<&Type> {
    const HOLDERS: &[&str] = &[
        "BTreeSet",
        "BinaryHeap",
        "Cell",
        "HashSet",
        "LinkedList",
        "Mutex",
        "RefCell",
        "Reverse",
        "RwLock",
        "Vec",
        "VecDeque",
    ];
    pointee(path).or_else(|| arguments_of(path, HOLDERS)?.next())
}

/// The type of what may be there behind such a pointer.
pub(crate) fn pointee(path: &Path) -> Option<&Type> {
    arguments_of(path, &["Arc", "Box", "Cow", "Option", "Rc"])?.next()
}

/// The types that a type of one of these names is given.
fn arguments_of<'p>(path: &'p Path, names: &[&str]) -> Option<impl Iterator<Item = &'p Type>> {
    let last = path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    names.iter().any(|name| last.ident == name).then_some(types)
}
