//! What attributes say about a whole type.

use syn::{Attribute, Data, DeriveInput, Path, Type, parse_quote};

use crate::attr::{Contexts, Flag, Namespace, Place, Predicates, Sided, Spanned, Table};
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
    pub(crate) bound: Option<Predicates>,
    pub(crate) transparent: Option<Spanned<Flag>>,
    pub(crate) rename_all: Option<Spanned<RenameAll>>,
    pub(crate) rename_all_fields: Option<Spanned<RenameAll>>,
    pub(crate) omit: Option<Spanned<Setting>>,
    pub(crate) enums: Option<Spanned<Setting>>,
    /// Whether fields can be read by value only.
    pub(crate) is_packed: bool,
}

/// What `#[json(…)]` says.
#[derive(Default)]
struct Json {
    runtime: Option<Spanned<Path>>,
    contexts: Vec<Spanned<Contexts>>,
    bound: Option<Spanned<Predicates>>,
    transparent: Option<Spanned<Flag>>,
    rename_all: Option<Spanned<Setting>>,
    rename_all_fields: Option<Spanned<Setting>>,
    omit: Option<Spanned<Setting>>,
    enums: Option<Spanned<Setting>>,
}

/// What `#[serde(…)]` says.
#[derive(Default)]
struct Serde {
    bound: Option<Spanned<Sided<Predicates>>>,
    transparent: Option<Spanned<Flag>>,
    rename_all: Option<Spanned<Sided<SerdeRule>>>,
    rename_all_fields: Option<Spanned<Sided<SerdeRule>>>,
}

impl Container {
    pub(crate) fn from_syn(errors: &Errors, input: &DeriveInput) -> Self {
        let place = match input.data {
            Data::Enum(_) => Place::Enum,
            Data::Struct(_) | Data::Union(_) => Place::Struct,
        };
        let json = Json::read(errors, &input.attrs, place);
        let serde = Serde::read(errors, &input.attrs, place);
        let runtime = json.runtime.map(|path| path.value);
        let contexts = json.contexts.into_iter().flat_map(|it| it.value.0);
        let bound = json.bound.map(|bound| bound.value);
        Self {
            runtime: runtime.unwrap_or_else(|| parse_quote!(::json_runtime)),
            contexts: contexts.collect(),
            bound: bound.or(serde.bound.and_then(|bound| bound.value.0)),
            transparent: json.transparent.or(serde.transparent),
            rename_all: RenameAll::resolve(json.rename_all, serde.rename_all),
            rename_all_fields: RenameAll::resolve(json.rename_all_fields, serde.rename_all_fields),
            omit: json.omit,
            enums: json.enums,
            is_packed: is_packed(&input.attrs),
        }
    }
}

impl Json {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        let table = Table::new(Namespace::Json, place)
            .choice("rename_all", &NAMING, &mut it.rename_all)
            .choice("omit", &OMIT, &mut it.omit)
            .repeated("context", &mut it.contexts)
            .value("bound", &mut it.bound)
            .value("crate", &mut it.runtime)
            .unsupported(UNSUPPORTED)
            .unsupported(UNSUPPORTED_JSON);
        let table = match place {
            Place::Enum => table
                .choice("rename_all_fields", &NAMING, &mut it.rename_all_fields)
                .choice("enums", &ENUMS, &mut it.enums)
                .unsupported(UNSUPPORTED_ENUM),
            _ => table.value("transparent", &mut it.transparent),
        };
        table.read(errors, attributes);
        it
    }
}

impl Serde {
    fn read(errors: &Errors, attributes: &[Attribute], place: Place) -> Self {
        let mut it = Self::default();
        let table = Table::new(Namespace::Serde, place)
            .value("rename_all", &mut it.rename_all)
            .value("bound", &mut it.bound)
            .value("transparent", &mut it.transparent)
            .ignored(READING)
            .unsupported(UNSUPPORTED);
        let table = match place {
            Place::Enum => table
                .value("rename_all_fields", &mut it.rename_all_fields)
                .unsupported(UNSUPPORTED_ENUM),
            _ => table,
        };
        table.read(errors, attributes);
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
    "rename",
    "try_from",
    "variant_identifier",
];

const BY_HAND: &str = "write the impl of `ToJson` by hand";

const UNSUPPORTED: &[(&str, &str)] = &[("into", BY_HAND), ("remote", BY_HAND), ("tag", BY_HAND)];

const UNSUPPORTED_ENUM: &[(&str, &str)] = &[("content", BY_HAND), ("untagged", BY_HAND)];

const UNSUPPORTED_JSON: &[(&str, &str)] =
    &[("rename", "remove it: the name of a type is written nowhere")];

fn is_packed(attributes: &[Attribute]) -> bool {
    let mut is_packed = false;
    for attribute in attributes.iter().filter(|it| it.path().is_ident("repr")) {
        // What is no valid `repr` is rustc's to report.
        let _ = attribute.parse_nested_meta(|meta| {
            is_packed |= meta.path.is_ident("packed");
            crate::attr::skip_value(meta.input)
        });
    }
    is_packed
}

/// Whether the item is marked so that a mention of it warns.
pub(crate) fn is_deprecated(attributes: &[Attribute]) -> bool {
    let deprecated = |attribute: &Attribute| attribute.path().is_ident("deprecated");
    attributes.iter().any(deprecated)
}
