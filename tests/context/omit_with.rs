//! What is left out of members that a path writes: their text decides, also inside a newtype.

use std::fmt;

use json_runtime::with::{AsString, Decimals, Display, Each};
use json_runtime::{JsonContext, JsonWriter, ToJson};

#[derive(JsonContext)]
#[json(omit = "nulls", omit_entries = "nulls")]
struct Nulls;

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Defaults;

#[derive(JsonContext)]
#[json(omit = "defaults", wide_integers = "string")]
struct Wide;

/// Writes whatever the value is.
mod through {
    use json_runtime::{JsonContext, JsonWriter, ToJson};

    pub(super) fn write_json<C: JsonContext, T: ToJson<C>>(value: &T, w: &mut JsonWriter<'_, C>) {
        w.value(value);
    }
}

struct Text(&'static str);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[derive(ToJson)]
#[json(bound = "T: ToJson")]
struct Member<T> {
    #[json(with = "through")]
    a: T,
}

#[derive(ToJson)]
#[json(bound = "T: ToJson")]
struct Newtype<T>(#[json(with = "through")] T);

#[derive(ToJson)]
#[json(untagged, bound = "T: ToJson")]
enum Untagged<T> {
    Field(#[json(with = "through")] T),
    #[json(with = "through")]
    Variant(T),
}

#[derive(ToJson)]
struct Holder<T> {
    a: T,
}

#[derive(ToJson)]
enum Unit {
    #[json(rename = "")]
    Nameless,
}

/// The value as a member with `with`, as a member that is a newtype with it, and two more.
macro_rules! written {
    ($context:ty, $value:expr) => {
        [
            <$context>::to_string(&Member { a: $value }).unwrap(),
            <$context>::to_string(&Holder { a: Newtype($value) }).unwrap(),
            <$context>::to_string(&Holder {
                a: Untagged::Field($value),
            })
            .unwrap(),
            <$context>::to_string(&Holder {
                a: Untagged::Variant($value),
            })
            .unwrap(),
        ]
    };
}

macro_rules! table {
    ($($value:expr => $nulls:literal, $defaults:literal;)+) => {$(
        assert_eq!(written!(Nulls, $value), [$nulls; 4], "{}", stringify!($value));
        assert_eq!(written!(Defaults, $value), [$defaults; 4], "{}", stringify!($value));
    )+};
}

#[test]
fn the_text_decides_wherever_the_path_stands() {
    table! {
        () => "{}", "{}";
        f64::NAN => "{}", "{}";
        None::<u8> => "{}", "{}";
        false => r#"{"a":false}"#, "{}";
        true => r#"{"a":true}"#, r#"{"a":true}"#;
        0_u8 => r#"{"a":0}"#, "{}";
        -0.0_f64 => r#"{"a":-0.0}"#, "{}";
        10_u64 => r#"{"a":10}"#, r#"{"a":10}"#;
        "" => r#"{"a":""}"#, "{}";
        "0" => r#"{"a":"0"}"#, r#"{"a":"0"}"#;
        "null" => r#"{"a":"null"}"#, r#"{"a":"null"}"#;
        [0_u8; 0] => r#"{"a":[]}"#, "{}";
        [0_u8] => r#"{"a":[0]}"#, r#"{"a":[0]}"#;
        [[0_u8; 0]] => r#"{"a":[[]]}"#, r#"{"a":[[]]}"#;
        (0, 0) => r#"{"a":[0,0]}"#, r#"{"a":[0,0]}"#;
        format_args!("") => r#"{"a":""}"#, "{}";
        std::collections::BTreeMap::<u8, u8>::new() => r#"{"a":{}}"#, "{}";
        std::collections::BTreeMap::from([(1, 0)]) => r#"{"a":{"1":0}}"#, r#"{"a":{"1":0}}"#;
    }
    // No text that is left out is so long.
    let long = "0".repeat(1_000_000);
    assert!(
        written!(Defaults, &*long)
            .iter()
            .all(|it| it.len() == 1_000_008)
    );
    assert_eq!(written!(Wide, 0_u64), [r#"{"a":"0"}"#; 4]);
    assert_eq!(written!(Wide, u64::MAX).map(|it| it.len()), [28; 4]);
}

/// By the type where there is no path: it knows more than the text.
#[test]
fn the_type_decides_without_a_path() {
    assert_eq!(Wide::to_string(&Holder { a: 0_u64 }).unwrap(), "{}");
    assert_eq!(
        Defaults::to_string(&Holder { a: Unit::Nameless }).unwrap(),
        r#"{"a":""}"#
    );
    assert_eq!(
        Defaults::to_string(&Holder { a: Some(0) }).unwrap(),
        r#"{"a":0}"#
    );
    assert_eq!(
        Defaults::to_string(&Holder {
            a: format_args!("")
        })
        .unwrap(),
        "{}"
    );
    let one = "1";
    assert_eq!(
        Defaults::to_string(&Holder {
            a: format_args!("{one}")
        })
        .unwrap(),
        r#"{"a":"1"}"#
    );
}

#[derive(ToJson)]
struct Options {
    #[json(with = "Each<Decimals<1>>")]
    discount: Option<f64>,
    #[json(with = "through")]
    count: std::option::Option<u8>,
    #[json(with = "AsString")]
    id: u64,
    #[json(with = "Display")]
    note: Text,
    newtype: Discount,
    by_entry: std::collections::BTreeMap<u8, Discount>,
}

#[derive(ToJson)]
struct Discount(#[json(with = "Each<Decimals<1>>")] Option<f64>);

#[test]
fn some_is_never_a_default() {
    let options = |discount, count, note| Options {
        discount,
        count,
        id: 0,
        note: Text(note),
        newtype: Discount(discount),
        by_entry: [(1, Discount(discount))].into(),
    };
    for (options, nulls, defaults) in [
        (
            options(None, None, ""),
            r#"{"id":"0","note":"","by_entry":{}}"#,
            r#"{"id":"0","by_entry":{"1":null}}"#,
        ),
        (
            options(Some(0.0), Some(0), "x"),
            r#"{"discount":0.0,"count":0,"id":"0","note":"x","newtype":0.0,"by_entry":{"1":0.0}}"#,
            r#"{"discount":0.0,"count":0,"id":"0","note":"x","newtype":0.0,"by_entry":{"1":0.0}}"#,
        ),
    ] {
        assert_eq!(Nulls::to_string(&options).unwrap(), nulls);
        assert_eq!(Defaults::to_string(&options).unwrap(), defaults);
    }
}

type Maybe<T> = Option<T>;
type Count = Maybe<u8>;

/// Options under other names, and behind pointers.
#[derive(ToJson)]
struct Aliases<'a> {
    #[json(with = "through")]
    alias: Count,
    #[json(with = "through")]
    generic: Maybe<u8>,
    #[json(with = "through")]
    reference: &'a Count,
    #[json(with = "through")]
    boxed: Box<Count>,
    #[json(with = "through")]
    shared: std::rc::Rc<Option<u8>>,
    #[json(with = "through")]
    atomic: std::sync::Arc<Option<u8>>,
    #[json(with = "through")]
    exclusive: &'a mut Count,
    variant: Choice,
    #[json(with = "through")]
    number: u8,
}

#[derive(ToJson)]
#[json(untagged)]
enum Choice {
    #[json(with = "through")]
    Whole(Count),
}

#[test]
fn an_option_is_one_whatever_it_is_called() {
    let aliases = |count: Count| {
        let aliases = Aliases {
            alias: count,
            generic: count,
            reference: &count,
            boxed: Box::new(count),
            shared: count.into(),
            atomic: count.into(),
            variant: Choice::Whole(count),
            exclusive: &mut { count },
            number: 0,
        };
        Defaults::to_string(&aliases).unwrap()
    };
    let zeros = concat!(
        r#"{"alias":0,"generic":0,"reference":0,"boxed":0,"shared":0,"atomic":0,"#,
        r#""exclusive":0,"variant":0}"#,
    );
    assert_eq!(aliases(Some(0)), zeros);
    assert_eq!(aliases(None), "{}");
}

#[derive(ToJson)]
struct Reading {
    #[json(with = "through")]
    at: f64,
    n: u8,
    #[json(flatten)]
    unit: Option<Member<u8>>,
}

/// Where a number that is null has been left out, what comes to stand there is judged anew.
#[test]
fn nothing_is_left_of_a_number_that_is_left_out() {
    for (unit, text) in [
        (None, r#"{"n":1}"#),
        (Some(Member { a: 2 }), r#"{"n":1,"a":2}"#),
    ] {
        let at = f64::NAN;
        assert_eq!(Nulls::to_string(&Reading { at, n: 1, unit }).unwrap(), text);
    }
}

/// A function that fails is no reason to leave the member out.
#[test]
fn failures_are_not_left_out() {
    struct Failing;
    impl<C: JsonContext> ToJson<C> for Failing {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            w.null();
            w.fail("no");
        }
    }
    let error = Defaults::to_string(&Holder {
        a: Newtype(Failing),
    });
    assert_eq!(error.unwrap_err().to_string(), "no at $.a (byte 9)");
}

#[derive(ToJson)]
struct Node {
    next: Next,
}

#[derive(ToJson)]
struct Next(#[json(with = "through")] Option<Box<Node>>);

/// What is asked of each value again is asked of none twice as often as of the one around it.
#[test]
fn deep_values_are_judged_once_a_level() {
    let mut node = Node { next: Next(None) };
    for _ in 1..128 {
        node = Node {
            next: Next(Some(Box::new(node))),
        };
    }
    let expected = r#"{"next":"#.repeat(127) + "{}" + &"}".repeat(127);
    assert_eq!(Nulls::to_string(&node).unwrap(), expected);
    assert_eq!(Defaults::to_string(&node).unwrap(), expected);
}

/// The derive is not told what a parameter stands for, nor what is inside a type.
#[test]
fn an_option_that_the_field_does_not_name_is_judged_by_its_text() {
    #[derive(ToJson)]
    struct Inner(Option<u8>);
    let parameter = |a| Defaults::to_string(&Member { a }).unwrap();
    assert_eq!(
        [parameter(Some(0)), parameter(Some(1))],
        ["{}", r#"{"a":1}"#]
    );
    let inner = Member { a: Inner(Some(0)) };
    assert_eq!(Defaults::to_string(&inner).unwrap(), "{}");
}
