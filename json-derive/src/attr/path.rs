//! Keys that are given a path or a type, with or without quotes.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::meta::ParseNestedMeta;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned as _;
use syn::{ExprPath, LitStr, Path, Type, TypePath, parse_quote};

use super::value::{Value, assigned, key_of};

/// `key = "path::of::a::crate"`
impl Value for Path {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        quoted(meta, "a path")
    }
}

/// `key = "Type"`
impl Value for Type {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        quoted(meta, "a type")
    }
}

/// The path of a function, a module or a type in an expression, as in `<T as Trait>::function`.
#[derive(Clone)]
pub(crate) struct Function(ExprPath);

impl Function {
    /// The last name of the path.
    pub(crate) fn name(&self) -> Option<&Ident> {
        let last = self.0.path.segments.last();
        last.map(|segment| &segment.ident)
    }

    /// The last name of the path, if the others are those of the forms in the runtime.
    pub(crate) fn form(&self, runtime: &Path) -> Option<&Ident> {
        let path = &self.0.path;
        let with = Ident::new("with", Span::call_site());
        let forms = runtime.segments.iter().map(|segment| &segment.ident);
        let names = path.segments.iter().map(|segment| &segment.ident);
        let modules = names.take(path.segments.len().saturating_sub(1));
        self.name().filter(|_| modules.eq(forms.chain([&with])))
    }

    /// A function of the module, or of the type.
    pub(crate) fn inside(&self, name: &str) -> Self {
        let path = &self.0;
        // Where it is missing, the path is underlined.
        let name = Ident::new(name, Span::call_site().located_at(path.span()));
        Self(match path.qself {
            None => parse_quote!(#path::#name),
            Some(_) => parse_quote!(<#path>::#name),
        })
    }
}

impl ToTokens for Function {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl Value for Function {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let what = match key_of(meta).as_str() {
            "with" => "the path of a module or a type",
            _ => "the path of a function",
        };
        // As a type, so that `Each<T>` need not be `Each::<T>`. It is printed as the latter.
        let TypePath { attrs, qself, path } = quoted(meta, what)?;
        Ok(Self(ExprPath { attrs, qself, path }))
    }
}

/// Reads `key = "value"`, or `key = value`.
fn quoted<T: Parse>(meta: &ParseNestedMeta<'_>, what: &str) -> syn::Result<T> {
    match assigned(meta, &format!("{what}, with or without quotes"))? {
        Quoted::Bare(value) => Ok(value),
        Quoted::Literal(literal) => literal.parse().map_err(|_| {
            let (key, given) = (key_of(meta), literal.value());
            let message = format!("`{key}` takes {what}, and `{given}` is none");
            syn::Error::new(literal.span(), message)
        }),
    }
}

enum Quoted<T> {
    Literal(LitStr),
    Bare(T),
}

impl<T: Parse> Parse for Quoted<T> {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(LitStr) {
            return input.parse().map(Self::Literal);
        }
        input.parse().map(Self::Bare)
    }
}
