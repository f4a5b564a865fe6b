//! Types that derive both: under `Plain` they write the bytes of serde_json.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use json_runtime::{Plain, Pretty, ToJson};
use serde::Serialize;

/// Both texts, or what serde_json says went wrong.
fn check<T: Serialize + ToJson<Plain> + ToJson<Pretty>>(value: &T) {
    match serde_json::to_string(value) {
        Ok(text) => assert_eq!(json_runtime::to_string(value).unwrap(), text),
        Err(error) => {
            let ours = json_runtime::to_string(value).unwrap_err().to_string();
            assert!(
                ours.starts_with(&error.to_string()),
                "{ours:?} for {error:?}"
            );
        }
    }
    if let Ok(text) = serde_json::to_string_pretty(value) {
        assert_eq!(Pretty::to_string(value).unwrap(), text);
    }
}

macro_rules! check {
    ($($value:expr),+ $(,)?) => {
        $(check(&$value);)+
    };
}

#[derive(Serialize, ToJson)]
struct Named<'a, T> {
    r#type: &'a str,
    snake_case: Option<T>,
    #[serde(rename = "\u{7f}\u{2028}\0\"<")]
    renamed: (),
}

#[derive(Serialize, ToJson)]
struct Empty {}

#[derive(Serialize, ToJson)]
struct Unit;

#[derive(Serialize, ToJson)]
struct NoElements();

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
struct Newtype<T>(T);

#[derive(Serialize, ToJson)]
struct Pair<T>(T, #[serde(skip_serializing_if = "Vec::is_empty")] Vec<u8>);

#[derive(Serialize, ToJson)]
struct OnlyOneLeft(#[serde(skip)] (), i128);

#[derive(Serialize, ToJson)]
struct Ignored(#[serde(skip_serializing_if = "always")] u8);

fn always(_: &u8) -> bool {
    true
}

#[derive(Serialize, ToJson)]
#[serde(transparent)]
struct Transparent<T> {
    value: Vec<T>,
    marker: PhantomData<T>,
}

#[derive(Serialize, ToJson)]
enum Data {
    Unit,
    Newtype(Option<u8>),
    SkippedNewtype(#[serde(skip)] u8),
    IgnoredNewtype(#[serde(skip_serializing_if = "always")] u8),
    Tuple(u8, #[serde(skip_serializing_if = "always")] u8),
    SkippedTuple(#[serde(skip)] u8, u8),
    Empty(),
    Struct {
        a: u8,
        #[serde(skip_serializing_if = "always")]
        b: u8,
    },
    EmptyStruct {},
    #[serde(rename = "\u{1F600}")]
    Renamed,
    #[serde(skip)]
    Hidden,
    #[serde(skip_serializing)]
    HiddenNewtype(()),
}

#[derive(Serialize, ToJson, PartialEq, Eq, PartialOrd, Ord)]
enum Choice {
    First = -1,
    #[serde(rename = "2nd \u{1}")]
    Second = 7,
    #[serde(skip_serializing)]
    Hidden,
}

#[derive(Serialize, ToJson)]
enum Never {}

#[test]
fn shapes() {
    for text in [
        "",
        "a",
        "\"\\\u{8}\u{c}\n\r\t\0\u{1f}\u{7f}\u{2028}é\u{1F600}",
    ] {
        check! {
            Named { r#type: text, snake_case: Some(text), renamed: () },
            Named { r#type: text, snake_case: None::<u8>, renamed: () },
            Newtype(text),
            Newtype(Some(Newtype(text))),
            BTreeMap::from([(Newtype(text), text)]),
        }
    }
    check! {
        Empty {},
        Unit,
        NoElements(),
        Pair(f64::NAN, vec![]),
        Pair(-0.0, vec![1, 255]),
        OnlyOneLeft((), i128::MIN),
        Ignored(1),
        Transparent { value: vec![u64::MAX], marker: PhantomData },
        Transparent::<u8> { value: vec![], marker: PhantomData },
        None::<Never>,
    }
}

#[test]
fn enums() {
    check! {
        Data::Unit,
        Data::Newtype(None),
        Data::Newtype(Some(1)),
        Data::SkippedNewtype(1),
        Data::IgnoredNewtype(1),
        Data::Tuple(1, 2),
        Data::SkippedTuple(1, 2),
        Data::Empty(),
        Data::Struct { a: 1, b: 2 },
        Data::EmptyStruct {},
        Data::Renamed,
        Data::Hidden,
        Data::HiddenNewtype(()),
        vec![Data::Unit, Data::HiddenNewtype(())],
        Choice::First,
        Choice::Second,
        Choice::Hidden,
        BTreeMap::from([(Choice::First, 1), (Choice::Second, 2)]),
        BTreeMap::from([(Choice::Hidden, 1)]),
    }
}

/// The same fields and variants under each rule.
macro_rules! ruled {
    ($($rule:literal)*) => {
        $({
            #[derive(Serialize, ToJson)]
            #[serde(rename_all = $rule)]
            #[expect(non_snake_case, reason = "where the rules differ from ours")]
            struct Fields {
                unit_price: u8,
                unitSum: u8,
                __a__b_: u8,
                x1_y2: u8,
                größe_é: u8,
                #[serde(rename = "as_is")]
                renamed: u8,
            }

            #[derive(Serialize, ToJson)]
            #[serde(rename_all = $rule, rename_all_fields = $rule)]
            #[expect(non_camel_case_types, reason = "where the rules differ from ours")]
            enum Variants {
                UnitPrice,
                HTTPServer2 { field_one: u8 },
                snake_case(u8),
                GrößeÄ,
                #[serde(rename_all = "UPPERCASE")]
                Own { field_two: u8 },
            }

            check! {
                Fields { unit_price: 1, unitSum: 2, __a__b_: 3, x1_y2: 4, größe_é: 5, renamed: 6 },
                Variants::UnitPrice,
                Variants::HTTPServer2 { field_one: 1 },
                Variants::snake_case(1),
                Variants::GrößeÄ,
                Variants::Own { field_two: 1 },
            }
        })*
    };
}

#[test]
fn rules() {
    ruled! {
        "lowercase" "UPPERCASE" "PascalCase" "camelCase" "snake_case" "SCREAMING_SNAKE_CASE"
        "kebab-case" "SCREAMING-KEBAB-CASE"
    }
}

#[derive(Serialize, ToJson)]
#[serde(rename_all(serialize = "camelCase", deserialize = "UPPERCASE"))]
#[serde(rename(serialize = "Other"), bound(serialize = "T: Serialize"))]
struct Sides<T, U> {
    #[serde(rename(serialize = "a", deserialize = "b"))]
    one_field: T,
    #[serde(rename(deserialize = "b"))]
    other_field: u8,
    #[serde(skip_serializing)]
    _skipped: U,
    #[serde(bound(serialize = "T: Copy"))]
    marker: PhantomData<U>,
}

#[test]
fn sides() {
    struct Opaque;
    check(&Sides {
        one_field: 1,
        other_field: 2,
        _skipped: Opaque,
        marker: PhantomData,
    });
}
