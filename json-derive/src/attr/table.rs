//! A table of the keys that a place accepts.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Meta, Token};

use super::place::Place;
use super::value::{self, Sided, Spanned, Value};
use super::{elsewhere, near};
use crate::choice::{Choice, Setting, one_of};
use crate::errors::Errors;

/// Whose attribute it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Namespace {
    Json,
    Serde,
}

impl Namespace {
    /// Whether there is an attribute of any.
    pub(crate) fn any_in(attributes: &[Attribute]) -> bool {
        let is_of =
            |attribute: &Attribute, namespace: Self| attribute.path().is_ident(namespace.name());
        let is_read = |it| is_of(it, Self::Json) || is_of(it, Self::Serde);
        attributes.iter().any(is_read)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Serde => "serde",
        }
    }
}

type Reader<'t> = Box<dyn FnMut(&ParseNestedMeta<'_>) -> syn::Result<()> + 't>;

struct Row<'t> {
    key: &'static str,
    repeat: Repeat,
    listing: Listing,
    is_seen: bool,
    read: Reader<'t>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeat {
    Once,
    Often,
}

/// Whether a message names the key among those that are expected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    Listed,
    Unlisted,
}

/// The keys of one namespace in one place. Each row has a slot for what its key is given.
pub(crate) struct Table<'t> {
    namespace: Namespace,
    place: Place,
    rows: Vec<Row<'t>>,
}

impl<'t> Table<'t> {
    pub(crate) fn new(namespace: Namespace, place: Place) -> Self {
        let rows = Vec::new();
        Self {
            namespace,
            place,
            rows,
        }
    }

    fn row(
        mut self,
        key: &'static str,
        repeat: Repeat,
        listing: Listing,
        read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()> + 't,
    ) -> Self {
        self.rows.push(Row {
            key,
            repeat,
            listing,
            is_seen: false,
            read: Box::new(read),
        });
        self
    }

    /// A key with a value of its own kind.
    pub(crate) fn value<T: Value>(
        self,
        key: &'static str,
        slot: &'t mut Option<Spanned<T>>,
    ) -> Self {
        let origin = self.namespace;
        self.row(key, Repeat::Once, Listing::Listed, move |meta| {
            let value = T::parse(meta)?;
            *slot = Some(spanned(meta, origin, value));
            Ok(())
        })
    }

    /// A key that takes one of a few words.
    pub(crate) fn choice(
        self,
        key: &'static str,
        choice: &'static Choice,
        slot: &'t mut Option<Spanned<Setting>>,
    ) -> Self {
        let origin = self.namespace;
        self.row(key, Repeat::Once, Listing::Listed, move |meta| {
            let variant = value::word(meta, choice.words)?;
            *slot = Some(spanned(meta, origin, choice.setting(variant)));
            Ok(())
        })
    }

    /// A key whose sides, writing and reading, may be given one by one.
    pub(crate) fn sided<T: Value>(
        self,
        key: &'static str,
        slot: &'t mut Option<Spanned<Sided<T>>>,
    ) -> Self {
        let origin = self.namespace;
        self.row(key, Repeat::Often, Listing::Listed, move |meta| {
            let side = Sided::parse(meta)?;
            let has_written = slot.as_ref().is_some_and(|slot| slot.value.0.is_some());
            if has_written && side.0.is_some() {
                return Err(twice(meta));
            }
            if !has_written {
                *slot = Some(spanned(meta, origin, side));
            }
            Ok(())
        })
    }

    /// A key that may be given more than once.
    pub(crate) fn repeated<T: Value>(
        self,
        key: &'static str,
        slot: &'t mut Vec<Spanned<T>>,
    ) -> Self {
        let origin = self.namespace;
        self.row(key, Repeat::Often, Listing::Listed, move |meta| {
            let value = T::parse(meta)?;
            slot.push(spanned(meta, origin, value));
            Ok(())
        })
    }

