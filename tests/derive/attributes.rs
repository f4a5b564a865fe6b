//! `#[json(…)]` on structs and fields.

use crate::{Web, assert_json};
use json_runtime::{JsonContext, JsonWriter, Plain, ToJson};

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Terse;

struct Opaque;

#[derive(ToJson)]
struct Renamed {
    #[json(rename = "memo")]
    note_text: u8,
    plain_name: u8,
}

#[derive(ToJson)]
#[json(rename_all = "SCREAMING-KEBAB-CASE")]
struct Ruled {
    unit_price: u8,
    #[json(rename = "as_is")]
    renamed: u8,
}

#[derive(ToJson)]
#[json(rename_all = "verbatim")]
struct Verbatim {
    unit_price: u8,
}

#[test]
fn rename() {
    let renamed = Renamed {
        note_text: 1,
        plain_name: 2,
    };
    assert_json! {
        Plain: &renamed => r#"{"memo":1,"plain_name":2}"#,
        Web: &renamed => r#"{"memo":1,"plainName":2}"#,
        Web: &Ruled { unit_price: 1, renamed: 2 } => r#"{"UNIT-PRICE":1,"as_is":2}"#,
        Web: &Verbatim { unit_price: 1 } => r#"{"unit_price":1}"#,
    }
}

#[derive(ToJson)]
struct Skipping {
    #[json(skip)]
    first: Opaque,
    second: u8,
    #[json(skip_if = "Option::is_some")]
    third: Option<u8>,
    #[json(skip_if = u8::is_power_of_two_)]
    fourth: u8,
}

trait IsPowerOfTwo {
    fn is_power_of_two_(&self) -> bool;
}

impl IsPowerOfTwo for u8 {
    fn is_power_of_two_(&self) -> bool {
        self.is_power_of_two()
    }
}

#[derive(ToJson)]
struct SkippingTuple(
    #[json(skip)] Opaque,
    u8,
    #[json(skip_if = "Option::is_none")] Option<u8>,
);

#[test]
fn skip() {
    let value = |third, fourth| Skipping {
        first: Opaque,
        second: 1,
        third,
        fourth,
    };
    assert_json! {
        Plain: &value(None, 3) => r#"{"second":1,"third":null,"fourth":3}"#,
        Plain: &value(Some(2), 4) => r#"{"second":1}"#,
        Web: &value(None, 3) => r#"{"second":1,"fourth":3}"#,
        Plain: &SkippingTuple(Opaque, 1, None) => "[1]",
        Web: &SkippingTuple(Opaque, 1, Some(2)) => "[1,2]",
    }
    let Skipping { first: Opaque, .. } = value(None, 3);
}

#[derive(ToJson)]
#[json(omit = "nulls")]
struct Omitting {
    inherited: Option<u8>,
    #[json(omit = "nothing")]
    kept: Option<u8>,
    #[json(omit = "defaults")]
    zero: u8,
    #[json(omit = "nulls", with = "dashes")]
    dashes: Option<u8>,
}

#[derive(ToJson)]
struct ByContext {
    null: Option<u8>,
    zero: Wrapped<u32>,
    text: Wrapped<&'static str>,
    unit: Unit,
    #[json(with = "dashes")]
    dashes: Option<u8>,
    some: Option<u8>,
}

#[derive(ToJson)]
struct Wrapped<T>(T);

#[derive(ToJson)]
struct Unit;

mod dashes {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(value: &Option<u8>, writer: &mut JsonWriter<'_, C>) {
        match value {
            None => writer.null(),
            Some(value) => writer.display(&format_args!("-{value}-")),
        }
    }
}

#[test]
fn omit() {
    let omitting = |dashes| Omitting {
        inherited: None,
        kept: None,
        zero: 0,
        dashes,
    };
    let by_context = ByContext {
        null: None,
        zero: Wrapped(0),
        text: Wrapped(""),
        unit: Unit,
        dashes: None,
        some: Some(0),
    };
    assert_json! {
        Plain: &omitting(None) => r#"{"kept":null}"#,
        Terse: &omitting(Some(1)) => r#"{"kept":null,"dashes":"-1-"}"#,
        Plain: &by_context => r#"{"null":null,"zero":0,"text":"","unit":null,"dashes":null,"some":0}"#,
        Web: &by_context => r#"{"zero":0,"text":"","some":0}"#,
        Terse: &by_context => r#"{"some":0}"#,
    }
}

#[derive(ToJson)]
struct WithPath {
    #[json(with = "dashes")]
    quoted: Option<u8>,
    #[json(with = dashes)]
    bare: Option<u8>,
    #[json(with = "generic::Each<u8>")]
    generic: Opaque,
}

mod generic {
    pub(super) struct Each<T>(T);

