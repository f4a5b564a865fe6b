//! Enums: discriminants, names and variants that are not written.

use crate::{Web, assert_json};
use json_runtime::{JsonContext, Plain, ToJson};

#[derive(JsonContext)]
#[json(enums = "number")]
struct Numbers;

#[derive(JsonContext)]
#[json(enums = "number", wide_integers = "string", omit = "defaults")]
struct Wide;

#[derive(ToJson)]
#[repr(i8)]
enum Signed {
    Lowest = -128,
    Next,
    Zero = 0,
    One,
}

#[derive(ToJson)]
#[repr(u64)]
enum Huge {
    Small = 0x10,
    Binary = 0b1_000,
    Unsafe = 9_007_199_254_740_992,
    Max = u64::MAX,
}

const BASE: isize = 10;

#[derive(ToJson)]
enum Computed {
    First = BASE,
    Second,
    Zero = BASE - 10,
    One,
}

mod codes {
    macro_rules! last {
        () => {
            $crate::enums::codes::LAST
        };
    }
    pub(super) use last;

    pub(crate) const LAST: u16 = 1 << 15;
}

/// The compiler casts no value of such an enum.
#[derive(ToJson)]
#[repr(u16, align(4))]
#[expect(dead_code, reason = "numbers beyond what is known")]
enum Dropped {
    Zero,
    First = b'a' as u16,
    Second,
    Third,
    Last = codes::last!(),
}

impl Drop for Dropped {
    fn drop(&mut self) {}
}

#[derive(ToJson)]
enum One {
    Only,
}

#[derive(ToJson)]
struct Holder {
    signed: Signed,
    computed: Computed,
    one: One,
}

#[test]
fn discriminants() {
    assert_json! {
        Numbers: &[Signed::Lowest, Signed::Next, Signed::Zero, Signed::One] => "[-128,-127,0,1]",
        Numbers: &[Huge::Small, Huge::Binary, Huge::Unsafe, Huge::Max] =>
            "[16,8,9007199254740992,18446744073709551615]",
        Wide: &[Huge::Small, Huge::Unsafe] => r#"[16,"9007199254740992"]"#,
        Numbers: &[Computed::First, Computed::Second, Computed::Zero, Computed::One] => "[10,11,0,1]",
        Numbers: &[Dropped::Zero, Dropped::First, Dropped::Third, Dropped::Last] => "[0,97,99,32768]",
        Plain: &[Dropped::First, Dropped::Last] => r#"["First","Last"]"#,
        Plain: &[Computed::First, Computed::Second] => r#"["First","Second"]"#,
    }
}

#[test]
fn zero_is_a_default_where_numbers_are_written() {
    let holder = |signed, computed| Holder {
        signed,
        computed,
        one: One::Only,
    };
    assert_json! {
        Wide: &holder(Signed::Zero, Computed::Zero) => "{}",
        Wide: &holder(Signed::One, Computed::One) => r#"{"signed":1,"computed":1}"#,
        Web: &holder(Signed::Zero, Computed::Zero) => r#"{"signed":"zero","computed":"zero","one":"only"}"#,
    }
}

#[derive(ToJson)]
#[json(enums = "number")]
enum AlwaysNumber {
    Three = 3,
}

#[derive(ToJson)]
#[json(enums = "string", rename_all = "SCREAMING_SNAKE_CASE")]
enum AlwaysString {
    VeryLow,
    #[json(rename = "high")]
    High,
}

#[test]
fn an_enum_has_its_way() {
    assert_json! {
        Plain: &AlwaysNumber::Three => "3",
        Numbers: &[AlwaysString::VeryLow, AlwaysString::High] => r#"["VERY_LOW","high"]"#,
        Web: &[AlwaysString::VeryLow, AlwaysString::High] => r#"["VERY_LOW","high"]"#,
    }
}

#[derive(ToJson)]
#[json(
    rename_all = "kebab-case",
    rename_all_fields = "PascalCase",
    omit = "nulls"
)]
enum Ruled {
    UnitLike,
    WithFields {
        first_field: Option<u8>,
        second_field: u8,
    },
    #[json(rename_all = "UPPERCASE", rename = "own rules")]
    OwnRules {
        first_field: u8,
        #[json(rename = "x")]
        renamed: u8,
    },
    Newtype(Option<u8>),
}

#[test]
fn rules_for_variants_and_for_their_fields() {
    assert_json! {
        Plain: &[
            Ruled::UnitLike,
            Ruled::WithFields { first_field: None, second_field: 1 },
            Ruled::OwnRules { first_field: 1, renamed: 2 },
            Ruled::Newtype(None),
        ] => r#"["unit-like",{"with-fields":{"SecondField":1}},{"own rules":{"FIRSTFIELD":1,"x":2}},{"newtype":null}]"#,
    }
}

struct Opaque;

#[derive(ToJson)]
enum Partly {
    #[json(skip)]
    Hidden(Opaque),
    #[json(skip)]
    HiddenUnit,
    Shown,
    Tuple(u8, #[json(skip)] Opaque),
    Newtype(#[json(skip)] Opaque),
    Fields {
        a: u8,
        #[json(skip)]
        _b: Opaque,
    },
}

#[derive(ToJson)]
enum Flat {
    Shown,
    #[json(skip)]
    Hidden,
    Last,
}

#[test]
fn skipped_variants_cannot_be_written() {
    assert_json! {
        Plain: &Partly::Hidden(Opaque) => "the enum variant Partly::Hidden cannot be serialized at $ (byte 0)",
        Plain: &[Partly::Shown, Partly::HiddenUnit] =>
            "the enum variant Partly::HiddenUnit cannot be serialized at $[1] (byte 9)",
        Plain: &[Partly::Tuple(1, Opaque), Partly::Newtype(Opaque), Partly::Fields { a: 2, _b: Opaque }] =>
            r#"[{"Tuple":[1]},"Newtype",{"Fields":{"a":2}}]"#,
        Plain: &[Flat::Shown, Flat::Last] => r#"["Shown","Last"]"#,
        Numbers: &[Flat::Shown, Flat::Last] => "[0,2]",
        Plain: &Flat::Hidden => "the enum variant Flat::Hidden cannot be serialized at $ (byte 0)",
    }
}

/// Enums that have no values can be tagged in every way.
#[test]
fn empty_enums() {
    #[derive(ToJson)]
    enum External {}
    #[derive(ToJson)]
    #[json(tag = "t")]
    enum Internal {}
    #[derive(ToJson)]
    #[json(tag = "t", content = "c")]
    enum Adjacent {}
    #[derive(ToJson)]
    #[json(untagged)]
    enum Untagged {}
    assert_eq!(json_runtime::to_string(&None::<External>).unwrap(), "null");
    assert_eq!(json_runtime::to_string(&None::<Internal>).unwrap(), "null");
    assert_eq!(json_runtime::to_string(&None::<Adjacent>).unwrap(), "null");
    assert_eq!(json_runtime::to_string(&None::<Untagged>).unwrap(), "null");
}
