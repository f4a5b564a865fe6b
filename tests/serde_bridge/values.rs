//! The types of serde_json without a wrapper.

use json_runtime::{JsonContext, Plain, Pretty, Serde, ToJson};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Number, Value, json};

fn document() -> Value {
    json!({
        "null": null, "true": true, "int": -5, "large": u64::MAX, "float": 1.0, "small": 1e-9,
        "text": "a\"<é\u{1}", "list": [[], {}, [null]], "nested_map": {"inner_key": {"x": null}},
        "": "",
    })
}

#[test]
fn values_are_written_as_serde_json_does() {
    let value = document();
    assert_eq!(Plain::to_string(&value).unwrap(), value.to_string());
    assert_eq!(Pretty::to_string(&value).unwrap(), format!("{value:#}"));
    let map: &Map<String, Value> = value.as_object().unwrap();
    assert_eq!(Plain::to_string(map).unwrap(), value.to_string());
    let numbers: Vec<Number> = ["0", "-1", "18446744073709551615", "0.1", "1e100"]
        .iter()
        .map(|text| text.parse().unwrap())
        .collect();
    assert_eq!(
        Plain::to_string(&numbers).unwrap(),
        serde_json::to_string(&numbers).unwrap()
    );
    let raw: Box<RawValue> = RawValue::from_string("[1,  2]".into()).unwrap();
    assert_eq!(Plain::to_string(&raw).unwrap(), "[1,  2]");
}

#[derive(JsonContext)]
#[json(
    key_naming = "camelCase",
    omit_entries = "nulls",
    whole_floats = "1",
    wide_integers = "string_if_unsafe",
    escape = "html"
)]
struct Web;

#[test]
fn objects_are_maps_to_a_context() {
    assert_eq!(
        Web::to_string(&document()).unwrap(),
        concat!(
            r#"{"":"","float":1,"int":-5,"large":"18446744073709551615","list":[[],{},[null]],"#,
            r#""nestedMap":{"innerKey":{}},"small":1e-9,"text":"a\"\u003cé\u0001","true":true}"#
        )
    );
}

#[derive(ToJson, Serialize)]
struct Dto {
    value: Value,
    map: Map<String, Value>,
    number: Number,
    raw: Box<RawValue>,
    #[serde(flatten)]
    rest: Map<String, Value>,
    #[serde(flatten)]
    more: Value,
}

fn dto(value: &Value) -> Dto {
    Dto {
        value: value.clone(),
        map: Map::new(),
        number: 0.into(),
        raw: RawValue::NULL.to_owned(),
        rest: Map::from_iter([("r".to_owned(), json!(1))]),
        more: json!({"m": {"n": null}}),
    }
}

#[derive(JsonContext)]
#[json(omit = "nulls")]
struct Nulls;

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Defaults;

#[test]
fn members_that_are_null_or_default() {
    let null = dto(&Value::Null);
    assert_eq!(
        Plain::to_string(&null).unwrap(),
        serde_json::to_string(&null).unwrap()
    );
    let tail = r#""r":1,"m":{"n":null}}"#;
    assert_eq!(
        Nulls::to_string(&null).unwrap(),
        format!(r#"{{"map":{{}},"number":0,{tail}"#)
    );
    for default in [
        json!(null),
        json!(false),
        json!(0),
        json!(0.0),
        json!(""),
        json!([]),
        json!({}),
    ] {
        assert_eq!(
            Defaults::to_string(&dto(&default)).unwrap(),
            format!("{{{tail}")
        );
    }
    for other in [
        json!(true),
        json!(1),
        json!("a"),
        json!([0]),
        json!({"a": 0}),
    ] {
        assert_eq!(
            Defaults::to_string(&dto(&other)).unwrap(),
            format!(r#"{{"value":{other},{tail}"#)
        );
    }
}

#[test]
fn with_and_without_the_wrapper() {
    let value = document();
    assert_eq!(
        Web::to_string(&value).unwrap(),
        Web::to_string(&Serde(&value)).unwrap()
    );
}
