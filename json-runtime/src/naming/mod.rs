//! Naming policies: the letters of an identifier, one at a time, under a policy.
//!
//! Everything here is `const`, so that the names of members are settled by the compiler; the same
//! code renames the string keys of maps at run time.

mod letter;

use alloc::string::String;

use crate::memory;
use crate::options::Naming;
use letter::{Cursor, Letter};
pub(crate) use letter::{Identifier, decode};

/// What a policy does: what it puts between words, and how it writes them.
#[derive(Clone, Copy)]
struct Style {
    joint: Option<u8>,
    first: Case,
    other: Case,
}

#[derive(Clone, Copy)]
enum Case {
    Lower,
    Upper,
    /// The first letter in uppercase, the others as they are, or in lowercase where the identifier
    /// is `SCREAMING_SNAKE_CASE`.
    Capital,
}

impl Style {
    const fn of(naming: Naming) -> Option<Self> {
        let (joint, first, other) = match naming {
            Naming::Verbatim => return None,
            Naming::LowerCase => (None, Case::Lower, Case::Lower),
            Naming::UpperCase => (None, Case::Upper, Case::Upper),
            Naming::PascalCase => (None, Case::Capital, Case::Capital),
            Naming::CamelCase => (None, Case::Lower, Case::Capital),
            Naming::SnakeCase => (Some(b'_'), Case::Lower, Case::Lower),
            Naming::ScreamingSnakeCase => (Some(b'_'), Case::Upper, Case::Upper),
            Naming::KebabCase => (Some(b'-'), Case::Lower, Case::Lower),
            Naming::ScreamingKebabCase => (Some(b'-'), Case::Upper, Case::Upper),
        };
        Some(Self {
            joint,
            first,
            other,
        })
    }
}

/// Writes an identifier under a policy to `to`, from `at` on. Tells where it ends: behind at most
/// [`LONGEST_LETTER`] times as many bytes as the identifier has, which are whole characters.
///
/// This runs in the compiler's interpreter for each field, where a call costs more than the work it
/// does: letters in lowercase, of which there are most, take none.
///
/// # Panics
///
/// Panics if `to` is too short.
pub(crate) const fn rename(
    identifier: Identifier<'_>,
    naming: Naming,
    to: &mut [u8],
    mut at: usize,
) -> usize {
    let Some(style) = Style::of(naming) else {
        return copy(identifier.text.as_bytes(), to, at);
    };
    let (end, screaming) = survey(identifier, style);
    let mut cursor = Cursor::new(identifier);
    let len = cursor.text.len();
    let mut case = style.first;
    let (mut is_first, mut was_upper, mut gap) = (true, false, false);
    while cursor.at < len {
        let start = cursor.at;
        let letter = cursor.next();
        if letter.plain == '_' {
            if is_first || start >= end {
                to[at] = b'_';
                at += 1;
            }
            gap = true;
            continue;
        }
        let starts_word =
            is_first || gap || (letter.is_upper && (!was_upper || cursor.is_before_lower()));
        if starts_word && !is_first {
            case = style.other;
            if let Some(joint) = style.joint {
                to[at] = joint;
                at += 1;
            }
        }
        at = put(cased(letter, case, starts_word, screaming), to, at);
        let change = if matches!(case, Case::Upper) { 32 } else { 0 };
        let copied = cursor.copy_lowercase(to, at, change);
        (is_first, was_upper, gap) = (false, letter.is_upper && copied == at, false);
        at = copied;
    }
    at
}

const fn cased(letter: Letter, case: Case, starts_word: bool, screaming: bool) -> char {
    match case {
        Case::Lower => letter.lower,
        Case::Upper => letter.upper,
        Case::Capital if starts_word => letter.upper,
        Case::Capital if screaming => letter.lower,
        Case::Capital => letter.plain,
    }
}

/// How much longer a letter can get: four bytes and a joint instead of one byte.
pub(crate) const LONGEST_LETTER: usize = 5;

/// Where the underscores at the end begin, and whether the identifier is `SCREAMING_SNAKE_CASE`: an
/// underscore between letters, and none of these in lowercase. (Only capitals ask for that.)
const fn survey(identifier: Identifier<'_>, style: Style) -> (usize, bool) {
    let mut cursor = Cursor::new(identifier);
    let (mut start, mut end) = (0, cursor.text.len());
    while end > 0 && cursor.text[end - 1] == b'_' {
        end -= 1;
    }
    if !matches!(style.other, Case::Capital) {
        return (end, false);
    }
    while start < end && cursor.text[start] == b'_' {
        start += 1;
    }
    let mut joined = false;
    while cursor.at < end {
        let is_between = cursor.at >= start;
        let letter = cursor.next();
        if letter.is_lower {
            return (end, false);
        }
        joined = joined || (is_between && letter.plain == '_');
    }
    (end, joined)
}

/// Writes a character to `to`, from `at` on. Tells where it ends.
const fn put(char: char, to: &mut [u8], at: usize) -> usize {
    if (char as u32) < 0x80 {
        to[at] = char as u8;
        return at + 1;
    }
    let mut utf8 = [0; 4];
    let len = char.encode_utf8(&mut utf8).len();
    let mut i = 0;
    while i < len {
        to[at + i] = utf8[i];
        i += 1;
    }
    at + len
}

/// Copies `text` to `to`, from `at` on. Tells where it ends.
const fn copy(text: &[u8], to: &mut [u8], at: usize) -> usize {
    let mut i = 0;
    while i < text.len() {
        to[at + i] = text[i];
        i += 1;
    }
    at + i
}

/// The simple case mappings of a text, unless there is no memory for them; empty where it is ASCII.
pub(crate) fn simple_cases(text: &str) -> Option<(String, String)> {
    if text.is_ascii() {
        return Some((String::new(), String::new()));
    }
    let lower = text.chars().map(|char| single(char.to_lowercase(), char));
    let upper = text.chars().map(|char| single(char.to_uppercase(), char));
    Some((memory::collect(lower)?, memory::collect(upper)?))
}

/// The only character of `mapping`, or `char` where there are more.
fn single(mut mapping: impl ExactSizeIterator<Item = char>, char: char) -> char {
    match (mapping.len(), mapping.next()) {
        (1, Some(mapped)) => mapped,
        _ => char,
    }
}

#[cfg(test)]
mod tests {
    use super::{Identifier, LONGEST_LETTER, rename};
    use crate::options::Naming;

    fn renamed(text: &str, naming: Naming) -> alloc::string::String {
        let (lower, upper) = super::simple_cases(text).unwrap();
        let (lower, upper) = (&*lower, &*upper);
        let mut bytes = alloc::vec![0; LONGEST_LETTER * text.len()];
        let len = rename(Identifier { text, lower, upper }, naming, &mut bytes, 0);
        core::str::from_utf8(&bytes[..len]).unwrap().into()
    }

    /// A raw `_` at an end belongs to no word and no policy changes it.
    #[test]
    fn underscores_at_the_ends_stay() {
        for (identifier, camel, kebab) in [
            ("__a_b__", "__aB__", "__a-b__"),
            ("_", "_", "_"),
            ("", "", ""),
            ("_MAX_ID_", "_maxId_", "_max-id_"),
        ] {
            assert_eq!(renamed(identifier, Naming::CamelCase), camel);
            assert_eq!(renamed(identifier, Naming::KebabCase), kebab);
        }
    }
}
