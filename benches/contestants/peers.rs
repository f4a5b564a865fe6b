//! Other crates that write JSON.

use super::Layout;
use crate::case::{Entrants, Says, Target};
use crate::dynamic::Policies;

const NO_INDENT: &str = "it has no indented form";

/// What their traits ask of the data.
pub(crate) trait Peers:
    serde::Serialize
    + simd_json_derive::Serialize
    + nanoserde::SerJson
    + miniserde::Serialize
    + facet::Facet<'static>
    + jsony::ToJson
{
}

impl<T> Peers for T where
    T: serde::Serialize
        + simd_json_derive::Serialize
        + nanoserde::SerJson
        + miniserde::Serialize
        + facet::Facet<'static>
        + jsony::ToJson
{
}

pub(super) fn enter<T: Peers + 'static>(layout: Layout, entrants: &mut Entrants<T>) {
    enter_sonic(layout, entrants);
    enter_facet(layout, entrants);
    match layout {
        Layout::Compact => {
            enter_simd_json(entrants);
            enter_jsony(entrants);
            enter_nanoserde(entrants);
            enter_miniserde(entrants);
        }
        Layout::Indented => {
            for name in [SIMD_JSON, JSONY, NANOSERDE, MINISERDE] {
                entrants.note(name, &[Target::Fresh, Target::Reused], NO_INDENT);
            }
        }
    }
}

fn enter_sonic<T: serde::Serialize + 'static>(layout: Layout, entrants: &mut Entrants<T>) {
    const NAME: &str = "sonic-rs";
    entrants.fresh(NAME, Says::SameValue, move |data| {
        match layout {
            Layout::Compact => sonic_rs::to_vec(data),
            Layout::Indented => sonic_rs::to_vec_pretty(data),
        }
        .expect("can be written")
    });
    entrants.reused(NAME, Says::SameValue, move |data, to| {
        match layout {
            Layout::Compact => sonic_rs::to_writer(to, data),
            Layout::Indented => sonic_rs::to_writer_pretty(to, data),
        }
        .expect("can be written");
    });
}

fn enter_facet<T: facet::Facet<'static>>(layout: Layout, entrants: &mut Entrants<T>) {
    const NAME: &str = "facet-json";
    entrants.fresh(NAME, Says::SameValue, move |data| {
        match layout {
            Layout::Compact => facet_json::to_vec(data),
            Layout::Indented => facet_json::to_vec_pretty(data),
        }
        .expect("can be written")
    });
    entrants.reused(NAME, Says::SameValue, move |data, to| {
        match layout {
            Layout::Compact => facet_json::to_writer_std(to, data),
            Layout::Indented => facet_json::to_writer_std_pretty(to, data),
        }
        .expect("can be written");
    });
}

const SIMD_JSON: &str = "simd-json-derive";

fn enter_simd_json<T: simd_json_derive::Serialize + 'static>(entrants: &mut Entrants<T>) {
    entrants.fresh(SIMD_JSON, Says::SameValue, |data| {
        data.json_vec().expect("can be written")
    });
    entrants.reused(SIMD_JSON, Says::SameValue, |data, to| {
        data.json_write(to).expect("can be written");
    });
}

const JSONY: &str = "jsony";

fn enter_jsony<T: jsony::ToJson + 'static>(entrants: &mut Entrants<T>) {
    entrants.fresh(JSONY, Says::SameValue, |data| {
        jsony::to_json(data).into_bytes()
    });
    entrants.reused(JSONY, Says::SameValue, |data, to| {
        jsony::to_json_into(data, to);
    });
}

const NANOSERDE: &str = "nanoserde";

/// It has no way to write fields that are none.
fn enter_nanoserde<T: nanoserde::SerJson + 'static>(entrants: &mut Entrants<T>) {
    let says = Says::Under(Policies::WITHOUT_NULLS);
    entrants.fresh(NANOSERDE, says, |data| data.serialize_json().into_bytes());
    entrants.reused(NANOSERDE, says, |data, to| {
        let empty = String::from_utf8(std::mem::take(to)).expect("nothing is UTF-8");
        let mut state = nanoserde::SerJsonState::new(empty);
        data.ser_json(0, &mut state);
        *to = state.out.into_bytes();
    });
    entrants.note(
        NANOSERDE,
        &[],
        "leaves out what is null; this cannot be turned off",
    );
}

const MINISERDE: &str = "miniserde";

fn enter_miniserde<T: miniserde::Serialize + 'static>(entrants: &mut Entrants<T>) {
    entrants.fresh(MINISERDE, Says::SameValue, |data| {
        miniserde::json::to_string(data).into_bytes()
    });
    entrants.note(MINISERDE, &[Target::Reused], "it returns a new string");
}
