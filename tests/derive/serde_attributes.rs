//! `#[serde(…)]` without serde: what it says about writing counts, what it says about reading does not.

use crate::{Web, assert_json};
use json_runtime::{Plain, ToJson};

struct Opaque;

#[derive(ToJson)]
#[serde(
    rename = "Ignored",
    rename_all = "camelCase",
    deny_unknown_fields,
    default
)]
#[serde(crate = "somewhere", expecting = "a value", from = "Opaque")]
struct Struct {
    unit_price: u8,
    #[serde(rename = "renamed", alias = "a", alias = "b")]
    first: u8,
    #[serde(rename(serialize = "out", deserialize = "in"))]
    second: u8,
    #[serde(
        rename(deserialize = "in"),
        default = "Default::default",
        borrow = "'a"
    )]
    third_field: u8,
    #[serde(skip)]
    fourth: Opaque,
    #[serde(skip_serializing, flatten, with = "nowhere")]
    fifth: Opaque,
    #[serde(skip_deserializing, deserialize_with = "nowhere::read")]
    sixth: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    seventh: Option<u8>,
    #[serde(serialize_with = "nowhere::write")]
    #[json(with = "dashes")]
    eighth: Opaque,
    #[serde(rename = "serde")]
    #[json(rename = "json")]
    ninth: u8,
}

mod dashes {
    pub(super) fn write_json<C: json_runtime::JsonContext>(
        _: &super::Opaque,
        writer: &mut json_runtime::JsonWriter<'_, C>,
    ) {
        writer.string("--");
    }
}

#[test]
fn on_structs() {
    let value = Struct {
        unit_price: 0,
        first: 1,
        second: 2,
        third_field: 3,
        fourth: Opaque,
        fifth: Opaque,
        sixth: 6,
        seventh: None,
        eighth: Opaque,
        ninth: 9,
    };
    let text = concat!(
        r#"{"unitPrice":0,"renamed":1,"out":2,"thirdField":3,"#,
        r#""sixth":6,"eighth":"--","json":9}"#,
    );
    assert_json!(Plain: &value => text, Web: &value => text);
    let Struct {
        fourth: Opaque,
        fifth: Opaque,
        ..
    } = value;
}

/// The rules of serde look at underscores in fields and at uppercase letters in variants, and at
/// nothing else.
macro_rules! ruled {
    ($($rule:literal => $fields:literal, $variants:literal;)*) => {
        $({
            #[derive(ToJson)]
            #[serde(rename_all = $rule)]
            #[expect(non_snake_case, reason = "where the rules differ")]
            struct Fields {
                unit_price: (),
                unitPrice: (),
                _a__b: (),
                x1_y2: (),
            }

            #[derive(ToJson)]
            #[serde(rename_all = $rule)]
            #[expect(non_camel_case_types, reason = "where the rules differ")]
            enum Variants {
                UnitPrice,
                HTTPServer,
                snake_case,
            }

            let fields = Fields { unit_price: (), unitPrice: (), _a__b: (), x1_y2: () };
            let variants = [Variants::UnitPrice, Variants::HTTPServer, Variants::snake_case];
            assert_json! {
                Web: &fields => "{}",
                Plain: &fields => $fields,
                Web: &variants => $variants,
            }
        })*
    };
}

#[test]
fn rules_are_those_of_serde() {
    ruled! {
        "lowercase" => r#"{"unit_price":null,"unitPrice":null,"_a__b":null,"x1_y2":null}"#,
            r#"["unitprice","httpserver","snake_case"]"#;
        "UPPERCASE" => r#"{"UNIT_PRICE":null,"UNITPRICE":null,"_A__B":null,"X1_Y2":null}"#,
            r#"["UNITPRICE","HTTPSERVER","SNAKE_CASE"]"#;
        "snake_case" => r#"{"unit_price":null,"unitPrice":null,"_a__b":null,"x1_y2":null}"#,
            r#"["unit_price","h_t_t_p_server","snake_case"]"#;
        "SCREAMING_SNAKE_CASE" => r#"{"UNIT_PRICE":null,"UNITPRICE":null,"_A__B":null,"X1_Y2":null}"#,
            r#"["UNIT_PRICE","H_T_T_P_SERVER","SNAKE_CASE"]"#;
        "kebab-case" => r#"{"unit-price":null,"unitPrice":null,"-a--b":null,"x1-y2":null}"#,
            r#"["unit-price","h-t-t-p-server","snake-case"]"#;
        "SCREAMING-KEBAB-CASE" => r#"{"UNIT-PRICE":null,"UNITPRICE":null,"-A--B":null,"X1-Y2":null}"#,
            r#"["UNIT-PRICE","H-T-T-P-SERVER","SNAKE-CASE"]"#;
    }
}

#[derive(ToJson)]
#[serde(transparent)]
struct Transparent {
    #[serde(skip)]
    #[expect(dead_code, reason = "it is skipped")]
    skipped: u8,
    value: u8,
}

/// serde writes the only field of a tuple struct, whatever is said about it.
#[derive(ToJson)]
struct Newtype(#[serde(skip)] u8);

#[test]
fn newtypes() {
    assert_json!(Plain: &(Transparent { skipped: 1, value: 2 }, Newtype(3)) => "[2,3]");
}

#[derive(ToJson)]
#[serde(
    rename_all = "snake_case",
    rename_all_fields = "UPPERCASE",
    variant_identifier
)]
enum Enum {
    FirstVariant,
    #[serde(rename = "other", alias = "x", other)]
    Second,
    #[serde(rename_all = "camelCase")]
    Third {
        first_field: u8,
    },
    Fourth {
        first_field: u8,
    },
    #[serde(skip)]
    Fifth(Opaque),
    #[serde(skip_serializing)]
    Sixth,
    #[serde(skip_deserializing, rename(serialize = "seventh!"))]
    Seventh(#[serde(skip)] Opaque),
    #[json(rename_all = "kebab-case")]
    #[serde(rename_all = "camelCase")]
    Eighth {
        first_field: u8,
    },
}

#[test]
fn on_enums() {
    assert_json! {
        Web: &[
            Enum::FirstVariant,
            Enum::Second,
            Enum::Third { first_field: 1 },
            Enum::Fourth { first_field: 2 },
            Enum::Seventh(Opaque),
            Enum::Eighth { first_field: 3 },
        ] => concat!(
            r#"["first_variant","other",{"third":{"firstField":1}},"#,
            r#"{"fourth":{"FIRST_FIELD":2}},"seventh!",{"eighth":{"first-field":3}}]"#,
        ),
        Plain: &Enum::Fifth(Opaque) => "the enum variant Enum::Fifth cannot be serialized at $ (byte 0)",
        Plain: &Enum::Sixth => "the enum variant Enum::Sixth cannot be serialized at $ (byte 0)",
    }
}
