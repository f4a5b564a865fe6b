//! Keys that are known, and where they belong: for whoever puts one somewhere else. And those of other
//! libraries.

use super::place::Place;
use crate::choice::NAMING;

/// What does what the key does elsewhere: in serde's attribute, in System.Text.Json, or in a guess.
pub(super) fn instead_of(key: &str, place: Place) -> Option<String> {
    let of_names = match place {
        Place::Context => Some("field_naming"),
        Place::Struct | Place::Enum | Place::Variant => Some("rename_all"),
        Place::NamedField | Place::TupleField => None,
    };
    if let Some(of_names) = of_names {
        if NAMING.words.iter().any(|(word, _)| *word == key) {
            return Some(format!("`{of_names} = \"{key}\"`"));
        }
        if OF_NAMES.contains(&key) {
            return Some(format!("`{of_names}`"));
        }
    }
    let rows = match place {
        Place::Context => OF_CONTEXTS,
        _ => OF_TYPES,
    };
    let mut rows = rows.iter().chain(OF_BOTH);
    let row = rows.find(|(keys, _)| keys.contains(&key));
    row.map(|(_, instead)| (*instead).to_owned())
}

/// What elsewhere decides how names are spelled.
const OF_NAMES: &[&str] = &[
    "case",
    "casing",
    "naming",
    "naming_policy",
    "naming_strategy",
    "property_naming",
    "property_naming_policy",
    "PropertyNamingPolicy",
];

const OF_BOTH: &[(&[&str], &str)] = &[
    (
        &[
            "skip_nulls",
            "skip_null",
            "skip_none",
            "ignore_nulls",
            "ignore_null",
            "ignore_none",
            "omit_nulls",
            "omit_null",
            "omit_none",
            "nulls",
            "skip_serializing_none",
            "default_ignore_condition",
            "DefaultIgnoreCondition",
        ],
        "`omit = \"nulls\"`",
    ),
    (
        &[
            "skip_defaults",
            "skip_default",
            "skip_empty",
            "ignore_defaults",
            "ignore_default",
            "omit_defaults",
            "omit_default",
            "omit_empty",
            "omitempty",
        ],
        "`omit = \"defaults\"`",
    ),
    (
        &[
            "string_enum",
            "use_string_enum_converter",
            "UseStringEnumConverter",
        ],
        "`enums = \"string\"`",
    ),
];

const OF_TYPES: &[(&[&str], &str)] = &[
    (&["skip_serializing_if"], "`skip_if`"),
    (
        &["serialize_with"],
        "`with`, which names a module or a type",
    ),
    (
        &["skip_serializing", "ignore", "hidden", "exclude"],
        "`skip`",
    ),
    (
        &["key", "property_name", "type_name", "derived_type"],
        "`rename`",
    ),
    (&["converter"], "`with`"),
    (
        &["as_string", "stringify"],
        "`with = \"json_runtime::with::AsString\"`",
    ),
    (&["flat", "inline", "extension_data"], "`flatten`"),
    (
        &["polymorphic", "discriminator", "type_discriminator"],
        "`tag = \"…\"`",
    ),
    (
        &["pretty", "indented", "write_indented"],
        "`indent = 2` on a context, beside `#[derive(JsonContext)]`, which is a type of its own",
    ),
];

const OF_CONTEXTS: &[(&[&str], &str)] = &[
    (
        &[
            "write_indented",
            "WriteIndented",
            "indented",
            "indent_size",
            "IndentSize",
        ],
        "`indent = 2`",
    ),
    (&["enum_naming"], "`variant_naming`"),
    (
        &["dictionary_key_policy", "DictionaryKeyPolicy"],
        "`key_naming`",
    ),
    (&["encoder", "Encoder"], "`escape`"),
];

/// Where the key belongs, if any place takes it.
pub(super) fn place_of(key: &str) -> Option<&'static str> {
    let row = PLACES.iter().find(|(keys, _)| keys.contains(&key));
    row.map(|(_, place)| *place)
}

const PLACES: &[(&[&str], &str)] = &[
    (&["rename"], "on a variant or on a field with a name"),
    (&["rename_all"], "on a struct, an enum or a variant"),
    (
        &["rename_all_fields", "enums", "untagged", "content"],
        "on an enum",
    ),
    (&["tag"], "on an enum or on a struct with named fields"),
    (&["transparent"], "on a struct"),
    (
        &["context", "crate", "into", "remote", "no_key"],
        "on a struct or an enum",
    ),
    (&["bound"], "on a struct, an enum or a field"),
    (&["omit"], "on a struct, an enum or a field with a name"),
    (&["skip"], "on a field or a variant"),
    (&["skip_if", "with", "view", "getter"], "on a field"),
    (&["order", "flatten"], "on a field with a name"),
    (
        &[
            "skip_serializing",
            "skip_serializing_if",
            "serialize_with",
            "deserialize_with",
            "default",
            "alias",
            "deny_unknown_fields",
        ],
        "in `#[serde(…)]`",
    ),
    (
        &[
            "field_naming",
            "variant_naming",
            "key_naming",
            "omit_entries",
            "indent",
            "newline",
            "escape",
            "non_finite",
            "whole_floats",
            "wide_integers",
            "bytes",
            "max_depth",
            "types",
            "views",
        ],
        "on a context, beside `#[derive(JsonContext)]`, which is a type of its own",
    ),
];