    impl<T: Default + std::fmt::Display> Each<T> {
        pub(super) fn write_json<C: json_runtime::JsonContext>(
            _: &super::Opaque,
            writer: &mut json_runtime::JsonWriter<'_, C>,
        ) {
            writer.display(&T::default());
        }
    }

    const _: Each<()> = Each(());
    const _: () = Each(()).0;
}

#[derive(ToJson)]
struct WithNewtype(#[json(with = "dashes")] Option<u8>);

#[derive(ToJson)]
struct WithTuple(u8, #[json(with = "dashes")] Option<u8>);

#[derive(ToJson)]
enum WithVariant {
    Newtype(#[json(with = "dashes")] Option<u8>),
    Fields {
        #[json(with = "dashes")]
        a: Option<u8>,
    },
}

#[test]
fn with() {
    assert_json! {
        Plain: &WithPath { quoted: Some(1), bare: None, generic: Opaque } =>
            r#"{"quoted":"-1-","bare":null,"generic":"0"}"#,
        Plain: &(WithNewtype(Some(1)), WithTuple(2, Some(3))) => r#"["-1-",[2,"-3-"]]"#,
        Web: &[WithVariant::Newtype(None), WithVariant::Fields { a: None }] =>
            r#"[{"newtype":null},{"fields":{}}]"#,
    }
}

#[derive(ToJson)]
struct Ordered {
    third: u8,
    #[json(order = -1)]
    first: u8,
    fourth: u8,
    #[json(order = 2_000)]
    last: u8,
    #[json(order = -1)]
    second: u8,
}

#[derive(ToJson)]
enum OrderedVariant {
    Fields {
        b: u8,
        #[json(order = -5)]
        a: u8,
    },
}

#[test]
fn order() {
    assert_json! {
        Plain: &Ordered { third: 3, first: 1, fourth: 4, last: 5, second: 2 } =>
            r#"{"first":1,"second":2,"third":3,"fourth":4,"last":5}"#,
        Plain: &OrderedVariant::Fields { b: 2, a: 1 } => r#"{"Fields":{"a":1,"b":2}}"#,
    }
}

#[derive(ToJson)]
#[json(transparent)]
struct Transparent<T> {
    #[json(skip)]
    #[expect(dead_code, reason = "it is skipped")]
    skipped: Opaque,
    value: Option<T>,
    marker: std::marker::PhantomData<T>,
}

#[test]
fn transparent() {
    let transparent = |value| Transparent {
        skipped: Opaque,
        value,
        marker: std::marker::PhantomData,
    };
    assert_json! {
        Plain: &[transparent(Some(1)), transparent(None)] => "[1,null]",
    }
    assert!(ToJson::<Plain>::is_null(&transparent(None::<u8>)));
}

mod renamed {
    pub(super) mod reexport {
        pub(crate) use json_runtime as json;
    }
}

#[derive(ToJson)]
#[json(crate = "renamed::reexport::json")]
struct OtherPath {
    a: Option<u8>,
}

#[derive(JsonContext)]
#[json(crate = renamed::reexport::json, omit = "nulls")]
struct OtherContext;

#[test]
fn the_crate_can_have_another_path() {
    assert_json!(OtherContext: &OtherPath { a: None } => "{}");
    assert_eq!(OtherContext::to_string(&1).unwrap(), "1");
}

#[derive(ToJson)]
struct Documented {
    /// Other attributes are no business of the derive.
    #[doc(hidden)]
    #[cfg_attr(all(), json(rename = "a"))]
    field: u8,
    #[json()]
    #[serde()]
    none: u8,
    #[json(rename = "b")]
    #[json(skip_if = "is_five")]
    two: u8,
}

fn is_five(value: &u8) -> bool {
    *value == 5
}

#[test]
fn attributes_can_be_split_and_empty() {
    assert_json!(Plain: &Documented { field: 1, none: 2, two: 3 } => r#"{"a":1,"none":2,"b":3}"#);
}

/// Recursion in generic newtypes that could be keys.
#[derive(ToJson)]
struct Nested(Vec<Nested>);

#[test]
fn newtypes_can_be_recursive() {
    fn is_written(_: &impl ToJson<Plain>, _: Option<JsonWriter<'_, Plain>>) {}
    is_written(&Nested(Vec::new()), None);
    assert_json!(Plain: &Nested(vec![Nested(Vec::new())]) => "[[]]");
}

#[test]
fn newtypes_of_one_context_can_be_recursive() {
    #[derive(ToJson)]
    #[json(context = json_runtime::Plain)]
    struct Chain(Option<Box<Chain>>);
    assert_eq!(
        json_runtime::to_string(&Chain(Some(Box::new(Chain(None))))).unwrap(),
        "null"
    );
}
