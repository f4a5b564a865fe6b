//! What attributes say about a whole type.

use proc_macro2::{Ident, Span};
use syn::{Attribute, Data, DeriveInput, Path, Type, parse_quote};

use crate::attr::{Contexts, Flag, Namespace, Place, Predicates, Sided, Spanned, Table, Text};
use crate::choice::{ENUMS, NAMING, OMIT, Setting};
use crate::errors::Errors;
use crate::rename::{RenameAll, SerdeRule};

/// The options of a struct or an enum.
pub(crate) struct Container {
    /// The path of json-runtime.
    pub(crate) runtime: Path,
    /// The only contexts that the type is written under; empty if it is written under all.
    pub(crate) contexts: Vec<Type>,
    /// What takes the place of the inferred bounds.
    pub(crate) bound: Option<Spanned<Predicates>>,
    pub(crate) transparent: Option<Spanned<Flag>>,
    /// The name of the type, where a struct has a tag.
    pub(crate) rename: Option<Spanned<Text>>,
    pub(crate) tag: Option<Spanned<Text>>,
    pub(crate) content: Option<Spanned<Text>>,
    pub(crate) untagged: Option<Spanned<Flag>>,
    /// The type that a value is turned into, and written as.
    pub(crate) into: Option<Spanned<Type>>,
    /// The type of another crate that this one describes.
    pub(crate) remote: Option<Spanned<Path>>,
    pub(crate) rename_all: Option<Spanned<RenameAll>>,
    pub(crate) rename_all_fields: Option<Spanned<RenameAll>>,
    pub(crate) omit: Option<Spanned<Setting>>,
    pub(crate) enums: Option<Spanned<Setting>>,
    /// Whether the impl of `ToJsonKey` is the user's to write.
    pub(crate) no_key: Option<Spanned<Flag>>,
    /// Whether fields can be read by value only.
    pub(crate) is_packed: bool,
    /// The type of an enum's discriminants.
    pub(crate) number: Ident,
}

/// How the variants of an enum are told apart.
#[derive(Clone, Copy)]
pub(crate) enum Tagging<'a> {
    /// `{"Variant":data}`
    External,
    /// `{"tag":"Variant","field":1}`
    Internal { tag: &'a str },
    /// `{"tag":"Variant","content":data}`
    Adjacent { tag: &'a str, content: &'a str },
    /// `data`
    Untagged,
}

/// What both `#[json(…)]` and `#[serde(…)]` say in the same words.
#[derive(Default)]
struct Shared {
    transparent: Option<Spanned<Flag>>,
    tag: Option<Spanned<Text>>,
    content: Option<Spanned<Text>>,
    untagged: Option<Spanned<Flag>>,
    into: Option<Spanned<Type>>,
    remote: Option<Spanned<Path>>,
}

/// What `#[json(…)]` says.
#[derive(Default)]
struct Json {
    shared: Shared,
    runtime: Option<Spanned<Path>>,
    contexts: Vec<Spanned<Contexts>>,
    bound: Option<Spanned<Predicates>>,
    rename: Option<Spanned<Text>>,
    rename_all: Option<Spanned<Setting>>,
    rename_all_fields: Option<Spanned<Setting>>,
    omit: Option<Spanned<Setting>>,
    enums: Option<Spanned<Setting>>,
    no_key: Option<Spanned<Flag>>,
}

/// What `#[serde(…)]` says.
#[derive(Default)]
struct Serde {
    shared: Shared,
    bound: Option<Spanned<Sided<Predicates>>>,
    rename: Option<Spanned<Sided<Text>>>,
    rename_all: Option<Spanned<Sided<SerdeRule>>>,
    rename_all_fields: Option<Spanned<Sided<SerdeRule>>>,
}

impl Container {
    /// Whether nothing is said that changes how a struct is written, but for the names of its fields.
    pub(crate) fn is_plain(&self) -> bool {
        self.contexts.is_empty()
            && self.bound.is_none()
            && self.tag.is_none()
            && self.into.is_none()
            && self.remote.is_none()
            && self.omit.is_none()
            && !self.is_packed
    }

