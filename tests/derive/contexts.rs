//! Every option of a derived context.

use std::collections::BTreeMap;

use crate::assert_json;
use json_runtime::{
    Bytes, Enums, Escape, Indent, JsonContext, Naming, Newline, NonFinite, Omit, OmitEntries,
    Plain, ToJson, WholeFloats, WideIntegers,
};

#[derive(JsonContext)]
struct Defaults;

#[derive(JsonContext)]
#[json(
    field_naming = "snake_case",
    variant_naming = "SCREAMING-KEBAB-CASE",
    key_naming = "PascalCase"
)]
#[json(
    omit = "defaults",
    omit_entries = "nulls",
    enums = "number",
    indent = 16,
    newline = "\r\n"
)]
#[json(
    escape = "html",
    non_finite = "error",
    whole_floats = "1",
    wide_integers = "string_if_unsafe"
)]
#[json(bytes = "base64url", max_depth = 7)]
enum Everything {}

#[derive(JsonContext)]
#[json(indent = "\t", max_depth = "none")]
#[json(crate = "json_runtime")]
struct Tabbed {}

#[test]
fn what_is_not_given_is_as_in_plain() {
    assert_eq!(Defaults::FIELD_NAMING, Plain::FIELD_NAMING);
    assert_eq!(Defaults::OMIT, Plain::OMIT);
    assert_eq!(Defaults::INDENT, Plain::INDENT);
    assert_eq!(Defaults::MAX_DEPTH, Plain::MAX_DEPTH);
}

#[test]
fn every_option_sets_its_constant() {
    assert_eq!(Everything::FIELD_NAMING, Naming::SnakeCase);
    assert_eq!(Everything::VARIANT_NAMING, Naming::ScreamingKebabCase);
    assert_eq!(Everything::KEY_NAMING, Naming::PascalCase);
    assert_eq!(Everything::OMIT, Omit::Defaults);
    assert_eq!(Everything::OMIT_ENTRIES, OmitEntries::Nulls);
    assert_eq!(Everything::ENUMS, Enums::Number);
    assert_eq!(Everything::INDENT, Indent::Spaces(16));
    assert_eq!(Everything::NEWLINE, Newline::CrLf);
    assert_eq!(Everything::ESCAPE, Escape::Html);
    assert_eq!(Everything::NON_FINITE, NonFinite::Error);
    assert_eq!(Everything::WHOLE_FLOATS, WholeFloats::WithoutFraction);
    assert_eq!(Everything::WIDE_INTEGERS, WideIntegers::StringIfUnsafe);
    assert_eq!(Everything::BYTES, Bytes::Base64Url);
    assert_eq!(Everything::MAX_DEPTH, 7);
    assert_eq!(Tabbed::INDENT, Indent::Tab);
    assert_eq!(Tabbed::MAX_DEPTH, usize::MAX);
}

#[derive(ToJson)]
struct Order {
    order_id: u64,
    note: Option<&'static str>,
    tags: BTreeMap<&'static str, Option<u8>>,
}

#[test]
fn every_entry_point_needs_no_import() {
    let order = Order {
        order_id: 7,
        note: None,
        tags: BTreeMap::from([("a", None)]),
    };
    let text = "{\n\t\"order_id\": 7,\n\t\"note\": null,\n\t\"tags\": {\n\t\t\"a\": null\n\t}\n}";
    assert_eq!(Tabbed::to_string(&order).unwrap(), text);
    assert_eq!(Tabbed::to_vec(&order).unwrap(), text.as_bytes());
    let mut to = Vec::new();
    Tabbed::append(&order, &mut to).unwrap();
    Tabbed::to_writer(&mut to, &order).unwrap();
    assert_eq!(to, text.repeat(2).as_bytes());
    assert_json!(Everything: &order => "{\r\n                \"order_id\": 7,\r\n                \"tags\": {}\r\n}");
}

/// Contexts can be called what type parameters are called.
#[test]
fn contexts_with_short_names() {
    macro_rules! contexts {
        ($($name:ident),+) => {$(
            #[derive(JsonContext)]
            #[json(field_naming = "UPPERCASE")]
            struct $name;
            assert_eq!($name::to_string(&[1]).unwrap(), "[1]");
        )+};
    }
    contexts!(T, I, W, S, C, R, E, K, V);
}
