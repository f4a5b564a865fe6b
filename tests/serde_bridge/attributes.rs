use std::collections::{BTreeMap, HashMap};

use json_runtime::{JsonContext, JsonWriter, Plain, Serde, ToJson};
use serde::{Deserialize, Serialize, Serializer};

/// Types that only serde knows.
mod foreign {
    use serde::{Deserialize, Serialize};

    #[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Default)]
    pub(super) struct Point {
        pub(super) lat: f64,
        pub(super) lon: Option<f64>,
    }

    #[derive(Serialize, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[serde(rename_all = "kebab-case")]
    pub(super) enum Kind {
        VeryGood,
        Rated(u8),
        Tuple(u8, u8),
        Struct { first: Option<u8> },
    }
}
use foreign::{Kind, Point};

#[derive(ToJson, Serialize)]
struct Stop {
    #[json(with = "json_runtime::serde")]
    by_module: Point,
    by_wrapper: Serde<Point>,
    many: Vec<Serde<Point>>,
    by_kind: BTreeMap<Serde<Kind>, Option<Serde<Kind>>>,
    #[json(with = "json_runtime::serde")]
    optional: Option<Point>,
    wrapped_option: Serde<Option<Point>>,
}

fn stop() -> Stop {
    let point = Point {
        lat: 1.5,
        lon: None,
    };
    Stop {
        by_module: point.clone(),
        by_wrapper: point.clone().into(),
        many: vec![Serde(point.clone()), Serde(point)],
        by_kind: BTreeMap::from([(Serde(Kind::VeryGood), Some(Serde(Kind::Rated(1))))]),
        optional: None,
        wrapped_option: Serde(None),
    }
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls", omit_entries = "nulls")]
struct Api;

#[test]
fn fields_of_types_that_only_serde_knows() {
    let stop = stop();
    let text = Plain::to_string(&stop).unwrap();
    assert_eq!(text, serde_json::to_string(&stop).unwrap());
    assert_eq!(
        Api::to_string(&stop).unwrap(),
        concat!(
            r#"{"byModule":{"lat":1.5},"byWrapper":{"lat":1.5},"many":[{"lat":1.5},{"lat":1.5}],"#,
            r#""byKind":{"very-good":{"rated":1}}}"#
        )
    );
}

#[derive(ToJson)]
struct Flat<T> {
    before: u8,
    #[json(flatten)]
    inner: T,
    after: u8,
}

fn flat<T: Serialize>(inner: T) -> Result<String, String> {
    let flat = Flat {
        before: 1,
        inner: Serde(inner),
        after: 2,
    };
    let text = Plain::to_string(&flat).map_err(|error| error.to_string());
    assert_eq!(Plain::to_string(&[&flat]).is_ok(), text.is_ok());
    text
}

#[test]
fn flattened_values() {
    let point = Point {
        lat: 1.5,
        lon: None,
    };
    for (text, members) in [
        (flat(&point), r#""lat":1.5,"lon":null,"#),
        (flat(Some(&point)), r#""lat":1.5,"lon":null,"#),
        (flat(()), ""),
        (flat(None::<u8>), ""),
        (flat(BTreeMap::from([(1, 2)])), r#""1":2,"#),
        (flat(HashMap::<u8, u8>::new()), ""),
        (flat(Kind::VeryGood), r#""very-good":null,"#),
        (flat(Kind::Rated(1)), r#""rated":1,"#),
        (flat(Kind::Tuple(1, 2)), r#""tuple":[1,2],"#),
        (
            flat(Kind::Struct { first: None }),
            r#""struct":{"first":null},"#,
        ),
        (flat(serde_json::json!({"a": [1]})), r#""a":[1],"#),
    ] {
        assert_eq!(text, Ok(format!(r#"{{"before":1,{members}"after":2}}"#)));
    }
}

/// It is not the entry of a map.
#[test]
fn no_context_omits_a_variant() {
    #[derive(ToJson)]
    enum Derived {
        VeryGood,
    }
    let (before, after) = (1, 2);
    let bridged = Flat {
        before,
        inner: Serde(Kind::VeryGood),
        after,
    };
    let derived = Flat {
        before,
        inner: Derived::VeryGood,
        after,
    };
    assert_eq!(
        Api::to_string(&bridged).unwrap(),
        r#"{"before":1,"very-good":null,"after":2}"#
    );
    assert_eq!(
        Api::to_string(&derived).unwrap(),
        r#"{"before":1,"VeryGood":null,"after":2}"#
    );
}

#[test]
fn what_has_no_members_cannot_be_flattened() {
    for text in [
        flat(1),
        flat("text"),
        flat([1]),
        flat((1, 2)),
        flat(Some(true)),
        flat(f64::NAN),
        flat(Some(f32::INFINITY)),
    ] {
        let error = text.unwrap_err();
        assert!(
            error.starts_with("can only flatten what is written as an object"),
            "{error}"
        );
    }
}

/// A function as `#[serde(serialize_with)]` names one.
fn doubled<S: Serializer>(value: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u128(value * 2)
}

fn failing<S: Serializer>(_: &u128, _: S) -> Result<S::Ok, S::Error> {
    Err(serde::ser::Error::custom("not this one"))
}

fn joined<S: Serializer>(first: &str, second: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq([first.len(), second.len()])
}

struct Functions {
    number: u128,
    text: String,
    list: Vec<u8>,
}

impl<C: JsonContext> ToJson<C> for Functions {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut array = w.array();
        array.item_with(|w| {
            json_runtime::serde::serialize_with(w, |serializer| doubled(&self.number, serializer));
        });
        array.item_with(|w| {
            json_runtime::serde::serialize_with(w, |serializer| {
                joined(&self.text, &self.list, serializer)
            });
        });
        if self.number == 0 {
            array.item_with(|w| {
                json_runtime::serde::serialize_with(w, |serializer| failing(&1, serializer));
            });
        }
        array.end();
    }
}

#[test]
fn functions_for_a_serializer() {
    let mut functions = Functions {
        number: 4,
        text: "abc".into(),
        list: vec![1],
    };
    assert_eq!(Plain::to_string(&functions).unwrap(), "[8,[3,1]]");
    functions.number = 0;
    assert_eq!(
        Plain::to_string(&functions).unwrap_err().to_string(),
        "not this one at $[2] (byte 9)"
    );
}

#[test]
fn a_type_parameter_inside_the_wrapper() {
    #[derive(ToJson)]
    #[json(bound = "")]
    struct Holder<T: Serialize> {
        one: Serde<T>,
        many: Vec<Serde<T>>,
    }
    let holder = Holder {
        one: Serde(Kind::VeryGood),
        many: vec![Serde(Kind::Rated(1))],
    };
    assert_eq!(
        Plain::to_string(&holder).unwrap(),
        r#"{"one":"very-good","many":[{"rated":1}]}"#
    );
}

#[test]
fn the_wrapper_is_transparent() {
    #[derive(Serialize, Deserialize, ToJson, Debug, PartialEq)]
    struct Dto {
        point: Serde<Point>,
    }
    let dto = Dto {
        point: Serde(Point {
            lat: 1.0,
            lon: Some(2.0),
        }),
    };
    let text = Plain::to_string(&dto).unwrap();
    assert_eq!(text, r#"{"point":{"lat":1.0,"lon":2.0}}"#);
    assert_eq!(serde_json::from_str::<Dto>(&text).unwrap(), dto);
    let list: &Serde<[u8]> = &Serde([1, 2]);
    assert_eq!(Plain::to_string(list).unwrap(), "[1,2]");
    let mut point = dto.point;
    point.lat = 3.0;
    assert!((point.0.lat - 3.0).abs() < f64::EPSILON);
}

#[test]
fn a_trait_object_holds_it() {
    let values: Vec<Box<dyn ToJson<Plain>>> = vec![Box::new(1), Box::new(Serde(Point::default()))];
    assert_eq!(
        Plain::to_string(&values).unwrap(),
        r#"[1,{"lat":0.0,"lon":null}]"#
    );
}
