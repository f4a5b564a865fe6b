//! Naming policies: the letters of an identifier, one at a time, under a policy.
//!
//! Everything here is `const`, so that the names of members are settled by the compiler; the same
//! code renames the string keys of maps at run time.

use alloc::string::String;

use crate::options::Naming;

/// An identifier, and the same text in lowercase and in uppercase.
///
/// `const` code can change the case of ASCII letters only. Where `text` holds others, `lower` and
/// `upper` are its simple case mappings: as many characters as `text`, each one mapped to a single
/// character or left alone. Where it does not, both are empty.
#[derive(Clone, Copy)]
pub(crate) struct Identifier<'a> {
    pub(crate) text: &'a str,
    pub(crate) lower: &'a str,
    pub(crate) upper: &'a str,
}

/// One character of an identifier in its three forms.
#[derive(Clone, Copy)]
struct Letter {
    plain: char,
    lower: char,
    upper: char,
    is_upper: bool,
    is_lower: bool,
}

impl Letter {
    /// Whether both can be written as the same character.
    const fn may_meet(self, other: Self) -> bool {
        self.can_be(other.plain) || self.can_be(other.lower) || self.can_be(other.upper)
    }

    const fn can_be(self, char: char) -> bool {
        let char = char as u32;
        char == self.plain as u32 || char == self.lower as u32 || char == self.upper as u32
    }
}

impl Identifier<'_> {
    /// Whether a policy can write both as the same text: the letters are the same, but for their
    /// case.
    pub(crate) const fn may_meet(self, other: Identifier<'_>) -> bool {
        let (mut cursor, mut others) = (Cursor::new(self), Cursor::new(other));
        loop {
            match (cursor.finds_letter(), others.finds_letter()) {
                (true, true) if cursor.next().may_meet(others.next()) => {}
                (false, false) => return true,
                _ => return false,
            }
        }
    }
}

/// A position in the three texts of an identifier.
///
/// This runs in the compiler's interpreter for each letter of each field, where a call costs more
/// than the work it does: ASCII letters take one.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a [u8],
    lower: &'a [u8],
    upper: &'a [u8],
    at: usize,
    lower_at: usize,
    upper_at: usize,
}

impl<'a> Cursor<'a> {
    const fn new(of: Identifier<'a>) -> Self {
        Self {
            text: of.text.as_bytes(),
            lower: of.lower.as_bytes(),
            upper: of.upper.as_bytes(),
            at: 0,
            lower_at: 0,
            upper_at: 0,
        }
    }

    /// The letter at the cursor, which moves behind it.
    const fn next(&mut self) -> Letter {
        let byte = self.text[self.at];
        if byte >= 0x80 {
            return self.next_beyond_ascii();
        }
        self.at += 1;
        self.lower_at += 1;
        self.upper_at += 1;
        let is_upper = b'A' <= byte && byte <= b'Z';
        let is_lower = b'a' <= byte && byte <= b'z';
        Letter {
            plain: byte as char,
            lower: if is_upper {
                (byte + 32) as char
            } else {
                byte as char
            },
            upper: if is_lower {
                (byte - 32) as char
            } else {
                byte as char
            },
            is_upper,
            is_lower,
        }
    }

    const fn next_beyond_ascii(&mut self) -> Letter {
        let plain = decode(self.text, &mut self.at);
        let lower = decode(self.lower, &mut self.lower_at);
        let upper = decode(self.upper, &mut self.upper_at);
        Letter {
            plain,
            lower,
            upper,
            is_upper: plain as u32 != lower as u32,
            is_lower: plain as u32 != upper as u32,
        }
    }

    /// Whether there is another letter. What stands between words is passed over.
    const fn finds_letter(&mut self) -> bool {
        while self.at < self.text.len() && matches!(self.text[self.at], b'_' | b'-') {
            self.next();
        }
        self.at < self.text.len()
    }

    const fn is_before_lower(mut self) -> bool {
        self.at < self.text.len() && self.next().is_lower
    }
}

