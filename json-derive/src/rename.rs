//! Names, and the rules that make them.

use proc_macro2::Ident;
use syn::Path;
use syn::ext::IdentExt as _;
use syn::meta::ParseNestedMeta;

use crate::attr::{Sided, Spanned, Value, word};
use crate::choice::Setting;

/// What decides the spelling of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    /// The `FIELD_NAMING` of the context.
    Field,
    /// The `VARIANT_NAMING` of the context.
    Variant,
    /// Nothing: the text is the name.
    Fixed,
    /// A policy of the type's own.
    Under(Setting),
}

/// The name of a member or of a variant, before the context has its say.
#[derive(Clone)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) rule: Rule,
    /// The views that the field is in; empty if it is in all.
    pub(crate) views: Vec<Path>,
}

/// A `rename_all`, by json's rules or by serde's.
#[derive(Clone, Copy)]
pub(crate) enum RenameAll {
    Json(Setting),
    Serde(SerdeRule),
}

impl RenameAll {
    /// json's word counts where both speak.
    pub(crate) fn resolve(
        json: Option<Spanned<Setting>>,
        serde: Option<Spanned<Sided<SerdeRule>>>,
    ) -> Option<Spanned<Self>> {
        let json = json.map(|rule| rule.map(Self::Json));
        let serde = serde.and_then(Spanned::written);
        json.or(serde.map(|rule| rule.map(Self::Serde)))
    }
}

impl Name {
    pub(crate) fn fixed(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            rule: Rule::Fixed,
            views: Vec::new(),
        }
    }

    pub(crate) fn of_field(ident: &Ident, rule: Option<RenameAll>) -> Self {
        let text = ident.unraw().to_string();
        match rule {
            None => Self::ruled(text, Rule::Field),
            Some(RenameAll::Json(naming)) => Self::ruled(text, Rule::Under(naming)),
            Some(RenameAll::Serde(rule)) => Self::ruled(rule.field(&text), Rule::Fixed),
        }
    }

    pub(crate) fn of_variant(ident: &Ident, rule: Option<RenameAll>) -> Self {
        let text = ident.unraw().to_string();
        match rule {
            None => Self::ruled(text, Rule::Variant),
            Some(RenameAll::Json(naming)) => Self::ruled(text, Rule::Under(naming)),
            Some(RenameAll::Serde(rule)) => Self::ruled(rule.variant(&text), Rule::Fixed),
        }
    }

    fn ruled(text: String, rule: Rule) -> Self {
        Self {
            text,
            rule,
            views: Vec::new(),
        }
    }
}

/// A rule of serde's `rename_all`. It takes fields for `snake_case` and variants for `PascalCase`,
/// and looks no further.
#[derive(Clone, Copy)]
pub(crate) enum SerdeRule {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

const SERDE_RULES: &[(&str, SerdeRule)] = &[
    ("lowercase", SerdeRule::Lower),
    ("UPPERCASE", SerdeRule::Upper),
    ("PascalCase", SerdeRule::Pascal),
    ("camelCase", SerdeRule::Camel),
    ("snake_case", SerdeRule::Snake),
    ("SCREAMING_SNAKE_CASE", SerdeRule::ScreamingSnake),
    ("kebab-case", SerdeRule::Kebab),
    ("SCREAMING-KEBAB-CASE", SerdeRule::ScreamingKebab),
];

impl Value for SerdeRule {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        word(meta, SERDE_RULES)
    }
}

impl SerdeRule {
    fn field(self, field: &str) -> String {
        match self {
            Self::Lower | Self::Snake => field.to_owned(),
            Self::Upper | Self::ScreamingSnake => field.to_ascii_uppercase(),
            Self::Pascal => pascal(field),
            Self::Camel => uncapitalized(&pascal(field)),
            Self::Kebab => field.replace('_', "-"),
            Self::ScreamingKebab => field.to_ascii_uppercase().replace('_', "-"),
        }
    }

    fn variant(self, variant: &str) -> String {
        match self {
            Self::Lower => variant.to_ascii_lowercase(),
            Self::Upper => variant.to_ascii_uppercase(),
            Self::Pascal => variant.to_owned(),
            Self::Camel => uncapitalized(variant),
            Self::Snake => snake(variant),
            Self::ScreamingSnake => snake(variant).to_ascii_uppercase(),
            Self::Kebab => snake(variant).replace('_', "-"),
            Self::ScreamingKebab => snake(variant).to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn pascal(field: &str) -> String {
    let words = field.split('_');
    words.map(capitalized).collect()
}

fn capitalized(word: &str) -> String {
    let mut chars = word.chars();
    let first = chars.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}

fn uncapitalized(word: &str) -> String {
    let mut chars = word.chars();
    let first = chars.next().map(|first| first.to_ascii_lowercase());
    first.into_iter().chain(chars).collect()
}

fn snake(variant: &str) -> String {
    let mut snake = String::new();
    for (index, letter) in variant.chars().enumerate() {
        if index > 0 && letter.is_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}
