//! What was found in the text of a post.

use fastrand::Rng;

use crate::cases::dto;
use crate::text;

dto! {
    pub struct Entities {
        hashtags: Vec<Hashtag>,
        symbols: Vec<Hashtag>,
        urls: Vec<Url>,
        user_mentions: Vec<Mention>,
        media: Vec<Media>,
    }

    struct Hashtag {
        text: String,
        indices: Vec<u32>,
    }

    struct Url {
        short: String,
        expanded: String,
        display: String,
        indices: Vec<u32>,
    }

    struct Mention {
        screen_name: String,
        name: String,
        id: u64,
        id_str: String,
        indices: Vec<u32>,
    }

    struct Media {
        id: u64,
        id_str: String,
        indices: Vec<u32>,
        image_url: String,
        display_url: String,
        sizes: Vec<Size>,
    }

    struct Size {
        name: String,
        w: u32,
        h: u32,
        resize: Resize,
    }

    #[repr(u8)]
    enum Resize {
        Fit,
        Crop,
    }
}

impl Entities {
    pub(super) fn sample(rng: &mut Rng) -> Self {
        Self {
            hashtags: few(rng, Hashtag::sample),
            symbols: Vec::new(),
            urls: few(rng, Url::sample),
            user_mentions: few(rng, Mention::sample),
            media: if rng.u8(0..6) == 0 {
                vec![Media::sample(rng)]
            } else {
                Vec::new()
            },
        }
    }
}

impl Hashtag {
    fn sample(rng: &mut Rng) -> Self {
        Self {
            text: text::lively(rng, 5..=12),
            indices: indices(rng),
        }
    }
}

impl Url {
    fn sample(rng: &mut Rng) -> Self {
        let page = format!("{}.example/{}", text::word(rng), text::hex(rng, 20));
        Self {
            short: format!("https://t.example/{}", text::hex(rng, 10)),
            expanded: format!("https://www.{page}"),
            display: page,
            indices: indices(rng),
        }
    }
}

impl Mention {
    fn sample(rng: &mut Rng) -> Self {
        let id = rng.u64(1_000_000..3_000_000_000);
        Self {
            screen_name: text::word(rng),
            name: text::lively(rng, 5..=20),
            id,
            id_str: id.to_string(),
            indices: indices(rng),
        }
    }
}

impl Media {
    fn sample(rng: &mut Rng) -> Self {
        let id = super::id(rng);
        let size = |name: &str, w, h, resize| Size {
            name: name.to_owned(),
            w,
            h,
            resize,
        };
        Self {
            id,
            id_str: id.to_string(),
            indices: indices(rng),
            image_url: format!("https://img.example/media/{}.jpg", text::hex(rng, 16)),
            display_url: format!("pic.example/{}", text::hex(rng, 10)),
            sizes: vec![
                size("medium", 600, 399, Resize::Fit),
                size("small", 340, 226, Resize::Fit),
                size("thumb", 150, 150, Resize::Crop),
                size("large", 1024, 682, Resize::Fit),
            ],
        }
    }
}

/// None to two.
fn few<T>(rng: &mut Rng, mut sample: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    (0..rng.usize(0..=2)).map(|_| sample(rng)).collect()
}

/// From where to where in the text.
fn indices(rng: &mut Rng) -> Vec<u32> {
    let start = rng.u32(0..120);
    vec![start, start + rng.u32(3..23)]
}
