//! Keys that are known, and where they belong: for whoever puts one somewhere else. And those of other
//! libraries.

use super::place::Place;

/// What does what the key does elsewhere: in serde's attribute, or in System.Text.Json.
pub(super) fn instead_of(key: &str, place: Place) -> Option<&'static str> {
    let rows = match place {
        Place::Context => OF_CONTEXTS,
        _ => OF_TYPES,
    };
    let row = rows.iter().find(|(keys, _)| keys.contains(&key));
    row.map(|(_, instead)| *instead)
}

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
        &["polymorphic", "discriminator", "type_discriminator"],
        "`tag = \"…\"`",
    ),
    (&["skip_nulls", "ignore_nulls"], "`omit = \"nulls\"`"),
];

const OF_CONTEXTS: &[(&[&str], &str)] = &[
    (
        &[
            "skip_nulls",
            "ignore_nulls",
            "default_ignore_condition",
            "DefaultIgnoreCondition",
        ],
        "`omit = \"nulls\"`",
    ),
    (
        &["pretty", "write_indented", "WriteIndented", "indented"],
        "`indent = 2`",
    ),
    (
        &[
            "property_naming",
            "property_naming_policy",
            "PropertyNamingPolicy",
            "naming",
            "case",
        ],
        "`field_naming`",
    ),
    (&["enum_naming"], "`variant_naming`"),
    (
        &["dictionary_key_policy", "DictionaryKeyPolicy"],
        "`key_naming`",
    ),
    (&["encoder", "Encoder"], "`escape`"),
    (
        &["use_string_enum_converter", "UseStringEnumConverter"],
        "`enums = \"string\"`",
    ),
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
