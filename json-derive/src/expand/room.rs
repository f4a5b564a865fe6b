//! How many bytes names can take, and which of them can be the same.

use std::collections::BTreeMap;

use proc_macro2::Literal;

use crate::rename::{Name, Rule};

/// What is behind the last name: the end, and two blocks.
const BEHIND: usize = 33;
/// The quotes, the colon and the space around the key of a member.
const AROUND: usize = 4;
/// The longest discriminant: 39 digits, a sign and two quotes.
const NUMBER: usize = 42;

/// In how many bytes the keys of these members are.
pub(super) fn of_keys(names: &[&Name]) -> Literal {
    of_entries(names.iter().map(|name| room(name)))
}

/// In how many bytes the texts of these variants are, names or numbers.
pub(super) fn of_texts(names: &[&Name]) -> Literal {
    of_entries(names.iter().map(|name| room(name).max(NUMBER)))
}

fn of_entries(rooms: impl Iterator<Item = usize>) -> Literal {
    let entries = rooms.map(|room| room + if room < 255 { 1 } else { 5 });
    Literal::usize_unsuffixed(entries.sum::<usize>() + BEHIND)
}

/// How many bytes the name can take under any context.
fn room(name: &Name) -> usize {
    let (text, capitals) = match identifier(&name.text) {
        Some(capitals) => (name.text.len(), capitals),
        None => (
            name.text.chars().map(escaped).sum(),
            name.text.chars().filter(|char| is_capital(*char)).count(),
        ),
    };
    let joints = match name.rule {
        Rule::Fixed => 0,
        Rule::Field | Rule::Variant | Rule::Under(_) => capitals,
    };
    text + joints + AROUND
}

/// How many capitals the text has, if it is made of what no mode escapes.
fn identifier(text: &str) -> Option<usize> {
    let mut capitals = 0;
    for byte in text.as_bytes() {
        match byte {
            b'_' | b'a'..=b'z' | b'0'..=b'9' => {}
            b'A'..=b'Z' => capitals += 1,
            _ => return None,
        }
    }
    Some(capitals)
}

fn is_capital(char: char) -> bool {
    char.is_ascii_uppercase() || !char.is_ascii() && single(char, char.to_lowercase()) != char
}

/// Whether no mode escapes the character.
pub(super) fn is_plain(char: char) -> bool {
    escaped(char) == 1
}

/// How many bytes the escape of a character, or of the same in another case, can take.
fn escaped(char: char) -> usize {
    match char {
        '<' | '>' | '&' | '\'' => 6,
        '"' | '\\' => 2,
        ' '..='~' => 1,
        '\0'..='\u{ffff}' => 6,
        _ => 12,
    }
}

/// The places of names that can be the same under some policy, in groups: policies change the case
/// of letters and what stands between words, and nothing else.
pub(super) fn similar(names: &[&Name]) -> Vec<Vec<usize>> {
    if are_apart(names) {
        return Vec::new();
    }
    let mut groups = BTreeMap::<_, Vec<_>>::new();
    for (place, name) in names.iter().enumerate() {
        let group = groups.entry(letters(&name.text)).or_default();
        group.push(place);
    }
    let groups = groups.into_values().filter(|group| group.len() > 1);
    groups.collect()
}

/// Whether a look at the names is enough, as it mostly is: similar ones have the same sum of letters.
/// (Derives are not optimised where people wait for them, and strings take long to build.)
fn are_apart(names: &[&Name]) -> bool {
    let mut sums = Vec::with_capacity(names.len());
    for name in names {
        let mut sum = 0;
        for &byte in name.text.as_bytes() {
            match byte {
                b'_' | b'-' => {}
                0x80.. => return false,
                _ => sum += u32::from(byte | 0x20),
            }
        }
        sums.push(sum);
    }
    sums.sort_unstable();
    !sums.windows(2).any(|pair| pair[0] == pair[1])
}

/// What is left of a name where case and what stands between words do not count.
fn letters(name: &str) -> String {
    let letters = name.chars().filter(|char| !matches!(char, '_' | '-'));
    if name.is_ascii() {
        let lower = letters.map(|char| char.to_ascii_lowercase());
        return lower.collect();
    }
    let upper = letters.flat_map(char::to_uppercase);
    upper.flat_map(char::to_lowercase).collect()
}

pub(super) fn single(char: char, mut mapped: impl Iterator<Item = char>) -> char {
    match (mapped.next(), mapped.next()) {
        (Some(mapped), None) => mapped,
        _ => char,
    }
}
