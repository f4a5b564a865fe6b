//! Derive macros of json-runtime, which re-exports them: depend on that crate, not on this one.
//!
//! A derive goes through four stages. Attributes are read by a table of keys for each place
//! (`attr`), and become a `Model` without attributes in it (`model`). Rules that
//! need more than one attribute look at the whole of it (`check`). What passes them is printed
//! (`expand`); what does not is replaced by its messages and by a stub, so that nobody else
//! complains.

#![forbid(unsafe_code)]

mod attr;
mod bound;
mod check;
mod choice;
mod derive;
mod errors;
mod expand;
#[cfg(test)]
mod golden;
mod model;
mod names;
mod rename;

use syn::parse_macro_input;

/// Writes the impl of `ToJson`, for every context or for those that are named.
///
/// ```
/// use json_runtime::{JsonContext, ToJson};
///
/// #[derive(ToJson)]
/// struct Line {
///     unit_price: u32,
///     #[json(rename = "memo")]
///     note_text: Option<String>,
///     #[json(skip)]
///     cached: bool,
/// }
///
/// #[derive(JsonContext)]
/// #[json(field_naming = "camelCase", omit = "nulls")]
/// struct Api;
///
/// let line = Line { unit_price: 7, note_text: None, cached: true };
/// assert_eq!(json_runtime::to_string(&line).unwrap(), r#"{"unit_price":7,"memo":null}"#);
/// assert_eq!(Api::to_string(&line).unwrap(), r#"{"unitPrice":7}"#);
/// # let _ = line.cached;
/// ```
///
/// An enum without data and a newtype of something that can be the key of a map can be one, too, and so can
/// an enum of names and of untagged variants that hold such: for these it also writes the impl of
/// `ToJsonKey`, unless `no_key` leaves it to you.
///
/// # Attributes
///
/// | `#[json(…)]` | on | meaning |
/// |---|---|---|
/// | `rename = "…"` | field, variant | this name, under every context |
/// | `rename_all = "camelCase"` | type, variant | this naming for the fields of a struct or a variant, or for the variants of an enum |
/// | `rename_all_fields = "camelCase"` | enum | this naming for the fields of all variants |
/// | `skip` | field, variant | it is never written; a value of a skipped variant is an error |
/// | `skip_if = "path"` | field | it is left out where `path(&field)` is true |
/// | `omit = "nulls"` | type, field | in place of the context's option |
/// | `enums = "number"` | enum | in place of the context's option |
/// | `with = "module"` | field, variant | `module::write_json(&field, writer)` writes it; for a variant, all its fields are given |
/// | `order = -1` | field | lower ones come first; the others have 0 |
/// | `flatten` | field | the members of its value join this object |
/// | `view = DETAIL`, `view(LIST, DETAIL)` | field | only contexts with one of these views write it |
/// | `tag = "type"` | enum, struct | the name of the variant, or of the struct, is a member |
/// | `tag = "t", content = "c"` | enum | the name of the variant and its data are two members |
/// | `untagged` | enum, variant | the data alone is written |
/// | `transparent` | struct | it is written as its only field |
/// | `into = "Type"` | type | it is cloned, turned into `Type`, and written as this |
/// | `remote = "path"`, with `getter = "path"` on fields | type | it describes a type of another crate: no impl, but a form for `with`, and for `Each` in it |
/// | `context = Api`, `context(Api, Log)` | type | the impl is for these contexts alone |
/// | `no_key` | type | no impl of `ToJsonKey`, for an enum or a newtype that has another by hand, or none |
/// | `bound = "T: ToJson"` | type, field | in place of the bounds that are inferred; `ToJson` stands for `ToJson<C>` of the context |
/// | `crate = "path"` | type | where json-runtime is |
///
/// `#[serde(…)]` is read as well: what affects writing is honoured as serde does it, and what
/// concerns reading is accepted. Where both speak, `#[json(…)]` counts.
///
/// What is unknown, given twice, malformed, contradictory or, in `#[json(…)]`, without effect is a compile
/// error at the word in question.
#[proc_macro_derive(ToJson, attributes(json, serde))]
pub fn to_json(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derive::to_json(&parse_macro_input!(input)).into()
}

/// Writes the impl of `JsonContext`, and functions that make importing the trait needless.
///
/// ```
/// use json_runtime::JsonContext;
///
/// #[derive(JsonContext)]
/// #[json(key_naming = "PascalCase", indent = "\t", bytes = "hex")]
/// struct Debugging;
///
/// let value = std::collections::BTreeMap::from([("raw_bytes", [0xca_u8, 0xfe])]);
/// assert_eq!(Debugging::to_string(&value).unwrap(), "{\n\t\"RawBytes\": \"cafe\"\n}");
/// ```
///
/// # Attributes
///
/// What is not given is as in `Plain`, which has the first value of each line.
///
/// | `#[json(…)]` | values |
/// |---|---|
/// | `field_naming`, `variant_naming`, `key_naming` | `"verbatim"`, `"lowercase"`, `"UPPERCASE"`, `"PascalCase"`, `"camelCase"`, `"snake_case"`, `"SCREAMING_SNAKE_CASE"`, `"kebab-case"`, `"SCREAMING-KEBAB-CASE"` |
/// | `omit` | `"nothing"`, `"nulls"`, `"defaults"` |
/// | `omit_entries` | `"nothing"`, `"nulls"` |
/// | `enums` | `"string"`, `"number"` |
/// | `indent` | no indentation if it is not given; 1 to 16 spaces, or `"\t"` |
/// | `newline` | `"\n"`, `"\r\n"` |
/// | `escape` | `"minimal"`, `"html"`, `"ascii"` |
/// | `non_finite` | `"null"`, `"error"`, `"string"` |
/// | `whole_floats` | `"1.0"`, `"1"` |
/// | `wide_integers` | `"number"`, `"string_if_unsafe"`, `"string"` |
/// | `bytes` | `"array"`, `"base64"`, `"base64url"`, `"hex"` |
/// | `max_depth` | 128 if it is not given; a number, or `"none"` |
/// | `views = LIST`, `views(LIST, DETAIL)` | all if it is not given |
/// | `types(Order, Vec<Order>)` | the only types that the functions accept; all if it is not given |
/// | `crate` | the path of json-runtime |
#[proc_macro_derive(JsonContext, attributes(json))]
pub fn json_context(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derive::json_context(&parse_macro_input!(input)).into()
}