    /// Keys that say nothing about writing.
    pub(crate) fn ignored(self, keys: &'static [&'static str]) -> Self {
        keys.iter().fold(self, |table, key| {
            table.row(key, Repeat::Often, Listing::Unlisted, |meta| {
                value::skip_value(meta.input)
            })
        })
    }

    /// Keys that are called differently here.
    pub(crate) fn misspelled(self, keys: &'static [(&'static str, &'static str)]) -> Self {
        let place = self.place;
        keys.iter().fold(self, |table, (key, instead)| {
            table.row(key, Repeat::Often, Listing::Unlisted, move |meta| {
                let message = format!("{place} has no `{key}`; use {instead}");
                Err(syn::Error::new(value::span_of(meta), message))
            })
        })
    }

    /// Reads all attributes of the namespace, and goes on after a mistake.
    pub(crate) fn read(mut self, errors: &Errors, attributes: &[Attribute]) {
        let name = self.namespace.name();
        for attribute in attributes {
            if attribute.path().is_ident(name) {
                self.read_attribute(errors, attribute);
            }
        }
    }

    fn read_attribute(&mut self, errors: &Errors, attribute: &Attribute) {
        let Meta::List(list) = &attribute.meta else {
            let name = self.namespace.name();
            let message = format!("expected `#[{name}(…)]`");
            errors.push(syn::Error::new_spanned(&attribute.meta, message));
            return;
        };
        if let Some(span) = no_key(list.tokens.clone()) {
            let name = self.namespace.name();
            let message =
                format!("`#[{name}(…)]` takes keys without quotes: `key`, or `key = \"value\"`");
            errors.at(span, message);
            return;
        }
        let outcome = attribute.parse_nested_meta(|meta| {
            if let Err(error) = self.read_key(&meta) {
                errors.push(error);
                value::skip_value(meta.input)?;
            }
            Ok(())
        });
        if let Err(error) = outcome {
            errors.push(error);
        }
    }

    fn read_key(&mut self, meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
        let key = hyphenated(meta)?.unwrap_or_else(|| value::key_of(meta));
        let Some(row) = self.rows.iter_mut().find(|row| row.key == key) else {
            return Err(self.unknown(value::span_of(meta), &key));
        };
        if row.is_seen && row.repeat == Repeat::Once {
            return Err(twice(meta));
        }
        row.is_seen = true;
        (row.read)(meta)
    }

    fn unknown(&self, span: Span, key: &str) -> syn::Error {
        let listed = |row: &&Row<'_>| row.listing == Listing::Listed;
        let listed = self.rows.iter().filter(listed);
        let mut keys: Vec<_> = listed.map(|row| row.key).collect();
        keys.sort_unstable();
        let meant = near::nearest(key, &keys);
        let expected = one_of(keys.into_iter().map(|key| format!("`{key}`")));
        let (namespace, place) = (self.namespace.name(), self.place);
        let is_ours = self.namespace == Namespace::Json;
        let instead = elsewhere::instead_of(key, self.place).filter(|_| is_ours);
        let home = elsewhere::place_of(key).filter(|_| is_ours);
        let complaint = match (home, instead, meant) {
            (Some(home), Some(instead), _) => {
                format!("`{key}` belongs {home}; here it is {instead}")
            }
            (Some(home), None, _) => format!("`{key}` belongs {home}"),
            (None, Some(instead), _) => format!("unknown attribute `{key}` (use {instead})"),
            (None, None, Some(meant)) => {
                format!("unknown attribute `{key}` (did you mean `{meant}`?)")
            }
            (None, None, None) => format!("unknown attribute `{key}`"),
        };
        let message = format!("{complaint}; `#[{namespace}(…)]` on {place} takes {expected}");
        syn::Error::new(span, message)
    }
}

fn twice(meta: &ParseNestedMeta<'_>) -> syn::Error {
    let key = value::key_of(meta);
    let message = format!("`{key}` is given twice; remove one of the two");
    syn::Error::new(value::span_of(meta), message)
}

/// What stands where a key is expected, and is none.
fn no_key(tokens: TokenStream) -> Option<Span> {
    let is_comma =
        |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
    let is_key = |token: &TokenTree| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(punct) => punct.as_char() == ':',
        TokenTree::Group(group) => group.delimiter() == Delimiter::None,
        TokenTree::Literal(_) => false,
    };
    let mut is_due = true;
    for token in tokens {
        if is_due && !is_key(&token) {
            return Some(token.span());
        }
        is_due = is_comma(&token);
    }
    None
}

fn spanned<T>(meta: &ParseNestedMeta<'_>, origin: Namespace, value: T) -> Spanned<T> {
    Spanned {
        value,
        key: ident_of(meta),
        origin,
    }
}

/// A key that is spelled with hyphens, as none is.
fn hyphenated(meta: &ParseNestedMeta<'_>) -> syn::Result<Option<String>> {
    let mut key = value::key_of(meta);
    if !meta.input.peek(Token![-]) {
        return Ok(None);
    }
    while meta.input.parse::<Option<Token![-]>>()?.is_some() {
        key = format!("{key}-{}", meta.input.parse::<Ident>()?);
    }
    Ok(Some(key))
}

fn ident_of(meta: &ParseNestedMeta<'_>) -> Ident {
    let ident = meta.path.get_ident().cloned();
    ident.unwrap_or_else(|| Ident::new("key", value::span_of(meta)))
}
