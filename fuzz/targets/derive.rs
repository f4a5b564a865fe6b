//! Token soup through the derives: they print Rust or say what is wrong, and never panic.

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use libfuzzer_sys::fuzz_target;
use proc_macro2::TokenStream;

// json-derive from its source: nothing can be linked to a proc-macro crate.
#[path = "../../json-derive/src/attr/mod.rs"]
mod attr;
#[path = "../../json-derive/src/bound/mod.rs"]
mod bound;
#[path = "../../json-derive/src/check/mod.rs"]
mod check;
#[path = "../../json-derive/src/choice.rs"]
mod choice;
#[path = "../../json-derive/src/derive.rs"]
mod derive;
#[path = "../../json-derive/src/errors.rs"]
mod errors;
#[path = "../../json-derive/src/expand/mod.rs"]
mod expand;
#[path = "../../json-derive/src/model/mod.rs"]
mod model;
#[path = "../../json-derive/src/names.rs"]
mod names;
#[path = "../../json-derive/src/rename.rs"]
mod rename;

/// A type in which each `@` is a place for attributes.
const ITEMS: &[&str] = &[
    "@ struct S { @ a: u8, @ b_c: Option<T>, @ r#type: String }",
    "@ struct S<'a, T: Clone, const N: usize>(@ &'a T, @ [u8; N]) where T: Copy;",
    "@ struct S(@ Vec<S>);",
    "@ struct S;",
    "@ struct S {}",
    "@ struct S();",
    "@ enum E { @ A, @ B = -1, @ C = 1 << 3 }",
    "@ enum E<T> { @ A, @ B(@ T), @ C(@ u8, @ PhantomData<T>), @ D { @ a: T, @ b: () } }",
    "@ enum E {}",
    "@ union U { @ a: u8 }",
    "@ pub(crate) struct größe<Ö = u8> { @ ß: Ö }",
];

/// Tokens of attributes, and others.
const TOKENS: &[&str] = &[
    "rename",
    "rename_all",
    "rename_all_fields",
    "skip",
    "skip_if",
    "omit",
    "enums",
    "with",
    "order",
    "flatten",
    "view",
    "views",
    "tag",
    "content",
    "untagged",
    "transparent",
    "into",
    "remote",
    "getter",
    "context",
    "bound",
    "crate",
    "serialize",
    "deserialize",
    "skip_serializing",
    "skip_serializing_if",
    "serialize_with",
    "default",
    "alias",
    "borrow",
    "deny_unknown_fields",
    "other",
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
    "=",
    "=",
    "=",
    "=",
    ",",
    ",",
    ",",
    ",",
    "::",
    "<",
    ">",
    "&",
    "-",
    "#",
    "!",
    "'a",
    "(",
    "(",
    "(",
    ")",
    ")",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"camelCase\"",
    "\"UPPERCASE\"",
    "\"nulls\"",
    "\"defaults\"",
    "\"number\"",
    "\"\"",
    "\"a\"",
    "\"a\"",
    "\"t\"",
    "\"T: Clone\"",
    "\"a::b\"",
    "\"Vec<u8>\"",
    "\"::\"",
    "\"#\"",
    "\"é\\u{2028}\"",
    "\"none\"",
    "\"\\t\"",
    "\"\\r\\n\"",
    "b\"a\"",
    "'c'",
    "0",
    "2",
    "16",
    "-1",
    "4294967296",
    "1.0",
    "true",
    "Vec",
    "u8",
    "T",
    "Self",
    "self",
    "r#type",
    "_",
    "é",
    "where",
    "dyn",
    "impl",
    "fn",
    "LIST",
    "json",
    "serde",
];

#[derive(Debug)]
struct Soup(String);

impl<'a> Arbitrary<'a> for Soup {
    fn arbitrary(input: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut text = String::new();
        for piece in input.choose(ITEMS)?.split_inclusive('@') {
            let Some(piece) = piece.strip_suffix('@') else {
                text += piece;
                break;
            };
            text += piece;
            while !input.is_empty() && input.ratio(1, 3)? {
                text += &attribute(input)?;
            }
        }
        Ok(Self(text))
    }
}

fn attribute(input: &mut Unstructured<'_>) -> arbitrary::Result<String> {
    let name = *input.choose(&["json", "json", "json", "serde", "serde", "repr", "doc"])?;
    let mut tokens = String::new();
    while !input.is_empty() && input.ratio(4, 5)? {
        tokens.push(' ');
        tokens += input.choose(TOKENS)?;
    }
    Ok(match input.int_in_range(0..=9)? {
        0 => format!("#[{name}]"),
        1 => format!("#[{name} = {tokens}]"),
        _ => format!("#[{name}({tokens})]"),
    })
}

fn is_rust(expansion: TokenStream, item: &str) {
    if let Err(error) = syn::parse2::<syn::File>(expansion.clone()) {
        panic!("{error} in\n{expansion}\nof {item}");
    }
}

fuzz_target!(|soup: Soup| {
    // What is no type is not given to a derive.
    if let Ok(input) = syn::parse_str(&soup.0) {
        is_rust(derive::to_json(&input), &soup.0);
        is_rust(derive::json_context(&input), &soup.0);
    }
});
