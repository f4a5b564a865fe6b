//! Cases that are about one kind of value.

use std::iter::repeat_with;

use fastrand::Rng;

use super::dto;
use crate::text;

dto! {
    /// A line on a map, as `GeoJSON` has it.
    pub struct Shape {
        name: String,
        coordinates: Vec<Vec<f64>>,
    }
}

pub(super) fn shapes(rng: &mut Rng) -> Vec<Shape> {
    let mut shape = || Shape {
        name: text::word(rng),
        coordinates: repeat_with(|| vec![degrees(rng, 180.0), degrees(rng, 90.0)])
            .take(200)
            .collect(),
    };
    repeat_with(&mut shape).take(40).collect()
}

fn degrees(rng: &mut Rng, limit: f64) -> f64 {
    (rng.f64() * 2.0 - 1.0) * limit
}

/// From cents to hundreds of thousands, as often with three digits as with six.
pub(super) fn prices(rng: &mut Rng) -> Vec<f64> {
    let price = || {
        let digits = rng.u32(1..=8);
        f64::from(rng.u32(0..10_u32.pow(digits))) / 100.0
    };
    repeat_with(price).take(20_000).collect()
}

/// Every length is as likely as every other.
pub(super) fn integers(rng: &mut Rng) -> Vec<u64> {
    let integer = || {
        let longest = rng.u64(..);
        longest / 10_u64.pow(rng.u32(0..20))
    };
    repeat_with(integer).take(20_000).collect()
}

pub(super) fn prose(rng: &mut Rng) -> Vec<String> {
    repeat_with(|| text::lively(rng, 1000..=4000))
        .take(100)
        .collect()
}

pub(super) fn escapes(rng: &mut Rng) -> Vec<String> {
    repeat_with(|| text::escaped(rng, 20..=400))
        .take(1000)
        .collect()
}
