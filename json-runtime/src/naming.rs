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
}

impl Letter {
    const fn is_upper(self) -> bool {
        self.plain as u32 != self.lower as u32
    }

    const fn is_lower(self) -> bool {
        self.plain as u32 != self.upper as u32
    }

    const fn is_underscore(self) -> bool {
        self.plain as u32 == '_' as u32
    }
}

/// A position in the three texts of an identifier.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    of: Identifier<'a>,
    text: usize,
    lower: usize,
    upper: usize,
}

impl<'a> Cursor<'a> {
    const fn new(of: Identifier<'a>) -> Self {
        Self {
            of,
            text: 0,
            lower: 0,
            upper: 0,
        }
    }

    const fn next(&mut self) -> Option<Letter> {
        if self.text == self.of.text.len() {
            return None;
        }
        let plain = decode(self.of.text.as_bytes(), &mut self.text);
        if self.of.lower.is_empty() {
            let (lower, upper) = (plain.to_ascii_lowercase(), plain.to_ascii_uppercase());
            return Some(Letter {
                plain,
                lower,
                upper,
            });
        }
        let lower = decode(self.of.lower.as_bytes(), &mut self.lower);
        let upper = decode(self.of.upper.as_bytes(), &mut self.upper);
        Some(Letter {
            plain,
            lower,
            upper,
        })
    }

    const fn peek(mut self) -> Option<Letter> {
        self.next()
    }
}

/// The character at `*at`, and `*at` moved behind it. `bytes` is the text of a `str`.
const fn decode(bytes: &[u8], at: &mut usize) -> char {
    let first = bytes[*at];
    let (len, mut code) = match first {
        0..=0x7f => (1, first as u32),
        0x80..=0xdf => (2, first as u32 & 0x1f),
        0xe0..=0xef => (3, first as u32 & 0x0f),
        0xf0.. => (4, first as u32 & 0x07),
    };
    let mut i = 1;
    while i < len {
        code = code << 6 | bytes[*at + i] as u32 & 0x3f;
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

/// The characters of an identifier under a policy, one at a time.
pub(crate) struct Renamed<'a> {
    rest: Cursor<'a>,
    style: Option<Style>,
    /// Where the last word ends: underscores from here on are written as they are.
    end: usize,
    screaming: bool,
    in_first_word: bool,
    previous: Option<Letter>,
    joint_written: bool,
}

impl<'a> Renamed<'a> {
    pub(crate) const fn new(identifier: Identifier<'a>, naming: Naming) -> Self {
        let style = Style::of(naming);
        let (end, screaming) = match style {
            Some(_) => survey(identifier),
            None => (0, false),
        };
        Self {
            rest: Cursor::new(identifier),
            style,
            end,
            screaming,
            in_first_word: true,
            previous: None,
            joint_written: false,
        }
    }

    pub(crate) const fn next(&mut self) -> Option<char> {
        let Some(style) = self.style else {
            return match self.rest.next() {
                Some(letter) => Some(letter.plain),
                None => None,
            };
        };
        let mut ahead = self.rest;
        let Some(mut letter) = ahead.next() else {
            return None;
        };
        if letter.is_underscore() && (self.previous.is_none() || self.rest.text >= self.end) {
            self.rest = ahead;
            return Some('_');
        }
        let mut after_underscore = false;
        while letter.is_underscore() {
            after_underscore = true;
            self.rest = ahead;
            letter = match ahead.next() {
                Some(letter) => letter,
                None => return None,
            };
        }
        let starts_word = match self.previous {
            None => true,
            Some(previous) => {
                after_underscore || self.joint_written || splits(previous, letter, ahead.peek())
            }
        };
        if starts_word && self.previous.is_some() && !self.joint_written {
            self.in_first_word = false;
            if let Some(joint) = style.joint {
                self.joint_written = true;
                return Some(joint);
            }
        }
        self.joint_written = false;
        self.rest = ahead;
        self.previous = Some(letter);
        Some(self.cased(letter, style, starts_word))
    }

    const fn cased(&self, letter: Letter, style: Style, starts_word: bool) -> char {
        match if self.in_first_word {
            style.first
        } else {
            style.other
        } {
            Case::Lower => letter.lower,
            Case::Upper => letter.upper,
            Case::Capital if starts_word => letter.upper,
            Case::Capital if self.screaming => letter.lower,
            Case::Capital => letter.plain,
        }
    }
}

/// Whether a word ends between two letters that stand side by side.
const fn splits(previous: Letter, letter: Letter, next: Option<Letter>) -> bool {
    let next_is_lower = match next {
        Some(next) => next.is_lower(),
        None => false,
    };
    letter.is_upper() && (!previous.is_upper() || next_is_lower)
}

/// The byte position behind the last letter that is no underscore, and whether the identifier is
/// `SCREAMING_SNAKE_CASE`: an underscore between letters, and none of these in lowercase.
const fn survey(identifier: Identifier<'_>) -> (usize, bool) {
    let mut cursor = Cursor::new(identifier);
    let (mut end, mut lower, mut underscore, mut joined) = (0, false, false, false);
    while let Some(letter) = cursor.next() {
        if letter.is_underscore() {
            underscore = end > 0;
        } else {
            joined |= underscore;
            lower |= letter.is_lower();
            end = cursor.text;
        }
    }
    (end, joined && !lower)
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
    use super::{Identifier, Renamed};
    use crate::options::Naming;

    fn renamed(text: &str, naming: Naming) -> alloc::string::String {
        let (lower, upper) = super::simple_cases(text);
        let mut renamed = Renamed::new(
            Identifier {
                text,
                lower: &lower,
                upper: &upper,
            },
            naming,
        );
        core::iter::from_fn(|| renamed.next()).collect()
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
