//! The paths that name functions, in every spelling that serde takes.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives references")]

use json_runtime::ToJson;
use serde::{Serialize, Serializer};

use crate::writes;

trait Emptiness {
    fn is_empty(value: &Self) -> bool;
}

impl Emptiness for u8 {
    fn is_empty(value: &Self) -> bool {
        *value == 0
    }
}

impl<T> Emptiness for Option<T> {
    fn is_empty(value: &Self) -> bool {
        value.is_none()
    }
}

trait Spelled<T> {
    fn serialize<S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error>;
}

struct Shouting;

impl Shouting {
    fn spell<S: Serializer>(value: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{value}!"))
    }
}

impl Spelled<u8> for Shouting {
    fn serialize<S: Serializer>(value: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{value}!!"))
    }
}

fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, ToJson)]
#[serde(bound(serialize = "T: Serialize + Emptiness"))]
#[json(bound = "T: ToJson + Emptiness")]
struct Fields<T> {
    #[serde(skip_serializing_if = "<u8 as Emptiness>::is_empty")]
    number: u8,
    #[serde(skip_serializing_if = "<T as Emptiness>::is_empty")]
    parameter: T,
    #[serde(skip_serializing_if = "T::is_empty")]
    short: T,
    #[serde(skip_serializing_if = "<Option<T>>::is_none")]
    inherent: Option<T>,
    #[serde(skip_serializing_if = "is_zero::<u8>")]
    function: u8,
    #[serde(serialize_with = "<Shouting>::spell")]
    spelled: u8,
    #[serde(serialize_with = "<Shouting as Spelled<u8>>::serialize")]
    qualified: u8,
    #[serde(with = "Shouting")]
    of_type: u8,
    #[serde(serialize_with = "<self::Shouting as self::Spelled::<u8>>::serialize::<_>")]
    parameters: u8,
}

#[derive(Serialize, ToJson)]
enum Variants {
    #[serde(serialize_with = "<Shouting as Spelled<u8>>::serialize")]
    Newtype(u8),
}

mod geo {
    pub(super) trait Place {
        fn latitude(&self) -> u8;
    }

    pub(super) struct Point(pub(super) u8);

    impl Place for Point {
        fn latitude(&self) -> u8 {
            self.0
        }
    }
}

#[derive(Serialize, ToJson)]
#[serde(remote = "geo::Point")]
struct PointDef {
    #[serde(getter = "<geo::Point as geo::Place>::latitude")]
    latitude: u8,
}

#[derive(Serialize, ToJson)]
struct Stop {
    #[serde(with = "PointDef")]
    #[json(with = "PointDef")]
    place: geo::Point,
}

#[test]
fn functions_are_named_by_any_path() {
    let fields = |number, parameter| Fields {
        number,
        parameter,
        short: parameter,
        inherent: Some(parameter),
        function: number,
        spelled: 1,
        qualified: 2,
        of_type: 3,
        parameters: 4,
    };
    writes(
        &fields(0, None::<u8>),
        r#"{"inherent":null,"spelled":"1!","qualified":"2!!","of_type":"3!!","parameters":"4!!"}"#,
    );
    writes(
        &fields(5, Some(6)),
        r#"{"number":5,"parameter":6,"short":6,"inherent":6,"function":5,"spelled":"1!","qualified":"2!!","of_type":"3!!","parameters":"4!!"}"#,
    );
    writes(&Variants::Newtype(1), r#"{"Newtype":"1!!"}"#);
    writes(
        &Stop {
            place: geo::Point(52),
        },
        r#"{"place":{"latitude":52}}"#,
    );
}
