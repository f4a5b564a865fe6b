//! Names beyond ASCII.

#![expect(non_snake_case, reason = "names that policies have to cope with")]

use crate::assert_json;
use json_runtime::{JsonContext, Plain, ToJson};

#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE", variant_naming = "kebab-case")]
struct Screaming;

#[derive(JsonContext)]
#[json(field_naming = "PascalCase", escape = "ascii")]
struct Ascii;

#[derive(JsonContext)]
#[json(escape = "html", enums = "string")]
struct Html;

#[derive(ToJson)]
struct Names {
    größe_straße: u8,
    éÉ: u8,
    名前: u8,
    #[json(rename = "<a> & 'b' \u{1F600}\u{2028}\u{0}\"\\")]
    renamed: u8,
    #[json(rename = "")]
    empty: u8,
}

#[derive(ToJson)]
enum Variants {
    GrößeÄndern,
    #[json(rename = "<\u{7f}>")]
    Renamed,
}

const NAMES: Names = Names {
    größe_straße: 1,
    éÉ: 2,
    名前: 3,
    renamed: 4,
    empty: 5,
};

#[test]
fn names_beyond_ascii() {
    assert_json! {
        Plain: &NAMES =>
            "{\"größe_straße\":1,\"éÉ\":2,\"名前\":3,\
             \"<a> & 'b' \u{1F600}\u{2028}\\u0000\\\"\\\\\":4,\"\":5}",
        Screaming: &NAMES =>
            "{\"GRÖßE_STRAßE\":1,\"É_É\":2,\"名前\":3,\
             \"<a> & 'b' \u{1F600}\u{2028}\\u0000\\\"\\\\\":4,\"\":5}",
        Ascii: &NAMES => concat!(
            r#"{"Gr\u00f6\u00dfeStra\u00dfe":1,"\u00c9\u00c9":2,"\u540d\u524d":3,"#,
            r#""<a> & 'b' \ud83d\ude00\u2028\u0000\"\\":4,"":5}"#,
        ),
        Screaming: &[Variants::GrößeÄndern, Variants::Renamed] => "[\"größe-ändern\",\"<\u{7f}>\"]",
        Html: &Variants::Renamed => "\"\\u003c\u{7f}\\u003e\"",
    }
}
