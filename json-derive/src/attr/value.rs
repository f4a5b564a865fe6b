//! What keys are given.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use syn::meta::ParseNestedMeta;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Lit, LitInt, LitStr, Path, Token, Type, WherePredicate};

use super::{Namespace, near};
use crate::choice::one_of;

/// A value, and the key that set it.
#[derive(Clone)]
pub(crate) struct Spanned<T> {
    pub(crate) value: T,
    pub(crate) key: Ident,
    pub(crate) origin: Namespace,
}

impl<T> Spanned<T> {
    pub(crate) fn span(&self) -> Span {
        self.key.span()
    }

    pub(crate) fn map<U>(self, change: impl FnOnce(T) -> U) -> Spanned<U> {
        let Self { value, key, origin } = self;
        let value = change(value);
        Spanned { value, key, origin }
    }
}

/// Something that a key can be given.
pub(crate) trait Value: Sized {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self>;
}

/// Reads what stands behind the `=` of a key. `usage` says what the key takes.
pub(crate) fn assigned<T: Parse>(meta: &ParseNestedMeta<'_>, usage: &str) -> syn::Result<T> {
    let missing = || {
        let key = key_of(meta);
        let message = format!("expected `{key} = …`: `{key}` takes {usage}");
        syn::Error::new(span_of(meta), message)
    };
    if !meta.input.peek(Token![=]) {
        return Err(missing());
    }
    let value = meta.value()?;
    if value.is_empty() || value.peek(Token![,]) {
        return Err(missing());
    }
    let quotes = quotes(value, usage);
    let error = |span| takes(meta, span, &format!("{usage}{quotes}"));
    let parsed = value
        .parse()
        .map_err(|mistake: syn::Error| error(mistake.span()))?;
    if goes_on(value) {
        return Err(error(value.span()));
    }
    Ok(parsed)
}

/// Whether what follows a value is more of it, such as the arguments of a call, and not another key
/// without the comma before.
fn goes_on(rest: ParseStream<'_>) -> bool {
    !(rest.is_empty() || rest.peek(Token![,]) || rest.peek(Ident::peek_any) || rest.peek(Lit))
}

/// What is to say about quotes that are missing, or are not.
fn quotes(value: ParseStream<'_>, usage: &str) -> &'static str {
    let says_so = usage.contains("quotes");
    let takes_words = usage.starts_with('"');
    if takes_words && value.peek(Ident::peek_any) {
        ", in quotes"
    } else if !takes_words && !says_so && value.peek(LitStr) {
        ", without quotes"
    } else {
        ""
    }
}

/// Reads one of a few words in quotes, and returns what it stands for.
pub(crate) fn word<T: Copy>(meta: &ParseNestedMeta<'_>, words: &[(&str, T)]) -> syn::Result<T> {
    let usage = one_of(words.iter().map(|(word, _)| format!("{word:?}")));
    let literal: LitStr = assigned(meta, &usage)?;
    let given = literal.value();
    if let Some((_, meant)) = words.iter().find(|(word, _)| *word == given) {
        return Ok(*meant);
    }
    let words: Vec<_> = words.iter().map(|(word, _)| *word).collect();
    let mut meant = near::synonyms(&given, &words);
    if meant.is_empty() {
        meant.extend(near::nearest(&given, &words));
    }
    let hint = match &meant[..] {
        [] => String::new(),
        meant => {
            let meant = one_of(meant.iter().map(|word| format!("{word:?}")));
            format!(" (did you mean {meant}?)")
        }
    };
    Err(takes(meta, literal.span(), &format!("{usage}{hint}")))
}

/// The message about a value that is not what the key takes.
pub(crate) fn takes(meta: &ParseNestedMeta<'_>, span: Span, usage: &str) -> syn::Error {
    syn::Error::new(span, format!("`{}` takes {usage}", key_of(meta)))
}

/// The key, as it is written.
pub(crate) fn key_of(meta: &ParseNestedMeta<'_>) -> String {
    let segments = meta.path.segments.iter().map(|it| it.ident.to_string());
    segments.collect::<Vec<_>>().join("::")
}

pub(crate) fn span_of(meta: &ParseNestedMeta<'_>) -> Span {
    let first = meta.path.segments.first();
    first.map_or_else(Span::call_site, |segment| segment.ident.span())
}

/// A key that stands alone.
#[derive(Clone, Copy)]
pub(crate) struct Flag;

impl Value for Flag {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        if meta.input.is_empty() || meta.input.peek(Token![,]) {
            return Ok(Self);
        }
        let message = format!("`{}` stands alone, without a value", key_of(meta));
        Err(syn::Error::new(meta.input.span(), message))
    }
}

