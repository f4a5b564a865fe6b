//! What every part of an expansion needs to know.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Path, Type, WherePredicate, parse_quote};

use crate::bound;
use crate::model::{Field, Model};
use crate::names::Names;

/// The impls of a model for one context, or for all.
pub(super) struct Scope<'a> {
    pub(super) model: &'a Model<'a>,
    pub(super) runtime: &'a Path,
    pub(super) names: Names,
    /// The context as a type.
    pub(super) context: TokenStream,
    reach: Reach,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    EveryContext,
    OneContext,
}

impl<'a> Scope<'a> {
    /// For every context.
    pub(super) fn generic(model: &'a Model<'a>) -> Self {
        let names = Names::new(model.generics);
        let context = names.context().into_token_stream();
        Self::new(model, names, context, Reach::EveryContext)
    }

    /// For one context.
    pub(super) fn of(model: &'a Model<'a>, context: &Type) -> Self {
        let names = Names::new(model.generics);
        Self::new(model, names, context.into_token_stream(), Reach::OneContext)
    }

    fn new(model: &'a Model<'a>, names: Names, context: TokenStream, reach: Reach) -> Self {
        Self {
            model,
            runtime: &model.container.runtime,
            names,
            context,
            reach,
        }
    }

    /// What stands before the braces of an impl.
    pub(super) fn header(
        &self,
        implemented: &TokenStream,
        bound: Option<WherePredicate>,
    ) -> TokenStream {
        let Self {
            model,
            runtime,
            context,
            ..
        } = self;
        let (ident, own) = (model.ident, model.generics);
        let mut generics = match bound {
            None => bound::generics(model, runtime, context),
            Some(_) => own.clone(),
        };
        if self.reach == Reach::EveryContext {
            generics
                .params
                .push(parse_quote!(#context: #runtime::JsonContext));
        }
        if let Some(bound) = bound {
            generics.make_where_clause().predicates.push(bound);
        }
        let (impl_generics, _, where_clause) = generics.split_for_impl();
        let (_, ty_generics, _) = own.split_for_impl();
        let lints = self.lints();
        quote! {
            #lints
            #[automatically_derived]
            impl #impl_generics #implemented for #ident #ty_generics #where_clause
        }
    }

    /// An option of the context.
    pub(super) fn constant(&self, name: &str) -> TokenStream {
        let Self {
            runtime, context, ..
        } = self;
        let name = Ident::new(name, Span::call_site());
        quote!(<#context as #runtime::JsonContext>::#name)
    }

    /// Which members are left out, where the type says more than the context.
    pub(super) fn omit(&self, field: &Field<'_>) -> Option<TokenStream> {
        let own = field.options.omit.as_ref();
        let omit = own.or(self.model.container.omit.as_ref());
        omit.map(|omit| omit.value.tokens(self.runtime))
    }

    /// Silence about the use of what the user's own type marks as deprecated.
    fn lints(&self) -> Option<TokenStream> {
        let is_deprecated = self.model.is_deprecated();
        is_deprecated.then(|| quote!(#[allow(deprecated)]))
    }
}
