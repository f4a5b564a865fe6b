//! What every part of an expansion needs to know.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{ExprPath, Generics, Path, Type, WherePredicate, parse_quote};

use crate::bound;
use crate::model::{Field, Model};
use crate::names::{self, Names};

/// The impls of a model for one context, or for all.
pub(super) struct Scope<'a> {
    pub(super) model: &'a Model<'a>,
    pub(super) runtime: &'a Path,
    pub(super) names: Names,
    /// The context as a type.
    pub(super) context: TokenStream,
    /// The value that is written.
    pub(super) this: Ident,
    /// Its type.
    pub(super) ty: TokenStream,
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
        let (this, ty) = match &model.container.remote {
            Some(remote) => {
                let ty = with_parameters(&remote.value, model.generics);
                (names.value(), ty)
            }
            None => (Ident::new("self", Span::call_site()), quote!(Self)),
        };
        Self {
            model,
            runtime: &model.container.runtime,
            names,
            context,
            this,
            ty,
            reach,
        }
    }

    pub(super) fn is_for_one_context(&self) -> bool {
        self.reach == Reach::OneContext
    }

    /// What stands before the braces of an impl.
    pub(super) fn header(
        &self,
        implemented: &TokenStream,
        bounds: Option<Vec<WherePredicate>>,
    ) -> TokenStream {
        let Self {
            model,
            runtime,
            context,
            ..
        } = self;
        let (ident, own) = (model.ident, model.generics);
        let mut generics = match bounds {
            None => bound::generics(model, runtime, context),
            Some(_) => own.clone(),
        };
        if self.reach == Reach::EveryContext {
            generics
                .params
                .push(parse_quote!(#context: #runtime::JsonContext));
        }
        let bounds = bounds.into_iter().flatten().chain(self.is_context());
        let bounds: Vec<_> = bounds.collect();
        if !bounds.is_empty() {
            generics.make_where_clause().predicates.extend(bounds);
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

    /// What the impls for a named context take for granted. Only [`Self::context_check`] says that it is wrong,
    /// and not each line that they consist of.
    fn is_context(&self) -> Option<WherePredicate> {
        let (runtime, context, lifetime) = (self.runtime, &self.context, self.names.lifetime());
        self.is_checked()
            .then(|| parse_quote!(for<#lifetime> #context: #runtime::JsonContext))
    }

    /// The item that does not compile where the context that is named is none.
    pub(super) fn context_check(&self) -> Option<TokenStream> {
        let (runtime, context) = (self.runtime, &self.context);
        self.is_checked()
            .then(|| quote!(const _: () = #runtime::__private::is_context::<#context>();))
    }

    /// Whether the context is one type, which has nothing to do with the type that is written.
    fn is_checked(&self) -> bool {
        let this = Ident::new("Self", Span::call_site());
        let params = self.model.generics.params.iter().map(names::of_param);
        let own = params.chain([&this]).collect();
        self.reach == Reach::OneContext && !bound::mentions(&self.context, &own)
    }

    /// The impl that says that the type is written as an object.
    pub(super) fn members_impl(&self, bounds: Option<Vec<WherePredicate>>) -> Option<TokenStream> {
        self.members_impl_of(bounds, &TokenStream::new())
    }

    /// The same, with the names of its members, and the calls that refuse those that are the same.
    pub(super) fn known_members_impl(
        &self,
        members: &TokenStream,
        refusals: &[TokenStream],
    ) -> Option<TokenStream> {
        let runtime = self.runtime;
        let distinct =
            (!refusals.is_empty()).then(|| quote!(const DISTINCT: () = { #(#refusals;)* };));
        let constants = quote! {
            const MEMBERS: #runtime::__private::Members<'static> = #members;
            #distinct
        };
        self.members_impl_of(None, &constants)
    }

    fn members_impl_of(
        &self,
        bounds: Option<Vec<WherePredicate>>,
        constants: &TokenStream,
    ) -> Option<TokenStream> {
        if self.model.container.remote.is_some() {
            return None;
        }
        let (runtime, context) = (self.runtime, &self.context);
        let header = self.header(&quote!(#runtime::ToJsonMembers<#context>), bounds);
        Some(quote!(#header { #constants }))
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

    /// Silence about the use of what the user's own type marks as deprecated, and about tables that clippy
    /// takes for something on the stack.
    fn lints(&self) -> TokenStream {
        const MANY: usize = 100;
        let is_deprecated = self.model.is_deprecated();
        let deprecated = is_deprecated.then(|| quote!(#[allow(deprecated)]));
        let is_large = self.model.variants().len() >= MANY;
        let large = is_large.then(|| quote!(#[allow(clippy::large_stack_arrays)]));
        quote!(#deprecated #large)
    }
}

/// A path, with the parameters of the type that describes it unless it has its own.
fn with_parameters(path: &Path, generics: &Generics) -> TokenStream {
    if path.is_ident("Self") {
        return path.into_token_stream();
    }
    let last = path.segments.last();
    if last.is_some_and(|last| !last.arguments.is_none()) {
        // Also where it stands in a pattern, `Option<T>` has to be `Option::<T>`.
        let (attrs, qself, path) = (Vec::new(), None, path.clone());
        return ExprPath { attrs, qself, path }.into_token_stream();
    }
    let (_, parameters, _) = generics.split_for_impl();
    let parameters = parameters.as_turbofish();
    quote!(#path #parameters)
}
