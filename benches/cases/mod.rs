//! The data. A fixed seed makes it the same in every run.
#![expect(
    unreachable_pub,
    reason = "the derive of nanoserde does not know pub(crate)"
)]

mod catalog;
#[cfg_attr(
    feature = "peers",
    expect(
        clippy::unsafe_derive_deserialize,
        reason = "facet's derive writes unsafe methods"
    )
)]
mod corpus;
mod lists;
mod order;
mod timeline;
#[cfg_attr(
    feature = "peers",
    expect(
        clippy::large_stack_arrays,
        reason = "that is what facet's derive writes"
    )
)]
mod wide;

use fastrand::Rng;

use crate::case::Case;

pub(crate) use order::Order;
pub(crate) use timeline::Timeline;

/// Adds the derives of all contestants to the types of a case. Facet wants enums to have a `repr`.
macro_rules! dto {
    ($($item:item)*) => {$(
        #[derive(serde::Serialize, json_runtime::ToJson)]
        #[cfg_attr(
            feature = "peers",
            derive(
                facet::Facet,
                jsony::Jsony,
                miniserde::Serialize,
                nanoserde::SerJson,
                simd_json_derive::Serialize,
            ),
            jsony(ToJson),
        )]
        $item
    )*};
}
use dto;

const SEED: u64 = 0x6a73_6f6e;

fn rng() -> Rng {
    Rng::with_seed(SEED)
}

/// The cases with generated data, and with those files of the folder `JSON_CORPUS` that have types here.
#[must_use]
pub fn all() -> Vec<Case> {
    let mut cases = vec![
        Case::compact("order", "one order of three lines", Order::sample()),
        Case::compact("timeline", "nested posts of a social network", timeline()),
        Case::compact(
            "catalog",
            "a catalog of concerts: ids, small objects, maps",
            catalog::Catalog::sample(&mut rng()),
        ),
        Case::compact(
            "points",
            "pairs of `f64` with 15 to 17 digits",
            lists::shapes(&mut rng()),
        ),
        Case::compact(
            "prices",
            "`f64` with two decimals",
            lists::prices(&mut rng()),
        ),
        Case::compact(
            "integers",
            "`u64` of 1 to 20 digits",
            lists::integers(&mut rng()),
        ),
        Case::compact(
            "prose",
            "strings of 1 to 4 KB with little to escape",
            lists::prose(&mut rng()),
        ),
        Case::compact(
            "escapes",
            "strings in which every tenth byte is escaped",
            lists::escapes(&mut rng()),
        ),
        Case::indented("pretty", "`timeline` with an indent of two", timeline()),
        Case::compact(
            "wide",
            "one struct of 100 fields",
            wide::Wide::sample(&mut rng()),
        ),
    ];
    cases.extend(corpus::cases());
    cases
}

pub(crate) fn timeline() -> Timeline {
    Timeline::sample(&mut rng())
}
