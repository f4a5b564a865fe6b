//! The impls of enums without data: a name or a number, also as the key of a map.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens as _, quote};
use syn::{Expr, ExprLit, ExprUnary, Lit, UnOp};

use super::enums::skipped;
use super::scope::Scope;
use super::spans::resolved_all;
use super::{Methods, Writes, implementation, keys, to_json_key};
use crate::model::Variant;

pub(super) fn impls(scope: &Scope<'_>, variants: &[Variant<'_>]) -> TokenStream {
    let (writer, key) = (scope.names.writer(), scope.names.key());
    let variants = numbered(variants);
    let write = choose(
        scope,
        &variants,
        |text| quote!(#writer.variant(#text)),
        |message| quote!(#writer.unrepresentable(#message)),
    );
    let write_key = choose(
        scope,
        &variants,
        |text| quote!(#key.variant(#text)),
        |message| quote!(#key.unrepresentable(#message)),
    );
    let methods = Methods {
        write,
        writes: Writes::One,
        is_default: is_default(scope, &variants),
        ..Methods::default()
    };
    let to_json = implementation(scope, methods);
    let to_json_key = to_json_key(scope, None, &write_key);
    let members = scope.members_impl(None);
    quote!(#to_json #to_json_key #members)
}

/// A variant, and what the compiler numbers it with.
struct Numbered<'v> {
    variant: &'v Variant<'v>,
    discriminant: Discriminant<'v>,
}

#[derive(Clone, Copy)]
enum Discriminant<'v> {
    Known(i128),
    /// So much more than an expression that only the compiler can evaluate.
    Computed(&'v Expr, u32),
}

impl Numbered<'_> {
    fn number(&self, scope: &Scope<'_>) -> TokenStream {
        match self.discriminant {
            Discriminant::Known(number) => {
                let number = Literal::i128_unsuffixed(number);
                quote!(#number)
            }
            // The variant cannot be cast where the enum implements `Drop`.
            Discriminant::Computed(expr, more) => {
                let (runtime, number) = (scope.runtime, &scope.model.container.number);
                // Lints have had their say about it where it is the user's.
                let expr = resolved_all(expr.to_token_stream(), Span::call_site());
                let more = (more > 0)
                    .then(|| Literal::u32_unsuffixed(more))
                    .into_iter();
                quote!(#runtime::__private::number::#number(#expr) #(+ #more)*)
            }
        }
    }

    /// The arm of a match that tells whether the number is zero, unless it is known not to be.
    fn zero_arm(&self, scope: &Scope<'_>) -> Option<TokenStream> {
        let (ty, ident) = (&scope.ty, self.variant.ident);
        if self.variant.is_skipped() {
            return None;
        }
        match self.discriminant {
            Discriminant::Known(0) => Some(quote!(#ty::#ident => true,)),
            Discriminant::Known(_) => None,
            Discriminant::Computed(..) => {
                let number = self.number(scope);
                Some(quote!(#ty::#ident => #number == 0,))
            }
        }
    }
}

fn numbered<'v>(variants: &'v [Variant<'v>]) -> Vec<Numbered<'v>> {
    let mut next = Discriminant::Known(0);
    let number = |variant: &'v Variant<'v>| {
        let discriminant = variant.discriminant.map_or(next, literal);
        // What overflows is refused by the compiler.
        next = match discriminant {
            Discriminant::Known(number) => Discriminant::Known(number.wrapping_add(1)),
            Discriminant::Computed(expr, more) => {
                Discriminant::Computed(expr, more.wrapping_add(1))
            }
        };
        Numbered {
            variant,
            discriminant,
        }
    };
    variants.iter().map(number).collect()
}

/// The number, where it is written as one.
fn literal(expr: &Expr) -> Discriminant<'_> {
    let (sign, unsigned) = match expr {
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => (-1, &**expr),
        _ => (1, expr),
    };
    let number = match unsigned {
        Expr::Lit(ExprLit {
            lit: Lit::Int(int), ..
        }) => int.base10_parse::<i128>().ok(),
        _ => None,
    };
    let known = |number| Discriminant::Known(sign * number);
    number.map_or(Discriminant::Computed(expr, 0), known)
}

/// The statements that find the text of `self`, and write it.
fn choose(
    scope: &Scope<'_>,
    variants: &[Numbered<'_>],
    write: impl Fn(&TokenStream) -> TokenStream,
    refuse: impl Fn(&str) -> TokenStream,
) -> TokenStream {
    let (texts, this, ty) = (scope.names.texts(), &scope.this, &scope.ty);
    let is_written = |it: &&Numbered<'_>| !it.variant.is_skipped();
    let written: Vec<_> = variants.iter().filter(is_written).collect();
    if variants.is_empty() {
        return quote!(match *#this {});
    }
    let table = (!written.is_empty()).then(|| {
        let names = written
            .iter()
            .map(|it| (&it.variant.name, it.number(scope)));
        let table = keys::texts(scope, &enums(scope), names);
        quote!(let #texts = #table;)
    });
    let idents = written.iter().map(|it| it.variant.ident);
    let indices = (0..written.len()).map(Literal::usize_unsuffixed);
    if written.len() == variants.len() {
        let index = quote!(match #this { #(#ty::#idents => #indices,)* });
        let write = write(&quote!(#texts.get(#index)));
        return quote!(#table #write;);
    }
    let texts = (0..written.len()).map(|index| write(&keys::get(&texts, index)));
    let skipped_ones = variants.iter().filter(|it| it.variant.is_skipped());
    let refused = skipped_ones.clone().map(|it| it.variant.ident);
    let refusals = skipped_ones.map(|it| refuse(&skipped(scope, it.variant)));
    quote! {
        #table
        match #this {
            #(#ty::#idents => #texts,)*
            #(#ty::#refused => #refusals,)*
        }
    }
}

/// How the enum is written.
fn enums(scope: &Scope<'_>) -> TokenStream {
    let own = scope.model.container.enums.as_ref();
    own.map_or_else(
        || scope.constant("ENUMS"),
        |enums| enums.value.tokens(scope.runtime),
    )
}

/// A choice is a default where it is written as zero.
fn is_default(scope: &Scope<'_>, variants: &[Numbered<'_>]) -> Option<TokenStream> {
    let arms: Vec<_> = variants
        .iter()
        .filter_map(|it| it.zero_arm(scope))
        .collect();
    let own = scope.model.container.enums.as_ref();
    if arms.is_empty() || own.is_some_and(|enums| enums.value.is("String")) {
        return None;
    }
    let rest = (arms.len() < variants.len()).then(|| quote!(_ => false,));
    let (runtime, enums) = (scope.runtime, enums(scope));
    Some(quote! {
        match #enums {
            #runtime::Enums::String => false,
            #runtime::Enums::Number => match self { #(#arms)* #rest },
        }
    })
}
