//! Every rule of `rename_all`, on fields and on variants, as serde applies it.

use json_runtime::ToJson;
use serde::Serialize;

use crate::same;

/// One module per rule: a struct and an enum with names that rules disagree on.
macro_rules! rules {
    ($($module:ident $rule:literal;)+) => {$(
        #[expect(nonstandard_style, reason = "where words end is what is tested")]
        mod $module {
            use super::{Serialize, ToJson};

            #[derive(Default, Serialize, ToJson)]
            #[serde(rename_all = $rule)]
            pub(super) struct Fields {
                id: u8,
                first_name: u8,
                created_at_utc: u8,
                r#type: u8,
                _leading: u8,
                trailing_: u8,
                double__underscore: u8,
                line1: u8,
                line_2: u8,
                a_b_c: u8,
                #[serde(rename = "kept_As-is")]
                renamed: u8,
            }

            #[derive(Serialize, ToJson)]
            #[serde(rename_all = $rule)]
            pub(super) enum Variants {
                Pending,
                InProgress,
                HTTPServer,
                Http2,
                A,
                AbC,
                With_Underscore,
                Data { some_field: u8 },
                Newtype(u8),
                #[serde(rename = "kept_As-is")]
                Renamed,
            }

            #[derive(Serialize, ToJson)]
            #[serde(rename_all_fields = $rule)]
            pub(super) enum FieldsOfVariants {
                SomeVariant { some_field: u8, r#in: u8 },
            }

            pub(super) fn variants() -> Vec<Variants> {
                vec![
                    Variants::Pending,
                    Variants::InProgress,
                    Variants::HTTPServer,
                    Variants::Http2,
                    Variants::A,
                    Variants::AbC,
                    Variants::With_Underscore,
                    Variants::Data { some_field: 1 },
                    Variants::Newtype(2),
                    Variants::Renamed,
                ]
            }
        }
    )+

    #[test]
    fn every_rule_agrees_with_serde() {
        $(
            same(&$module::Fields::default());
            same(&$module::variants());
            same(&$module::FieldsOfVariants::SomeVariant { some_field: 1, r#in: 2 });
        )+
    }};
}

rules! {
    lower "lowercase";
    upper "UPPERCASE";
    pascal "PascalCase";
    camel "camelCase";
    snake "snake_case";
    screaming_snake "SCREAMING_SNAKE_CASE";
    kebab "kebab-case";
    screaming_kebab "SCREAMING-KEBAB-CASE";
}

#[derive(Serialize, ToJson)]
#[serde(rename_all(serialize = "camelCase", deserialize = "snake_case"))]
struct Sided {
    unit_price: u8,
}

#[test]
fn a_rule_for_writing_only() {
    crate::writes(&Sided { unit_price: 1 }, r#"{"unitPrice":1}"#);
}

#[derive(Serialize, ToJson)]
#[serde(rename_all(serialize = "camelCase"))]
#[serde(rename_all(deserialize = "snake_case"))]
#[serde(bound(deserialize = "T: Clone"), bound(serialize = "T: Serialize"))]
#[json(bound = "T: ToJson")]
struct SideBySide<T> {
    #[serde(rename(deserialize = "id"))]
    #[serde(rename(serialize = "ID"))]
    order_id: T,
    line_count: u8,
}

#[test]
fn sides_in_attributes_of_their_own() {
    let value = SideBySide {
        order_id: 1,
        line_count: 2,
    };
    crate::writes(&value, r#"{"ID":1,"lineCount":2}"#);
}
