//! Text that looks like what people write, without having been written by anyone.

use std::ops::RangeInclusive;

use fastrand::Rng;

const SYLLABLES: [&str; 24] = [
    "an", "be", "cor", "da", "el", "fi", "gro", "ha", "in", "ka", "lo", "mer", "no", "or", "pa",
    "qui", "re", "sta", "tu", "ul", "ve", "wi", "xe", "zo",
];
const NOT_ASCII: [&str; 8] = [
    "für",
    "déjà",
    "größer",
    "naïve",
    "日本語",
    "привет",
    "😀",
    "“ja”",
];
const ESCAPED: [&str; 4] = ["\n", "\"so\"", "a\\b", "\t"];

/// A word of two to four syllables.
pub(crate) fn word(rng: &mut Rng) -> String {
    (0..rng.usize(2..=4))
        .map(|_| pick(rng, &SYLLABLES))
        .collect()
}

/// Words of ASCII letters; the length is in bytes.
pub(crate) fn plain(rng: &mut Rng, length: RangeInclusive<usize>) -> String {
    mixed(rng, length, word)
}

/// Words, of which one in twenty is not ASCII and one in fifty has something to escape.
pub(crate) fn lively(rng: &mut Rng, length: RangeInclusive<usize>) -> String {
    mixed(rng, length, |rng| match rng.u8(0..100) {
        0..5 => pick(rng, &NOT_ASCII).to_owned(),
        5..7 => pick(rng, &ESCAPED).to_owned(),
        _ => word(rng),
    })
}

/// Letters, and something to escape in every tenth place.
pub(crate) fn escaped(rng: &mut Rng, length: RangeInclusive<usize>) -> String {
    let length = rng.usize(length);
    (0..length)
        .map(|place| match place % 10 {
            9 => *rng.choice(b"\"\\\n\r\t\x08\x0c\x01").expect("not empty"),
            _ => rng.u8(b'a'..=b'z'),
        })
        .map(char::from)
        .collect()
}

/// Hexadecimal digits.
pub(crate) fn hex(rng: &mut Rng, length: usize) -> String {
    (0..length)
        .map(|_| char::from(*rng.choice(b"0123456789abcdef").expect("not empty")))
        .collect()
}

pub(crate) fn pick<T: Copy>(rng: &mut Rng, choices: &[T]) -> T {
    *rng.choice(choices).expect("not empty")
}

/// Words with spaces between them, until the length is reached; the last one may be cut.
fn mixed(
    rng: &mut Rng,
    length: RangeInclusive<usize>,
    word: impl Fn(&mut Rng) -> String,
) -> String {
    let length = rng.usize(length);
    let mut text = word(rng);
    while text.len() < length {
        text.push(' ');
        text.push_str(&word(rng));
    }
    while text.len() > length {
        text.pop();
    }
    text
}
