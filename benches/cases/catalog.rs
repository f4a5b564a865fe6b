//! Concerts of a season: mostly ids, in maps and small objects.

use std::collections::BTreeMap;
use std::iter::repeat_with;

use fastrand::Rng;

use super::dto;
use crate::text;

dto! {
    pub struct Catalog {
        area_names: BTreeMap<String, String>,
        events: BTreeMap<String, Event>,
        performances: Vec<Performance>,
        topic_sub_topics: BTreeMap<String, Vec<u64>>,
        venue_names: BTreeMap<String, String>,
    }

    struct Event {
        description: Option<String>,
        id: u64,
        logo: Option<String>,
        name: String,
        sub_topic_ids: Vec<u64>,
        subject_code: Option<u32>,
        topic_ids: Vec<u64>,
    }

    struct Performance {
        event_id: u64,
        id: u64,
        logo: Option<String>,
        name: Option<String>,
        prices: Vec<Price>,
        seat_categories: Vec<SeatCategory>,
        seat_map_image: Option<String>,
        start: u64,
        venue_code: String,
    }

    struct Price {
        amount: u32,
        audience_sub_category_id: u64,
        seat_category_id: u64,
    }

    struct SeatCategory {
        areas: Vec<Area>,
        seat_category_id: u64,
    }

    struct Area {
        area_id: u64,
        block_ids: Vec<u64>,
    }
}

impl Catalog {
    pub(super) fn sample(rng: &mut Rng) -> Self {
        let events: BTreeMap<_, _> = repeat_with(|| Event::sample(rng))
            .take(180)
            .map(|event| (event.id.to_string(), event))
            .collect();
        Self {
            area_names: names(rng, 20),
            performances: repeat_with(|| Performance::sample(rng)).take(240).collect(),
            events,
            topic_sub_topics: repeat_with(|| (id(rng).to_string(), ids(rng, 10)))
                .take(40)
                .collect(),
            venue_names: names(rng, 10),
        }
    }
}

impl Event {
    fn sample(rng: &mut Rng) -> Self {
        Self {
            description: None,
            id: id(rng),
            logo: rng
                .bool()
                .then(|| format!("/images/{}.gif", text::word(rng))),
            name: text::lively(rng, 10..=40),
            sub_topic_ids: ids(rng, 5),
            subject_code: None,
            topic_ids: ids(rng, 3),
        }
    }
}

impl Performance {
    fn sample(rng: &mut Rng) -> Self {
        Self {
            event_id: id(rng),
            id: id(rng),
            logo: None,
            name: None,
            prices: repeat_with(|| Price::sample(rng)).take(5).collect(),
            seat_categories: repeat_with(|| SeatCategory::sample(rng)).take(5).collect(),
            seat_map_image: None,
            start: 1_372_701_600_000 + rng.u64(0..30_000_000_000),
            venue_code: text::word(rng).to_uppercase(),
        }
    }
}

impl Price {
    fn sample(rng: &mut Rng) -> Self {
        Self {
            amount: rng.u32(5..400) * 250,
            audience_sub_category_id: id(rng),
            seat_category_id: id(rng),
        }
    }
}

impl SeatCategory {
    fn sample(rng: &mut Rng) -> Self {
        let area = |rng: &mut Rng| Area {
            area_id: id(rng),
            block_ids: ids(rng, 1),
        };
        Self {
            areas: (0..rng.usize(2..=10)).map(|_| area(rng)).collect(),
            seat_category_id: id(rng),
        }
    }
}

fn id(rng: &mut Rng) -> u64 {
    rng.u64(200_000_000..400_000_000)
}

/// At most that many; perhaps none.
fn ids(rng: &mut Rng, most: usize) -> Vec<u64> {
    (0..rng.usize(0..=most)).map(|_| id(rng)).collect()
}

fn names(rng: &mut Rng, count: usize) -> BTreeMap<String, String> {
    repeat_with(|| (id(rng).to_string(), text::lively(rng, 5..=30)))
        .take(count)
        .collect()
}
