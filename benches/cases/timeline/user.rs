//! Who wrote a post.

use fastrand::Rng;

use crate::cases::dto;
use crate::text::{self, pick};

dto! {
    #[expect(clippy::struct_excessive_bools, reason = "social networks are like that")]
    pub struct User {
        id: u64,
        id_str: String,
        name: String,
        screen_name: String,
        location: String,
        description: String,
        url: Option<String>,
        protected: bool,
        followers_count: u32,
        friends_count: u32,
        listed_count: u32,
        created_at: String,
        favourites_count: u32,
        utc_offset: Option<i32>,
        time_zone: Option<String>,
        geo_enabled: bool,
        verified: bool,
        statuses_count: u32,
        lang: String,
        contributors_enabled: bool,
        is_translator: bool,
        is_translation_enabled: bool,
        profile_background_color: String,
        profile_background_image_url: String,
        profile_background_tile: bool,
        profile_image_url: String,
        profile_banner_url: Option<String>,
        profile_link_color: String,
        profile_text_color: String,
        profile_use_background_image: bool,
        default_profile: bool,
        default_profile_image: bool,
        following: bool,
        follow_request_sent: bool,
        notifications: bool,
    }
}

impl User {
    pub(super) fn sample(rng: &mut Rng) -> Self {
        let id = rng.u64(1_000_000..3_000_000_000);
        let offset = rng.bool().then(|| rng.i32(-11..12) * 3600);
        Self {
            id,
            id_str: id.to_string(),
            name: text::lively(rng, 5..=20),
            screen_name: text::word(rng),
            location: text::lively(rng, 0..=20),
            description: text::lively(rng, 0..=160),
            url: rng
                .bool()
                .then(|| format!("https://t.example/{}", text::hex(rng, 10))),
            protected: false,
            followers_count: rng.u32(0..20_000),
            friends_count: rng.u32(0..2000),
            listed_count: rng.u32(0..100),
            created_at: moment(rng),
            favourites_count: rng.u32(0..20_000),
            utc_offset: offset,
            time_zone: offset.map(|_| text::word(rng)),
            geo_enabled: rng.bool(),
            verified: false,
            statuses_count: rng.u32(0..100_000),
            lang: pick(rng, &["en", "de", "ja"]).to_owned(),
            contributors_enabled: false,
            is_translator: false,
            is_translation_enabled: rng.bool(),
            profile_background_color: text::hex(rng, 6),
            profile_background_image_url: image(rng, "background"),
            profile_background_tile: rng.bool(),
            profile_image_url: image(rng, "profile"),
            profile_banner_url: rng.bool().then(|| image(rng, "banner")),
            profile_link_color: text::hex(rng, 6),
            profile_text_color: text::hex(rng, 6),
            profile_use_background_image: true,
            default_profile: rng.bool(),
            default_profile_image: false,
            following: false,
            follow_request_sent: false,
            notifications: false,
        }
    }
}

/// A time as this API has it.
pub(super) fn moment(rng: &mut Rng) -> String {
    format!(
        "Sun Aug {:02} {:02}:{:02}:{:02} +0000 2014",
        rng.u8(1..=31),
        rng.u8(0..24),
        rng.u8(0..60),
        rng.u8(0..60)
    )
}

fn image(rng: &mut Rng, kind: &str) -> String {
    format!(
        "https://img.example/{kind}_images/{}/{}.jpeg",
        rng.u64(1_000_000_000..9_999_999_999),
        text::hex(rng, 12)
    )
}
