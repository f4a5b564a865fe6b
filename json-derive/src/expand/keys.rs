//! Tables of names, which the compiler renders for each context.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Path, Type};

use super::room;
use super::scope::Scope;
use super::spans::{ends, located_all};
use crate::rename::{Name, Rule};

/// Whose names they are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// Those of the struct that the impl is for, which its impl of `ToJsonMembers` lists.
    Own,
    /// Those of a variant, or of a type of another crate.
    Other,
}

/// The call that begins an object, whose members have these names.
pub(super) fn open(
    scope: &Scope<'_>,
    inside: &Ident,
    owner: Owner,
    names: &[&Name],
) -> TokenStream {
    match owner {
        Owner::Own => {
            let bytes = room::of_keys(names);
            quote!(#inside.open_members_of::<Self, #bytes>())
        }
        Owner::Other if names.is_empty() => quote!(#inside.open_object()),
        Owner::Other => {
            let table = table(scope, names);
            quote!(#inside.open_members(#table))
        }
    }
}

/// A table of the keys of an object's members.
pub(super) fn table(scope: &Scope<'_>, names: &[&Name]) -> TokenStream {
    let bytes = room::of_keys(names);
    let (runtime, context) = (scope.runtime, &scope.context);
    let table = if names.iter().all(|name| follows_context(name)) {
        let texts = names.iter().map(|name| &name.text);
        quote!(fields::<#context>(&[#(#texts),*]))
    } else {
        let names = names.iter().map(|it| name(scope, it));
        quote!(names::<#context>(&[#(#names),*]))
    };
    quote!(const { &#runtime::__private::Keys::<[_; #bytes]>::#table })
}

/// The calls that refuse names that turn out to be the same, each with the place of the last of these.
pub(super) fn refuse_twins(
    scope: &Scope<'_>,
    owner: Owner,
    names: &[&Name],
) -> Vec<(usize, TokenStream)> {
    let (runtime, context) = (scope.runtime, &scope.context);
    let refusal = |group: Vec<usize>| {
        let bytes = room::of_keys(names);
        let members = listed(scope, owner, names);
        let places = group.iter().copied().map(Literal::usize_unsuffixed);
        let call = quote! {
            #runtime::__private::refuse_twins::<#context, #bytes>(#members, &[#(#places),*])
        };
        (group.last().copied().unwrap_or_default(), call)
    };
    room::similar(names).into_iter().map(refusal).collect()
}

/// The names of an object's members, as a constant.
pub(super) fn listed(scope: &Scope<'_>, owner: Owner, names: &[&Name]) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    match owner {
        Owner::Own => quote!(<Self as #runtime::ToJsonMembers<#context>>::MEMBERS),
        Owner::Other => known(scope, names),
    }
}

/// What a macro of the runtime's makes the table of a struct's keys from: in how many bytes it is, what kind
/// of names they are, and the names. None where one is not simple, or two can turn out to be the same.
pub(super) fn plain(runtime: &Path, names: &[&Name]) -> Option<TokenStream> {
    let is_plain = |name: &&Name| {
        follows_context(name) || name.rule == Rule::Fixed && name.text.chars().all(room::is_plain)
    };
    if !names.iter().all(is_plain) || !room::similar(names).is_empty() {
        return None;
    }
    let bytes = room::of_keys(names);
    if names.iter().all(|name| follows_context(name)) {
        let texts = names.iter().map(|name| &name.text);
        return Some(quote!(#bytes Fields [#(#texts),*]));
    }
    let names = names.iter().map(|name| {
        let (rule, text) = (rule(name), &name.text);
        quote!(#runtime::__private::Name::#rule(#text))
    });
    Some(quote!(#bytes Names [#(#names),*]))
}

/// The function that makes such a name.
fn rule(name: &Name) -> Ident {
    let rule = if name.rule == Rule::Field {
        "field"
    } else {
        "plain"
    };
    Ident::new(rule, Span::call_site())
}

/// The names of a struct's members, for the object that it is flattened into.
pub(super) fn known(scope: &Scope<'_>, names: &[&Name]) -> TokenStream {
    let runtime = scope.runtime;
    if names.iter().all(|name| follows_context(name)) {
        let texts = names.iter().map(|name| &name.text);
        return quote!(#runtime::__private::Members::Fields { names: &[#(#texts),*] });
    }
    let names = names.iter().map(|it| name(scope, it));
    quote!(#runtime::__private::Members::Names { names: const { &[#(#names),*] } })
}

/// The call that refuses names that these members share with those of values that join their object. It is
/// where the first of these is.
pub(super) fn refuse_shared(scope: &Scope<'_>, own: &TokenStream, types: &[&Type]) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let at = types.first().map_or_else(Span::call_site, |ty| ends(ty).0);
    let function = quote!(#runtime::__private::refuse_shared::<#context>);
    let function = located_all(function, at);
    let others = types
        .iter()
        .map(|ty| quote!(<#ty as #runtime::ToJsonMembers<#context>>::MEMBERS));
    let at = Span::call_site().located_at(at);
    quote_spanned!(at=> #function(&[#own, #(#others),*]))
}

/// Whether the text is all that there is to say.
fn follows_context(name: &Name) -> bool {
    name.rule == Rule::Field && name.text.is_ascii() && name.views.is_empty()
}

/// The texts of variants without data, each of which has a discriminant.
pub(super) fn texts<'n>(
    scope: &Scope<'_>,
    enums: &TokenStream,
    variants: impl IntoIterator<Item = (&'n Name, TokenStream)>,
) -> TokenStream {
    let (names, discriminants): (Vec<_>, Vec<_>) = variants.into_iter().unzip();
    let count = Literal::usize_unsuffixed(names.len());
    let bytes = room::of_texts(&names);
    let Scope {
        runtime, context, ..
    } = scope;
    let names = names.iter().map(|it| name(scope, it));
    quote! {
        const {
            &#runtime::__private::Texts::<#count, #bytes>::variants::<#context>(
                #enums,
                [#((#names, #discriminants)),*],
            )
        }
    }
}

fn name(scope: &Scope<'_>, name: &Name) -> TokenStream {
    let (runtime, text) = (scope.runtime, &name.text);
    let call = match name.rule {
        Rule::Field => quote!(field(#text)),
        Rule::Variant => quote!(variant(#text)),
        Rule::Fixed if text.chars().all(room::is_plain) => quote!(plain(#text)),
        Rule::Fixed => quote!(fixed(#text)),
        Rule::Under(naming) => {
            let naming = naming.tokens(runtime);
            quote!(under(#text, #naming))
        }
    };
    let cased = (name.rule != Rule::Fixed && !text.is_ascii()).then(|| {
        let (lower, upper) = (lowercase(text), uppercase(text));
        quote!(.cased(#lower, #upper))
    });
    let views = name
        .views
        .split_first()
        .map(|(first, others)| quote!(.within(#first #(.or(#others))*)));
    quote!(#runtime::__private::Name::#call #cased #views)
}

/// The simple lowercase mapping of each character, as many characters as the text has.
fn lowercase(text: &str) -> String {
    text.chars()
        .map(|char| room::single(char, char.to_lowercase()))
        .collect()
}

fn uppercase(text: &str) -> String {
    text.chars()
        .map(|char| room::single(char, char.to_uppercase()))
        .collect()
}

/// The text at `index` of a table.
pub(super) fn get(table: &impl ToTokens, index: usize) -> TokenStream {
    let index = Literal::usize_unsuffixed(index);
    quote!(#table.get(#index))
}
