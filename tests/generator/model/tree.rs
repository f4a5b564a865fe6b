//! A value, as serde's derive describes it, and what is known about the names in it.

use json_runtime::{Enums, Naming, Omit, View};

use crate::generated::{INFOS, JOINED};

#[derive(Clone, Debug)]
pub(crate) enum Tree {
    Null,
    /// What is in an `Option`.
    Some(Box<Tree>),
    Bool(bool),
    Integer {
        text: String,
        width: Width,
    },
    /// The shortest text of a finite number, or the number.
    Float(Result<String, f64>),
    Text(String),
    /// A variant without data, by the name that serde gives it.
    Variant(String),
    List {
        kind: List,
        items: Vec<Tree>,
    },
    /// A map, or else a struct.
    Object {
        is_map: bool,
        members: Vec<(Key, Tree)>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum List {
    Collection,
    Tuple,
    Bytes,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Width {
    /// One byte, without a sign.
    Byte,
    Narrow,
    /// 64 bits, or 128.
    Wide,
}

#[derive(Clone, Debug)]
pub(crate) enum Key {
    Field(String),
    Variant(String),
    /// The key of a map that is a variant without data.
    Choice(String),
    /// The key of a map that is a string.
    Text(String),
    /// The key of a map that is a number or a boolean.
    Other(String),
    /// The key of a map that is a float.
    Float(String),
}

/// What is known about a name of a generated type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Info {
    pub(crate) kind: Kind,
    pub(crate) ident: &'static str,
    pub(crate) rule: Rule,
    pub(crate) omit: Option<Omit>,
    pub(crate) order: i32,
    pub(crate) view: View,
    pub(crate) owner: usize,
    /// The discriminant.
    pub(crate) number: Option<i64>,
    pub(crate) enums: Option<Enums>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Field,
    Variant,
    /// A member that is no field, or the name of a type.
    Tag,
}

/// What decides the spelling of a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Rule {
    Context,
    /// It is what serde says.
    Fixed,
    Under(Naming),
}

/// Views that fields and contexts are in.
pub(crate) const LIST: View = View::bit(0);
pub(crate) const DETAIL: View = View::bit(63);

/// Whether two sets of views share one. Told from what is equal, and not by their own function.
pub(crate) fn share(a: View, b: View) -> bool {
    let is_in = |views: View, view| [view, LIST.or(DETAIL), View::ALL].contains(&views);
    [LIST, DETAIL]
        .into_iter()
        .any(|view| is_in(a, view) && is_in(b, view))
}

impl Info {
    pub(crate) const fn of(kind: Kind) -> Self {
        let rule = match kind {
            Kind::Field | Kind::Variant => Rule::Context,
            Kind::Tag => Rule::Fixed,
        };
        Self {
            kind,
            ident: "",
            rule,
            omit: None,
            order: 0,
            view: View::ALL,
            owner: usize::MAX,
            number: None,
            enums: None,
        }
    }

    /// What is known about a name. Each has a number in it, and no other text has one.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        let start = name.find(|char: char| char.is_ascii_digit())?;
        let digits = name[start..].split(|char: char| !char.is_ascii_digit());
        let number: usize = digits.into_iter().next()?.parse().ok()?;
        INFOS.get(number)
    }
}

impl Key {
    /// The key of a map, unless it is a name of the standard library's that has joined it.
    pub(crate) fn text(text: String) -> Self {
        match JOINED.iter().find(|(name, _)| *name == text) {
            Some((_, Kind::Field)) => Self::Field(text),
            Some((_, Kind::Variant)) => Self::Variant(text),
            Some((_, Kind::Tag)) | None => Self::Text(text),
        }
    }

    /// What is known about the name that the key is.
    pub(crate) fn info(&self) -> Option<&'static Info> {
        match self {
            Self::Field(name) | Self::Variant(name) | Self::Choice(name) | Self::Text(name) => {
                Info::find(name)
            }
            Self::Other(_) | Self::Float(_) => None,
        }
    }
}