    pub(crate) fn from_syn(errors: &Errors, input: &DeriveInput) -> Self {
        let place = match input.data {
            Data::Enum(_) => Place::Enum,
            Data::Struct(_) | Data::Union(_) => Place::Struct,
        };
        let json = Json::read(errors, &input.attrs, place);
        let serde = Serde::read(errors, &input.attrs, place);
        let runtime = json.runtime.map(|path| path.value);
        let contexts = json.contexts.into_iter().flat_map(|it| it.value.0);
        let shared = json.shared.or(serde.shared);
        Self {
            runtime: runtime.unwrap_or_else(|| parse_quote!(::json_runtime)),
            contexts: contexts.collect(),
            bound: json.bound.or(serde.bound.and_then(Spanned::written)),
            transparent: shared.transparent,
            rename: json.rename.or(serde.rename.and_then(Spanned::written)),
            tag: shared.tag,
            content: shared.content,
            untagged: shared.untagged,
            into: shared.into,
            remote: shared.remote,
            rename_all: RenameAll::resolve(json.rename_all, serde.rename_all),
            rename_all_fields: RenameAll::resolve(json.rename_all_fields, serde.rename_all_fields),
            omit: json.omit,
            enums: json.enums,
            no_key: json.no_key,
            is_packed: repr(&input.attrs, &["packed"]).is_some(),
            number: repr(&input.attrs, INTEGERS)
                .unwrap_or_else(|| Ident::new("isize", Span::call_site())),
        }
    }

    /// How an enum's variants are told apart.
    pub(crate) fn tagging(&self) -> Tagging<'_> {
        match (&self.tag, &self.content) {
            (Some(tag), Some(content)) => Tagging::Adjacent {
                tag: &tag.value.0,
                content: &content.value.0,
            },
            (Some(tag), None) => Tagging::Internal { tag: &tag.value.0 },
            (None, _) if self.untagged.is_some() => Tagging::Untagged,
            (None, _) => Tagging::External,
        }
    }
}

impl Shared {
    fn rows<'t>(&'t mut self, table: Table<'t>, place: Place) -> Table<'t> {
        let table = table
            .value("tag", &mut self.tag)
            .value("into", &mut self.into)
            .value("remote", &mut self.remote);
        match place {
            Place::Enum => table
                .value("content", &mut self.content)
                .value("untagged", &mut self.untagged),
            _ => table.value("transparent", &mut self.transparent),
        }
    }

    /// json's word counts where both speak: its tagging as a whole.
    fn or(self, serde: Self) -> Self {
        let is_tagged = self.tag.is_some() || self.untagged.is_some();
        let (tag, content, untagged) = if is_tagged {
            (self.tag, self.content, self.untagged)
        } else {
            (serde.tag, self.content.or(serde.content), serde.untagged)
        };
        Self {
            transparent: self.transparent.or(serde.transparent),
            tag,
            content,
            untagged,
            into: self.into.or(serde.into),
            remote: self.remote.or(serde.remote),
        }
    }
}

impl Json {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        let table = Table::new(Namespace::Json, place)
            .choice("rename_all", &NAMING, &mut it.rename_all)
            .choice("omit", &OMIT, &mut it.omit)
            .value("no_key", &mut it.no_key)
            .repeated("context", &mut it.contexts)
            .value("bound", &mut it.bound)
            .value("crate", &mut it.runtime)
            .value("rename", &mut it.rename);
        let table = match place {
            Place::Enum => table
                .choice("rename_all_fields", &NAMING, &mut it.rename_all_fields)
                .choice("enums", &ENUMS, &mut it.enums),
            _ => table,
        };
        it.shared.rows(table, place).read(errors, attributes);
        it
    }
}

impl Serde {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        let table = Table::new(Namespace::Serde, place)
            .sided("rename_all", &mut it.rename_all)
            .sided("bound", &mut it.bound)
            .sided("rename", &mut it.rename)
            .ignored(READING);
        let table = match place {
            Place::Enum => table.sided("rename_all_fields", &mut it.rename_all_fields),
            _ => table,
        };
        it.shared.rows(table, place).read(errors, attributes);
        it
    }
}

/// Keys of serde that do not change what is written.
const READING: &[&str] = &[
    "crate",
    "default",
    "deny_unknown_fields",
    "expecting",
    "field_identifier",
    "from",
    "try_from",
    "variant_identifier",
];

const INTEGERS: &[&str] = &[
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

/// Which of these words is in `repr`.
fn repr(attributes: &[Attribute], words: &[&str]) -> Option<Ident> {
    let mut found = None;
    for attribute in attributes.iter().filter(|it| it.path().is_ident("repr")) {
        // What is no valid `repr` is rustc's to report.
        let _ = attribute.parse_nested_meta(|meta| {
            let word = meta.path.get_ident();
            if let Some(word) = word.filter(|word| words.iter().any(|it| word == it)) {
                found = Some(word.clone());
            }
            crate::attr::skip_value(meta.input)
        });
    }
    found
}

/// Whether the item is marked so that a mention of it warns.
pub(crate) fn is_deprecated(attributes: &[Attribute]) -> bool {
    let deprecated = |attribute: &Attribute| attribute.path().is_ident("deprecated");
    attributes.iter().any(deprecated)
}