/// `key = "text"`
#[derive(Clone)]
pub(crate) struct Text(pub(crate) String);

impl Value for Text {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        assigned::<LitStr>(meta, "a text in double quotes").map(|literal| Self(literal.value()))
    }
}

/// `key = 7`
impl Value for i32 {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let usage = "an integer of 32 bits";
        let literal = assigned::<Integer>(meta, usage)?.0;
        let expected = |_| takes(meta, literal.span(), usage);
        literal.base10_parse().map_err(expected)
    }
}

/// An integer literal, with its sign.
struct Integer(LitInt);

impl Parse for Integer {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        match Lit::parse(input)? {
            Lit::Int(literal) => Ok(Self(literal)),
            other => Err(syn::Error::new(other.span(), "expected an integer")),
        }
    }
}

/// `key = "T: Trait, U: Trait"`
#[derive(Clone)]
pub(crate) struct Predicates(pub(crate) Vec<WherePredicate>);

impl Value for Predicates {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let literal: LitStr = assigned(meta, "bounds in quotes, such as \"T: Trait\"")?;
        let predicates = literal
            .parse_with(Punctuated::<WherePredicate, Token![,]>::parse_terminated)
            .map_err(|error| {
                let message = format!("expected bounds as in a `where` clause: {error}");
                syn::Error::new(literal.span(), message)
            })?;
        Ok(Self(predicates.into_iter().collect()))
    }
}

/// `key = value`, or `key(serialize = value, deserialize = value)`: the side that writes.
#[derive(Clone)]
pub(crate) struct Sided<T>(pub(crate) Option<T>);

impl<T: Value> Value for Sided<T> {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        if !meta.input.peek(syn::token::Paren) {
            return T::parse(meta).map(Some).map(Self);
        }
        let mut writing = Ok(None);
        meta.parse_nested_meta(|side| {
            match key_of(&side).as_str() {
                "serialize" => writing = T::parse(&side).map(Some),
                "deserialize" => {}
                _ => writing = Err(side.error("expected `serialize` or `deserialize`")),
            }
            // What is left is passed over, so that the message stays the only one.
            skip_value(side.input)
        })?;
        writing.map(Self)
    }
}

impl<T> Spanned<Sided<T>> {
    /// What concerns writing.
    pub(crate) fn written(self) -> Option<Spanned<T>> {
        let Self { value, key, origin } = self;
        let spanned = |value| Spanned { value, key, origin };
        value.0.map(spanned)
    }
}

/// `context = Api`, or `context(Api, Debugging)`
pub(crate) struct Contexts(pub(crate) Vec<Type>);

impl Value for Contexts {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        listed(meta, CONTEXTS).map(Self)
    }
}

/// `view = DETAIL`, or `view(LIST, DETAIL)`
pub(crate) struct Views(pub(crate) Vec<Path>);

impl Value for Views {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        listed(meta, VIEWS).map(Self)
    }
}

const VIEWS: &str = "the name of a constant of type `View`, or several in parentheses";

/// Reads `key = value`, or `key(value, value)`.
pub(crate) fn listed<T: Parse>(meta: &ParseNestedMeta<'_>, usage: &str) -> syn::Result<Vec<T>> {
    if !meta.input.peek(syn::token::Paren) {
        return assigned(meta, usage).map(|value| vec![value]);
    }
    let list;
    syn::parenthesized!(list in meta.input);
    match list.parse_terminated(T::parse, Token![,]) {
        Ok(values) if !values.is_empty() => Ok(values.into_iter().collect()),
        Ok(_) => Err(takes(meta, span_of(meta), usage)),
        Err(error) => {
            list.parse::<TokenStream>()?;
            Err(takes(meta, error.span(), usage))
        }
    }
}

const CONTEXTS: &str = "the name of a context, or several in parentheses";

/// Passes over whatever a key is given.
pub(crate) fn skip_value(input: ParseStream<'_>) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(Token![,]) {
        input.parse::<TokenTree>()?;
    }
    Ok(())
}
