use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::rc::Rc;

use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(omit = "nulls")]
struct Nulls;

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Defaults;

#[derive(JsonContext)]
#[json(omit = "nothing", omit_entries = "nulls", indent = 2)]
struct Entries;

#[derive(ToJson, Default)]
struct Everything {
    unit: (),
    option: Option<u8>,
    some: Option<Option<u8>>,
    float: f64,
    boxed: Box<Option<u8>>,
    shared: Rc<str>,
    phantom: PhantomData<u8>,
    newtype: Newtype,
    bool: bool,
    int: i64,
    text: String,
    vec: Vec<u8>,
    map: BTreeMap<u8, u8>,
    array: [u8; 0],
    tuple: (u8, u8),
    object: Inner,
    unit_struct: Unit,
}

#[derive(ToJson, Default)]
struct Newtype(Option<u8>);

#[derive(ToJson, Default)]
struct Inner {
    inner: Option<u8>,
}

#[derive(ToJson, Default)]
struct Unit;

#[test]
fn nulls_are_left_out_however_they_come_about() {
    let nulls = Everything {
        some: Some(None),
        float: f64::NAN,
        ..Everything::default()
    };
    assert_eq!(
        Nulls::to_string(&nulls).unwrap(),
        r#"{"shared":"","bool":false,"int":0,"text":"","vec":[],"map":{},"array":[],"tuple":[0,0],"object":{}}"#
    );
}

#[test]
fn defaults_are_null_false_zero_and_empty() {
    assert_eq!(
        Defaults::to_string(&Everything::default()).unwrap(),
        r#"{"tuple":[0,0],"object":{}}"#
    );
    let some = Everything {
        option: Some(0),
        some: Some(Some(0)),
        ..Everything::default()
    };
    assert_eq!(
        Defaults::to_string(&some).unwrap(),
        r#"{"option":0,"some":0,"tuple":[0,0],"object":{}}"#
    );
}

/// Where the last members, or all of them, are left out, there is no comma too many.
#[test]
fn commas_stand_between_what_is_written() {
    #[derive(ToJson)]
    struct Three(Option<u8>, Option<u8>);
    #[derive(ToJson)]
    struct Members {
        a: Option<u8>,
        b: Option<u8>,
        c: Option<u8>,
    }
    for (a, b, c, expected) in [
        (None, None, None, "{}"),
        (Some(1), None, None, r#"{"a":1}"#),
        (None, Some(2), None, r#"{"b":2}"#),
        (None, None, Some(3), r#"{"c":3}"#),
        (Some(1), None, Some(3), r#"{"a":1,"c":3}"#),
    ] {
        assert_eq!(Nulls::to_string(&Members { a, b, c }).unwrap(), expected);
    }
    assert_eq!(Nulls::to_string(&Three(None, Some(1))).unwrap(), "[null,1]");
    assert_eq!(Nulls::to_string(&vec![None, Some(1)]).unwrap(), "[null,1]");
}

#[test]
fn entries_of_maps_are_left_out_by_their_own_option() {
    let map = BTreeMap::from([("a", None), ("b", Some(Some(1))), ("c", Some(None))]);
    assert_eq!(
        Nulls::to_string(&map).unwrap(),
        r#"{"a":null,"b":1,"c":null}"#
    );
    assert_eq!(Entries::to_string(&map).unwrap(), "{\n  \"b\": 1\n}");
    let none = BTreeMap::from([("a", None::<u8>)]);
    assert_eq!(Entries::to_string(&none).unwrap(), "{}");
    assert_eq!(
        Entries::to_string(&Inner { inner: None }).unwrap(),
        "{\n  \"inner\": null\n}"
    );
}

#[derive(ToJson)]
#[json(omit = "nulls")]
struct Layered {
    by_container: Option<u8>,
    #[json(omit = "nothing")]
    by_field: Option<u8>,
    #[json(omit = "defaults")]
    zero: u8,
    #[json(skip_if = "is_odd")]
    odd: Option<u8>,
    #[json(with = "shout")]
    with: Option<&'static str>,
}

fn is_odd(value: &Option<u8>) -> bool {
    value.is_some_and(|value| value % 2 == 1)
}

mod shout {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(text: &Option<&str>, w: &mut JsonWriter<'_, C>) {
        match text {
            Some(text) => w.string(&text.to_uppercase()),
            None => w.null(),
        }
    }
}

#[test]
fn the_field_wins_over_the_container_and_this_over_the_context() {
    let mut layered = Layered {
        by_container: None,
        by_field: None,
        zero: 0,
        odd: Some(1),
        with: None,
    };
    assert_eq!(
        json_runtime::to_string(&layered).unwrap(),
        r#"{"by_field":null}"#
    );
    assert_eq!(
        Defaults::to_string(&layered).unwrap(),
        r#"{"by_field":null}"#
    );
    layered.zero = 1;
    layered.odd = Some(2);
    layered.with = Some("x");
    assert_eq!(
        json_runtime::to_string(&layered).unwrap(),
        r#"{"by_field":null,"zero":1,"odd":2,"with":"X"}"#
    );
    layered.odd = None;
    assert_eq!(
        json_runtime::to_string(&layered).unwrap(),
        r#"{"by_field":null,"zero":1,"with":"X"}"#
    );
}
