//! `into`, `remote` and `getter`.

use std::collections::BTreeMap;

use json_runtime::{JsonContext, JsonWriter, ToJson};
use serde::Serialize;

use crate::{same, writes};

#[derive(Serialize, ToJson, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[serde(into = "String")]
struct Code {
    letters: [char; 2],
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.letters.iter().collect()
    }
}

#[derive(Serialize, ToJson, Clone)]
#[serde(into = "Option<(T, T)>")]
struct Twice<T: Clone + Serialize>(T);

impl<T: Clone + Serialize> From<Twice<T>> for Option<(T, T)> {
    fn from(twice: Twice<T>) -> Self {
        Some((twice.0.clone(), twice.0))
    }
}

#[test]
fn a_value_is_written_as_what_it_turns_into() {
    let code = Code {
        letters: ['a', '"'],
    };
    writes(&code, r#""a\"""#);
    writes(&BTreeMap::from([(code, 1)]), r#"{"a\"":1}"#);
    writes(&Twice(1), "[1,1]");
}

/// As it would be in another crate, which knows nothing of JSON.
mod geo {
    pub(crate) struct Point {
        pub(crate) lat: f64,
        lon: f64,
    }

    impl Point {
        pub(crate) fn new(lat: f64, lon: f64) -> Self {
            Self { lat, lon }
        }

        pub(crate) fn lon(&self) -> f64 {
            self.lon
        }

        pub(crate) fn lat(&self) -> &f64 {
            &self.lat
        }
    }

    pub(crate) struct Pair<T>(pub(crate) T, pub(crate) T);

    pub(crate) enum Shape {
        Circle(f64),
        Nothing,
    }
}

#[derive(Serialize, ToJson)]
#[serde(remote = "geo::Point")]
struct PointDef {
    lat: f64,
    #[serde(getter = "geo::Point::lon", rename = "lng")]
    lon: f64,
}

#[derive(Serialize, ToJson)]
#[serde(remote = "geo::Point")]
#[json(remote = "geo::Point")]
struct AllGetters {
    #[serde(getter = "geo::Point::lat")]
    lat: f64,
    #[serde(getter = "geo::Point::lon")]
    lon: f64,
}

#[derive(Serialize, ToJson)]
#[serde(remote = "geo::Pair")]
struct PairDef<T>(T, T);

#[derive(Serialize, ToJson)]
#[serde(remote = "geo::Shape", tag = "type", content = "data")]
enum ShapeDef {
    Circle(f64),
    Nothing,
}

#[derive(Serialize, ToJson)]
struct Place {
    #[serde(with = "PointDef")]
    #[json(with = "PointDef")]
    point: geo::Point,
    #[serde(with = "AllGetters")]
    #[json(with = "AllGetters")]
    again: geo::Point,
    #[serde(with = "PairDef")]
    #[json(with = "PairDef")]
    pair: geo::Pair<u8>,
    #[serde(with = "ShapeDef")]
    #[json(with = "ShapeDef")]
    shape: geo::Shape,
    #[serde(with = "ShapeDef")]
    #[json(with = "ShapeDef")]
    nothing: geo::Shape,
}

#[test]
fn a_description_writes_the_type_it_describes() {
    let place = Place {
        point: geo::Point::new(1.5, 2.5),
        again: geo::Point::new(3.5, 4.5),
        pair: geo::Pair(1, 2),
        shape: geo::Shape::Circle(1.0),
        nothing: geo::Shape::Nothing,
    };
    same(&place);
}

/// The function that a description has can be called from anywhere.
struct ByHand(geo::Point);

impl<C: JsonContext> ToJson<C> for ByHand {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        PointDef::write_json(&self.0, w);
    }
}

#[test]
fn a_description_has_a_function() {
    let written = json_runtime::to_string(&ByHand(geo::Point::new(1.0, 2.0)));
    assert_eq!(written.unwrap(), r#"{"lat":1.0,"lng":2.0}"#);
}
