//! The place that a prefix of JSON text ends at.
//!
//! The text is read backwards from its end, so that it is no matter where it begins: what a sink
//! has taken already is not needed.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::memory::Text;

/// The path of the value that follows `text`, or that `text` ends in, unless there is no memory for
/// it.
///
/// `text` ends between two tokens, or behind the comma or the colon before a value. It is the rest
/// of a longer text if `cut` is set. If `between` is set, it ends behind a member, and the path is that
/// of the object.
pub(crate) fn locate(text: &[u8], cut: bool, between: bool) -> Option<String> {
    let mut steps = Vec::new();
    let mut rest = Rest {
        text,
        at: text.len(),
    };
    while let Some(step) = rest.step_out() {
        steps.try_reserve(1).ok()?;
        steps.push(step);
    }
    let mut path = Text::default();
    path.write_char(if cut { '…' } else { '$' }).ok()?;
    for step in steps.into_iter().skip(usize::from(between)).rev() {
        write!(path, "{step}").ok()?;
    }
    Some(path.0)
}

/// A step from a container to what is in it.
enum Step<'t> {
    Element(usize),
    /// The text between the quotes, escapes and all.
    Member(&'t [u8]),
    /// To a member whose name has not been written.
    None,
}

/// The part of the text that has not been read yet ends at `at`.
struct Rest<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'t> Rest<'t> {
    /// Reads back to the beginning of the container that the text stands in. Tells the place in it,
    /// as far as the text says.
    fn step_out(&mut self) -> Option<Step<'t>> {
        let (mut depth, mut commas, mut name) = (0_usize, 0_usize, None);
        while self.at > 0 {
            self.at -= 1;
            match self.text[self.at] {
                b'"' => {
                    let end = self.at;
                    self.skip_string();
                    let is_name = self.text[end + 1..]
                        .iter()
                        .find(|byte| !byte.is_ascii_whitespace())
                        == Some(&b':');
                    if depth == 0 && commas == 0 && is_name && name.is_none() {
                        name = Some(Step::Member(&self.text[self.at + 1..end]));
                    }
                }
                b'}' | b']' => depth += 1,
                b'{' | b'[' if depth > 0 => depth -= 1,
                b'{' => return Some(name.unwrap_or(Step::None)),
                b'[' => return Some(Step::Element(commas)),
                b',' if depth == 0 => commas += 1,
                _ => {}
            }
        }
        name
    }

    /// Moves from the quote behind a string to the one before it.
    fn skip_string(&mut self) {
        while self.at > 0 {
            self.at -= 1;
            if self.text[self.at] == b'"' && self.backslashes().is_multiple_of(2) {
                return;
            }
        }
    }

    /// How many backslashes stand before the current byte.
    fn backslashes(&self) -> usize {
        let before = self.text[..self.at].iter().rev();
        before.take_while(|&&byte| byte == b'\\').count()
    }
}

impl fmt::Display for Step<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Element(index) => write!(formatter, "[{index}]"),
            Self::Member(name) => match core::str::from_utf8(name) {
                Ok(name) if is_identifier(name) => write!(formatter, ".{name}"),
                _ => write!(formatter, "[\"{}\"]", Lossy(name)),
            },
            Self::None => Ok(()),
        }
    }
}

fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    chars
        .next()
        .is_some_and(|first| first.is_alphabetic() || first == '_')
        && chars.all(|char| char.is_alphanumeric() || char == '_')
}

/// Text of which a part may have been cut off.
struct Lossy<'t>(&'t [u8]);

impl fmt::Display for Lossy<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.0.utf8_chunks() {
            formatter.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                formatter.write_char(char::REPLACEMENT_CHARACTER)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::locate;

    #[test]
    fn a_prefix_ends_at_its_path() {
        for (text, path) in [
            ("", "$"),
            ("[", "$[0]"),
            ("[1,2,", "$[2]"),
            (r#"{"a":"#, "$.a"),
            (r#"{"a":1,"b":"#, "$.b"),
            (r#"{"a":{"x":[1,{}]},"b":[[],{"c d":"#, r#"$.b[1]["c d"]"#),
            (r#"{"a\"b":[3,4,"#, r#"$["a\"b"][2]"#),
            (r#"{"a":"}],{\\","b":"#, "$.b"),
            (r#"{"a":"x","b":["y","z",{"k":"#, "$.b[2].k"),
            ("{\n  \"a\" : [\n    1,\n    ", "$.a[1]"),
            (r#"{"":"#, r#"$[""]"#),
            (r#"{"größe":"#, "$.größe"),
            (r#"{"a":[1,2],"#, "$"),
        ] {
            assert_eq!(
                locate(text.as_bytes(), false, false).unwrap(),
                path,
                "{text}"
            );
        }
    }

    #[test]
    fn between_members_the_path_is_that_of_the_object() {
        for (text, cut, path) in [
            ("{", false, "$"),
            (r#"{"a":1"#, false, "$"),
            (r#"[{"a":1},{"b":{"c":[1],"d":"x""#, false, "$[1].b"),
            (r#"of text","lines":[1,{"b":[]"#, true, "….lines[1]"),
            (r#"of text","b":[]"#, true, "…"),
        ] {
            assert_eq!(locate(text.as_bytes(), cut, true).unwrap(), path, "{text}");
        }
    }

    /// The time it takes grows with the text, and no faster.
    #[test]
    fn long_texts_are_read_once() {
        let text = alloc::format!("[{:?},{:?},", "\\".repeat(500_000), "\"".repeat(500_000));
        assert_eq!(locate(text.as_bytes(), false, false).unwrap(), "$[2]");
    }

    #[test]
    fn what_went_to_a_sink_is_left_out() {
        for (text, path) in [
            (r#"tail of text","lines":[1,{"b":"#, "….lines[1].b"),
            ("4,5,", "…"),
        ] {
            assert_eq!(locate(text.as_bytes(), true, false).unwrap(), path);
        }
    }
}
