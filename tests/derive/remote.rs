//! Descriptions of types of other crates, as forms.

use std::collections::BTreeMap;

use crate::{Web, assert_json};
use json_runtime::with::Each;
use json_runtime::{JsonContext, Plain, ToJson};

/// Stands for another crate.
mod geo {
    pub(super) struct Place {
        pub(super) full_name: &'static str,
        pub(super) note: Option<u8>,
    }
    pub(super) struct Height(pub(super) Option<i32>);
    pub(super) struct Nowhere;
    pub(super) enum Area {
        Unknown,
        Known { square_km: u32 },
    }
    pub(super) struct Pair<T>(pub(super) T, pub(super) T);
    pub(super) struct Tree {
        pub(super) children: Vec<Tree>,
    }
}

#[derive(ToJson)]
#[json(remote = "geo::Place")]
#[expect(dead_code, reason = "it describes another type")]
struct PlaceDef {
    full_name: &'static str,
    note: Option<u8>,
}

#[derive(ToJson)]
#[json(remote = "geo::Height")]
#[expect(dead_code, reason = "it describes another type")]
struct HeightDef(Option<i32>);

#[derive(ToJson)]
#[json(remote = "geo::Nowhere")]
struct NowhereDef;

#[derive(ToJson)]
#[json(remote = "geo::Area", untagged)]
#[expect(dead_code, reason = "it describes another type")]
enum AreaDef {
    Unknown,
    Known { square_km: u32 },
}

#[derive(ToJson)]
#[json(remote = "geo::Pair")]
struct PairDef<T>(T, T);

#[derive(ToJson)]
#[json(remote = "geo::Tree")]
#[expect(dead_code, reason = "it describes another type")]
struct TreeDef {
    #[json(with = "Each<TreeDef>")]
    children: Vec<geo::Tree>,
}

#[derive(JsonContext)]
#[json(field_naming = "kebab-case", omit = "nulls", omit_entries = "nulls")]
struct Log;

/// For the contexts that are named.
#[derive(ToJson)]
#[json(remote = "geo::Place", context(Web, Log))]
#[expect(dead_code, reason = "it describes another type")]
struct NamedDef {
    full_name: &'static str,
    #[json(skip)]
    note: Option<u8>,
}

#[derive(ToJson)]
struct Trip {
    #[json(with = "PlaceDef")]
    start: geo::Place,
    #[json(with = "Each<PlaceDef>")]
    end: Option<geo::Place>,
    #[json(with = "Each<PlaceDef>")]
    stops: Vec<geo::Place>,
}

#[derive(ToJson)]
#[json(context(Web, Log))]
struct Named {
    #[json(with = "NamedDef")]
    place: geo::Place,
    #[json(with = "Each<NamedDef>")]
    others: BTreeMap<&'static str, geo::Place>,
}

#[derive(ToJson)]
struct Maps {
    #[json(with = "Each<HeightDef>")]
    heights: BTreeMap<u8, geo::Height>,
    #[json(with = "Each<NowhereDef>")]
    nowhere: Option<geo::Nowhere>,
    #[json(with = "Each<AreaDef>")]
    areas: BTreeMap<u8, geo::Area>,
}

#[derive(ToJson)]
struct Generic<T> {
    #[json(with = "PairDef::<T>", bound = "T: ToJson")]
    pair: geo::Pair<T>,
    #[json(with = "Each<PairDef<T>>")]
    pairs: Vec<geo::Pair<T>>,
}

fn place(full_name: &'static str, note: Option<u8>) -> geo::Place {
    geo::Place { full_name, note }
}

#[test]
fn a_description_is_a_form_for_the_values_in_options_and_lists() {
    let trip = Trip {
        start: place("Mitte", None),
        end: None,
        stops: vec![place("Zoo", Some(1))],
    };
    assert_json! {
        Plain: &trip => r#"{"start":{"full_name":"Mitte","note":null},"end":null,"stops":[{"full_name":"Zoo","note":1}]}"#,
        Web: &trip => r#"{"start":{"fullName":"Mitte"},"stops":[{"fullName":"Zoo","note":1}]}"#,
    }
    let leaf = geo::Tree { children: vec![] };
    let tree = geo::Tree {
        children: vec![leaf],
    };
    let tree = Wrapper(tree);
    assert_json! { Plain: &tree => r#"{"children":[{"children":[]}]}"# }
}

#[derive(ToJson)]
struct Wrapper(#[json(with = "TreeDef")] geo::Tree);

#[test]
fn a_description_can_be_for_several_contexts() {
    let named = Named {
        place: place("Mitte", Some(1)),
        others: BTreeMap::from([("zoo", place("Zoo", None))]),
    };
    assert_json! {
        Web: &named => r#"{"place":{"fullName":"Mitte"},"others":{"zoo":{"fullName":"Zoo"}}}"#,
        Log: &named => r#"{"place":{"full-name":"Mitte"},"others":{"zoo":{"full-name":"Zoo"}}}"#,
    }
}

#[test]
fn entries_are_left_out_where_what_is_described_is_null() {
    let maps = Maps {
        heights: BTreeMap::from([(0, geo::Height(None)), (1, geo::Height(Some(7)))]),
        nowhere: Some(geo::Nowhere),
        areas: BTreeMap::from([
            (0, geo::Area::Unknown),
            (1, geo::Area::Known { square_km: 3 }),
        ]),
    };
    assert_json! {
        Plain: &maps => r#"{"heights":{"0":null,"1":7},"nowhere":null,"areas":{"0":null,"1":{"square_km":3}}}"#,
        Log: &maps => r#"{"heights":{"1":7},"areas":{"1":{"square-km":3}}}"#,
    }
}

#[test]
fn parameters_of_a_description_are_those_of_the_type() {
    let generic = Generic {
        pair: geo::Pair(1, 2),
        pairs: vec![geo::Pair(3, 4)],
    };
    assert_json! { Plain: &generic => r#"{"pair":[1,2],"pairs":[[3,4]]}"# }
}

/// Its impl is written by hand, in terms of what would have been derived.
#[derive(ToJson)]
#[json(remote = "Self")]
enum Shelf<T> {
    Full { books: T },
    Sold(T),
    Empty,
}

impl<T: ToJson<C>, C: JsonContext> ToJson<C> for Shelf<T> {
    fn write_json(&self, w: &mut json_runtime::JsonWriter<'_, C>) {
        // The form's own function goes before the one of the trait.
        Self::write_json(self, w);
    }
}

#[test]
fn a_form_of_the_type_itself() {
    assert_json! {
        Plain: &Shelf::Full { books: 1 } => r#"{"Full":{"books":1}}"#,
        Plain: &Shelf::Sold(1) => r#"{"Sold":1}"#,
        Web: &Shelf::<u8>::Empty => r#""empty""#,
    }
}
