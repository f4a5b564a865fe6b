//! The refusal of two members with the same name, at compile time.
//!
//! The compiler leaves out of its message what has `track_caller`, so that it points to the derive.

use super::text::{Text, is_same};
use super::words::Words;
use super::{Members, Name};
use crate::context::JsonContext;
use crate::options::Naming;

/// How long a name can be that is compared with the members of another object.
const LONGEST: usize = 512;

/// Refuses two members of an object that have the same name. Those at these places may, and are written
/// in `BYTES` bytes.
///
/// # Panics
///
/// Panics (at compile time) if there are two.
#[track_caller]
pub const fn refuse_twins<C: JsonContext, const BYTES: usize>(
    members: Members<'_>,
    places: &[usize],
) {
    let mut second = 1;
    while second < places.len() {
        let mut first = 0;
        while first < second {
            let (name, other) = (members.get(places[first]), members.get(places[second]));
            if are_written::<C>(name, other) {
                refuse_if_same::<C, BYTES>(name, other);
            }
            first += 1;
        }
        second += 1;
    }
}

/// Refuses a name that is in two of these objects, which are written as one.
///
/// # Panics
///
/// Panics (at compile time) if there is one.
#[track_caller]
pub const fn refuse_shared<C: JsonContext>(objects: &[Members<'_>]) {
    let mut second = 1;
    while second < objects.len() {
        let mut first = 0;
        while first < second {
            refuse_shared_by_two::<C>(objects[first], objects[second]);
            first += 1;
        }
        second += 1;
    }
}

#[track_caller]
const fn refuse_shared_by_two<C: JsonContext>(first: Members<'_>, second: Members<'_>) {
    let words = Words::of(first, second.len());
    let mut j = 0;
    while j < second.len() {
        let other = second.get(j);
        let len = if words.may_have(other) {
            first.len()
        } else {
            0
        };
        let mut i = 0;
        while i < len {
            let name = first.get(i);
            if is_short(name) && may_meet(name, other) && are_written::<C>(name, other) {
                refuse_if_same::<C, LONGEST>(name, other);
            }
            i += 1;
        }
        j += 1;
    }
}

/// Whether the name is one to compare. (Longer ones do not meet any but as long ones.)
const fn is_short(name: Name) -> bool {
    name.text().len() * 12 + 16 <= LONGEST
}

/// Whether both fields are written under the context.
const fn are_written<C: JsonContext>(first: Name, second: Name) -> bool {
    C::VIEWS.overlaps(first.views) && C::VIEWS.overlaps(second.views)
}

/// Whether the letters are the same, but for their case and what stands between words.
const fn may_meet(first: Name, second: Name) -> bool {
    let (a, b) = (first.text().as_bytes(), second.text().as_bytes());
    let (mut i, mut j) = (0, 0);
    loop {
        while i < a.len() && is_joint(a[i]) {
            i += 1;
        }
        while j < b.len() && is_joint(b[j]) {
            j += 1;
        }
        if i == a.len() || j == b.len() {
            return i == a.len() && j == b.len();
        }
        if a[i] >= 0x80 || b[j] >= 0x80 {
            return first.identifier.may_meet(second.identifier);
        }
        if !a[i].eq_ignore_ascii_case(&b[j]) {
            return false;
        }
        (i, j) = (i + 1, j + 1);
    }
}

pub(super) const fn is_joint(byte: u8) -> bool {
    byte == b'_' || byte == b'-'
}

#[track_caller]
const fn refuse_if_same<C: JsonContext, const BYTES: usize>(first: Name, second: Name) {
    let (mut text, mut other) = (Text::<BYTES>::new(), Text::<BYTES>::new());
    text.set_name::<C>(first, "\"");
    other.set_name::<C>(second, "\"");
    if is_same(text.get(), other.get()) {
        refuse::<C>(first, second, text.get());
    }
}

/// Refuses two names that are both written as `key`.
#[track_caller]
const fn refuse<C: JsonContext>(first: Name, second: Name, key: &str) -> ! {
    let mut message = Message {
        bytes: [0; 512],
        len: 0,
    };
    message.push(b"the members `");
    message.push(first.text().as_bytes());
    message.push(b"` and `");
    message.push(second.text().as_bytes());
    message.push(b"` would both be named ");
    message.push(key.as_bytes());
    message.push(naming_clause(C::FIELD_NAMING).as_bytes());
    message.push(b"; give one of them another name with `#[json(rename = \"...\")]`");
    panic!("{}", message.text())
}

/// Text of bounded length: what does not fit is left out.
struct Message {
    bytes: [u8; 512],
    len: usize,
}

impl Message {
    const fn push(&mut self, text: &[u8]) {
        let mut i = 0;
        while i < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
    }

    const fn text(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "two members would have the same name",
        }
    }
}