/// The character at `*at`, and `*at` moved behind it. `bytes` is the text of a `str`.
pub(crate) const fn decode(bytes: &[u8], at: &mut usize) -> char {
    let first = bytes[*at];
    let (len, mut code) = match first {
        0..=0x7f => (1, first as u32),
        0x80..=0xdf => (2, first as u32 & 0x1f),
        0xe0..=0xef => (3, first as u32 & 0x0f),
        0xf0.. => (4, first as u32 & 0x07),
    };
    let mut i = 1;
    while i < len {
        code = (code << 6) | (bytes[*at + i] as u32 & 0x3f);
        i += 1;
    }
    *at += len;
    char::from_u32(code).expect("the bytes of a str")
}

/// What a policy does: what it puts between words, and how it writes them.
#[derive(Clone, Copy)]
struct Style {
    joint: Option<char>,
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
            Naming::SnakeCase => (Some('_'), Case::Lower, Case::Lower),
            Naming::ScreamingSnakeCase => (Some('_'), Case::Upper, Case::Upper),
            Naming::KebabCase => (Some('-'), Case::Lower, Case::Lower),
            Naming::ScreamingKebabCase => (Some('-'), Case::Upper, Case::Upper),
        };
        Some(Self {
            joint,
            first,
            other,
        })
    }
}

/// Writes an identifier under a policy to the beginning of `to`. Tells how many bytes it takes: at
/// most [`LONGEST_LETTER`] times as many as the identifier has.
///
/// # Panics
///
/// Panics if `to` is too short.
pub(crate) const fn rename(identifier: Identifier<'_>, naming: Naming, to: &mut [u8]) -> usize {
    let Some(style) = Style::of(naming) else {
        return copy(identifier.text.as_bytes(), to);
    };
    let (end, screaming) = survey(identifier, style);
    let mut cursor = Cursor::new(identifier);
    let len = cursor.text.len();
    let (mut at, mut first_word, mut gap) = (0, true, false);
    let mut previous: Option<Letter> = None;
    while cursor.at < len {
        let start = cursor.at;
        let letter = cursor.next();
        if letter.plain == '_' {
            if previous.is_none() || start >= end {
                at += put('_', to, at);
            }
            gap = true;
            continue;
        }
        let mut starts_word = true;
        if let Some(previous) = previous {
            starts_word =
                gap || (letter.is_upper && (!previous.is_upper || cursor.is_before_lower()));
            if starts_word {
                first_word = false;
                if let Some(joint) = style.joint {
                    at += put(joint, to, at);
                }
            }
        }
        let case = if first_word { style.first } else { style.other };
        at += put(cased(letter, case, starts_word, screaming), to, at);
        previous = Some(letter);
        gap = false;
    }
    at
}

/// How much longer a letter can get: four bytes and a joint instead of one byte.
pub(crate) const LONGEST_LETTER: usize = 5;

const fn cased(letter: Letter, case: Case, starts_word: bool, screaming: bool) -> char {
    match case {
        Case::Lower => letter.lower,
        Case::Upper => letter.upper,
        Case::Capital if starts_word => letter.upper,
        Case::Capital if screaming => letter.lower,
        Case::Capital => letter.plain,
    }
}

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

/// Writes a character to `to[at..]`. Tells how many bytes it takes.
const fn put(char: char, to: &mut [u8], at: usize) -> usize {
    if (char as u32) < 0x80 {
        to[at] = char as u8;
        return 1;
    }
    let mut utf8 = [0; 4];
    let len = char.encode_utf8(&mut utf8).len();
    let mut i = 0;
    while i < len {
        to[at + i] = utf8[i];
        i += 1;
    }
    len
}

/// Copies `text` to the beginning of `to`. Tells how long it is.
const fn copy(text: &[u8], to: &mut [u8]) -> usize {
    let (to, _) = to.split_at_mut(text.len());
    to.copy_from_slice(text);
    text.len()
}

/// The simple case mappings of a text; empty where it is ASCII.
pub(crate) fn simple_cases(text: &str) -> (String, String) {
    if text.is_ascii() {
        return (String::new(), String::new());
    }
    let lower = text
        .chars()
        .map(|char| single(char.to_lowercase(), char))
        .collect();
    let upper = text
        .chars()
        .map(|char| single(char.to_uppercase(), char))
        .collect();
    (lower, upper)
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
        let (lower, upper) = super::simple_cases(text);
        let (lower, upper) = (&*lower, &*upper);
        let mut bytes = alloc::vec![0; LONGEST_LETTER * text.len()];
        let len = rename(Identifier { text, lower, upper }, naming, &mut bytes);
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
