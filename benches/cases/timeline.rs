//! Posts of a social network, with all that its API says about them.

use std::iter::repeat_with;

use fastrand::Rng;

use super::dto;
use crate::text;

mod entities;
mod user;

use entities::Entities;
use user::User;

dto! {
    pub struct Timeline {
        statuses: Vec<Status>,
        search_metadata: SearchMetadata,
    }

    struct Status {
        created_at: String,
        id: u64,
        id_str: String,
        text: String,
        source: String,
        truncated: bool,
        in_reply_to_status_id: Option<u64>,
        in_reply_to_status_id_str: Option<String>,
        in_reply_to_user_id: Option<u64>,
        in_reply_to_screen_name: Option<String>,
        user: User,
        geo: Option<Place>,
        place: Option<Place>,
        contributors: Option<Vec<u64>>,
        retweet_of: Option<Box<Status>>,
        retweet_count: u32,
        favorite_count: u32,
        entities: Entities,
        favorited: bool,
        retweeted: bool,
        possibly_sensitive: Option<bool>,
        lang: Language,
        filter_level: FilterLevel,
    }

    #[repr(u8)]
    enum Language {
        En,
        De,
        Ja,
    }

    #[repr(u8)]
    enum FilterLevel {
        None,
        Low,
        Medium,
    }

    struct Place {
        full_name: String,
        latitude: f64,
        longitude: f64,
    }

    struct SearchMetadata {
        completed_in: f64,
        max_id: u64,
        max_id_str: String,
        next_results: String,
        query: String,
        refresh_url: String,
        count: u32,
        since_id: u64,
        since_id_str: String,
    }
}

impl Timeline {
    pub(crate) fn sample(rng: &mut Rng) -> Self {
        let max_id = id(rng);
        Self {
            statuses: repeat_with(|| Status::sample(rng, true))
                .take(165)
                .collect(),
            search_metadata: SearchMetadata {
                completed_in: 0.087,
                max_id,
                max_id_str: max_id.to_string(),
                next_results: format!("?max_id={max_id}&q=%E4%B8%80&count=100&include_entities=1"),
                query: "%E4%B8%80".to_owned(),
                refresh_url: format!("?since_id={max_id}&q=%E4%B8%80&include_entities=1"),
                count: 100,
                since_id: 0,
                since_id_str: "0".to_owned(),
            },
        }
    }
}

impl Status {
    fn sample(rng: &mut Rng, may_repeat: bool) -> Self {
        let id = id(rng);
        let answers = rng.u8(0..10) == 0;
        let answered = rng.u64(..) >> 8;
        Self {
            created_at: user::moment(rng),
            id,
            id_str: id.to_string(),
            text: text::lively(rng, 5..=300),
            source: format!(
                r#"<a href="https://{}.example/download" rel="nofollow">{}</a>"#,
                text::word(rng),
                text::plain(rng, 5..=20)
            ),
            truncated: false,
            in_reply_to_status_id: answers.then_some(answered),
            in_reply_to_status_id_str: answers.then(|| answered.to_string()),
            in_reply_to_user_id: answers.then_some(answered >> 20),
            in_reply_to_screen_name: answers.then(|| text::word(rng)),
            user: User::sample(rng),
            geo: None,
            place: (rng.u8(0..20) == 0).then(|| Place::sample(rng)),
            contributors: None,
            retweet_of: (may_repeat && rng.u8(0..3) == 0)
                .then(|| Box::new(Self::sample(rng, false))),
            retweet_count: rng.u32(0..3000) / 10,
            favorite_count: rng.u32(0..500) / 10,
            entities: Entities::sample(rng),
            favorited: false,
            retweeted: rng.bool(),
            possibly_sensitive: rng.bool().then_some(false),
            lang: match rng.u8(0..3) {
                0 => Language::En,
                1 => Language::De,
                _ => Language::Ja,
            },
            filter_level: match rng.u8(0..3) {
                0 => FilterLevel::None,
                1 => FilterLevel::Low,
                _ => FilterLevel::Medium,
            },
        }
    }
}

impl Place {
    fn sample(rng: &mut Rng) -> Self {
        Self {
            full_name: text::lively(rng, 10..=30),
            latitude: f64::from(rng.i32(-9_000_000..9_000_000)) / 1e5,
            longitude: f64::from(rng.i32(-18_000_000..18_000_000)) / 1e5,
        }
    }
}

fn id(rng: &mut Rng) -> u64 {
    rng.u64(400_000_000_000_000_000..600_000_000_000_000_000)
}