/// What the message about a collision says of the policy.
const fn naming_clause(naming: Naming) -> &'static str {
    match naming {
        Naming::Verbatim => "",
        Naming::LowerCase => " under FIELD_NAMING = lowercase",
        Naming::UpperCase => " under FIELD_NAMING = UPPERCASE",
        Naming::PascalCase => " under FIELD_NAMING = PascalCase",
        Naming::CamelCase => " under FIELD_NAMING = camelCase",
        Naming::SnakeCase => " under FIELD_NAMING = snake_case",
        Naming::ScreamingSnakeCase => " under FIELD_NAMING = SCREAMING_SNAKE_CASE",
        Naming::KebabCase => " under FIELD_NAMING = kebab-case",
        Naming::ScreamingKebabCase => " under FIELD_NAMING = SCREAMING-KEBAB-CASE",
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::boxed::Box;
    use std::string::String;
    use std::sync::Mutex;
    use std::vec::Vec;
    use std::{format, panic};

    use super::{may_meet, refuse_shared};
    use crate::context::JsonContext;
    use crate::key::{Members, Name};
    use crate::options::Naming;

    static KEPT: Mutex<Vec<&[&str]>> = Mutex::new(Vec::new());

    struct Camel;

    impl JsonContext for Camel {
        const FIELD_NAMING: Naming = Naming::CamelCase;
    }

    fn numbered(prefix: char, others: &[&'static str]) -> Members<'static> {
        let names = (0..600).map(|i| &*format!("{prefix}_{i}").leak());
        let names: Vec<&'static str> = names.chain(others.iter().copied()).collect();
        let names: &'static [&'static str] = Box::leak(names.into());
        // Within reach to the end, so that the sanitizer does not take it for a leak.
        KEPT.lock().unwrap().push(names);
        Members::Fields { names }
    }

    fn refusal(first: Members<'_>, second: Members<'_>) -> Option<String> {
        let refuse = || refuse_shared::<Camel>(&[first, second]);
        let payload = panic::catch_unwind(refuse).err()?;
        payload.downcast_ref::<String>().cloned()
    }

    #[test]
    fn a_shared_name_is_found_among_many() {
        let (a, b) = (numbered('a', &[]), numbered('b', &[]));
        assert_eq!(refusal(a, b), None);
        for other in ["a_599", "a599", "A_599"] {
            let message = refusal(a, numbered('b', &[other])).expect("a refusal");
            assert!(message.contains("`a_599` and `"), "{message}");
        }
        for other in ["a_600", "a_5990", "a"] {
            assert_eq!(refusal(a, numbered('b', &[other])), None);
        }
    }

    #[test]
    fn letters_meet_in_any_case() {
        let cased = |text, lower, upper| Name::field(text).cased(lower, upper);
        let names = [
            Name::field("user_id"),
            Name::field("userId"),
            cased("größe", "größe", "GRÖßE"),
            Name::fixed("GRÖßE"),
            cased("grosse", "grosse", "GROSSE"),
            cased("ſ", "ſ", "S"),
            Name::field("s"),
        ];
        let meeting = [(0, 1), (2, 3), (5, 6)];
        for i in 0..names.len() {
            for j in i + 1..names.len() {
                let expected = meeting.contains(&(i, j));
                assert_eq!(may_meet(names[i], names[j]), expected, "{i} {j}");
                assert_eq!(may_meet(names[j], names[i]), expected, "{j} {i}");
            }
        }
    }
}
