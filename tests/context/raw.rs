//! What becomes of text that is JSON already.

use std::collections::BTreeMap;

use json_runtime::{ErrorKind, JsonContext, JsonWriter, Omit, Plain, Pretty, RawJson, ToJson};

#[derive(JsonContext)]
#[json(omit = "defaults", max_depth = 3)]
struct Sparse;

#[derive(ToJson)]
struct Event<'a> {
    id: u32,
    payload: RawJson<'a>,
}

fn event(payload: &str) -> Event<'_> {
    let payload = RawJson::new(payload).unwrap();
    Event { id: 1, payload }
}

#[test]
fn it_is_copied_as_it_is() {
    for text in [
        "null",
        "[1,  2]",
        r#"{"someName" : "<\u0041é>" }"#,
        "1.50",
        "\"\"",
    ] {
        let event = event(text);
        assert_eq!(
            json_runtime::to_string(&event).unwrap(),
            format!(r#"{{"id":1,"payload":{text}}}"#)
        );
        assert_eq!(
            Pretty::to_string(&event).unwrap(),
            format!("{{\n  \"id\": 1,\n  \"payload\": {text}\n}}")
        );
        assert_eq!(event.payload.to_string(), text);
    }
    let in_lines = event("{\"a\":\r\n[1,\n2]}");
    let mut lines = Vec::new();
    Pretty::write_lines(&mut lines, [in_lines]).unwrap();
    assert_eq!(lines, b"{\"id\":1,\"payload\":{\"a\":  [1, 2]}}\n");
    let by_name = BTreeMap::from([("a", RawJson::new("1").unwrap().into_owned())]);
    assert_eq!(json_runtime::to_string(&by_name).unwrap(), r#"{"a":1}"#);
}

#[test]
fn it_is_left_out_for_what_it_says() {
    for text in ["null", "false", "0", "0.00", "\"\"", "[]", "{}"] {
        assert_eq!(Sparse::to_string(&event(text)).unwrap(), r#"{"id":1}"#);
    }
    assert!(ToJson::<Plain>::is_null(&event("null").payload));
    assert!(!ToJson::<Plain>::is_null(&event("\"null\"").payload));
    assert!(ToJson::<Plain>::is_omitted(
        &event("null").payload,
        Omit::Nulls,
        1
    ));
}

#[test]
fn its_levels_count() {
    assert_eq!(
        Sparse::to_string(&event("[[1]]")).unwrap(),
        r#"{"id":1,"payload":[[1]]}"#
    );
    for text in ["[[[1]]]", r#"{"a":[{}]}"#, "[1,[],[[]]]"] {
        let error = Sparse::to_string(&event(text)).unwrap_err();
        assert_eq!(
            (error.kind(), error.path()),
            (ErrorKind::Depth, "$.payload"),
            "{text}"
        );
        assert_eq!(
            error.to_string(),
            "more than 3 containers inside each other at $.payload (byte 18)"
        );
    }
    let deep = "[".repeat(500_000) + &"]".repeat(500_000);
    let error = json_runtime::to_string(&RawJson::new(&*deep).unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
    let unchecked = RawJson::new_unchecked(&*deep);
    assert_eq!(json_runtime::to_string(&unchecked).unwrap(), deep);
}

/// Text that is not JSON goes where it is told to, and the writer holds.
#[test]
fn text_that_nobody_checked() {
    struct InArray(&'static str);
    impl<C: JsonContext> ToJson<C> for InArray {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            let mut array = w.array();
            array.element(&RawJson::new_unchecked(self.0));
            array.element(&1);
            array.end();
        }
    }
    for (text, expected) in [
        ("1", "[1,1]"),
        (" {}\n", "[{},1]"),
        ("}}]\"", "[}}]\",1]"),
        ("", "no value has been written at $[0] (byte 1)"),
        ("1,", "no value has been written at $[1] (byte 3)"),
        ("\"\\", "[\"\\,1]"),
        ("\u{1F600}", "[\u{1F600},1]"),
    ] {
        let outcome = json_runtime::to_string(&InArray(text));
        assert_eq!(outcome.unwrap_or_else(|error| error.to_string()), expected);
    }
}

#[test]
fn one_value_is_due() {
    struct Twice;
    impl<C: JsonContext> ToJson<C> for Twice {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            let one = RawJson::new("1").unwrap();
            w.raw(&one);
            w.raw(&one);
        }
    }
    #[derive(ToJson)]
    struct Flat {
        #[json(flatten, with = "itself")]
        raw: RawJson<'static>,
    }
    mod itself {
        use json_runtime::{JsonContext, JsonWriter, RawJson};

        pub(super) fn write_json<C: JsonContext>(raw: &RawJson<'_>, w: &mut JsonWriter<'_, C>) {
            w.raw(raw);
        }
    }
    let error = json_runtime::to_string(&Twice).unwrap_err().to_string();
    assert_eq!(
        error,
        "a second value has been written in the place of one at $ (byte 1)"
    );
    let raw = RawJson::new(r#"{"a":1}"#).unwrap();
    let error = json_runtime::to_string(&Flat { raw })
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "can only flatten what is written as an object at $ (byte 0)"
    );
}
