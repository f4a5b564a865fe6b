//! Types of other crates: one by an impl for contexts of ours, one by a description, one as it prints
//! itself. `cargo run --example foreign_types` prints:
//!
//! ```text
//! {"place":[52.5,13.4],"hours":{"start":9,"end":17},"server":"192.0.2.7:443"}
//! {"PLACE":[52.5,13.4],"HOURS":{"START":9,"END":17},"SERVER":"192.0.2.7:443"}
//! ```

/// Stands for a crate that knows nothing of JSON.
mod geo {
    pub(super) struct Point {
        pub(super) lat: f64,
        pub(super) lon: f64,
    }

    pub(super) struct Hours {
        pub(super) start: u8,
        pub(super) end: u8,
    }
}

use json_runtime::with::Display;
use json_runtime::{JsonContext, JsonError, ToJson, impl_to_json};
use std::net::SocketAddr;

#[derive(JsonContext)]
struct Api;

#[derive(JsonContext)]
#[json(field_naming = "UPPERCASE")]
struct Legacy;

// The orphan rule wants something that is ours: the contexts are.
impl_to_json!(geo::Point, under [Api, Legacy], |point, w| w.value(&[point.lat, point.lon]));

#[derive(ToJson)]
#[json(remote = "geo::Hours")]
#[expect(dead_code, reason = "a description of another type")]
struct HoursDef {
    start: u8,
    end: u8,
}

#[derive(ToJson)]
#[json(context(Api, Legacy))] // because `geo::Point` can be written under these only
struct Shop {
    place: geo::Point,
    #[json(with = "HoursDef")]
    hours: geo::Hours,
    #[json(with = "Display")]
    server: SocketAddr,
}

fn main() -> Result<(), JsonError> {
    let shop = Shop {
        place: geo::Point {
            lat: 52.5,
            lon: 13.4,
        },
        hours: geo::Hours { start: 9, end: 17 },
        server: SocketAddr::from(([192, 0, 2, 7], 443)),
    };
    println!("{}", Api::to_string(&shop)?);
    println!("{}", Legacy::to_string(&shop)?);
    Ok(())
}
