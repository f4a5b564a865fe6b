//! A tree, written under the options of a context.

use std::fmt::Write as _;

use json_runtime::{
    Bytes, Enums, ErrorKind, Escape, Indent, Newline, NonFinite, WholeFloats, WideIntegers,
};

use super::encode::encoded;
use super::naming::rename;
use super::options::Options;
use super::tree::{Info, Key, Kind, List, Rule, Tree, Width};

/// The text, or why there is none.
pub(crate) fn write(tree: &Tree, options: &Options) -> Result<String, ErrorKind> {
    let mut writer = Writer {
        options,
        text: String::new(),
        depth: 0,
    };
    writer.value(tree)?;
    Ok(writer.text)
}

pub(super) struct Writer<'a> {
    pub(super) options: &'a Options,
    text: String,
    depth: usize,
}

impl Writer<'_> {
    fn value(&mut self, tree: &Tree) -> Result<(), ErrorKind> {
        match tree {
            Tree::Null => self.text += "null",
            Tree::Some(inner) => self.value(inner)?,
            Tree::Bool(value) => self.text += &value.to_string(),
            Tree::Integer { text, width } => {
                self.text += &integer(text, *width, self.options.wide_integers);
            }
            Tree::Float(Ok(text)) => self.text += self.float(text),
            Tree::Float(Err(value)) => self.non_finite(*value)?,
            Tree::Text(text) => match Info::find(text) {
                Some(info) if info.kind != Kind::Field => self.name(text, info),
                _ => self.string(text),
            },
            Tree::Variant(name) => self.variant(name),
            Tree::List { kind, items } => self.list(*kind, items)?,
            Tree::Object { members, .. } => self.object(members)?,
        }
        Ok(())
    }

    fn float<'t>(&self, text: &'t str) -> &'t str {
        match self.options.whole_floats {
            WholeFloats::WithFraction => text,
            WholeFloats::WithoutFraction => text.strip_suffix(".0").unwrap_or(text),
        }
    }

    fn non_finite(&mut self, value: f64) -> Result<(), ErrorKind> {
        match self.options.non_finite {
            NonFinite::Null => self.text += "null",
            NonFinite::Error => return Err(ErrorKind::NonFinite),
            NonFinite::String if value.is_nan() => self.text += "\"NaN\"",
            NonFinite::String if value > 0.0 => self.text += "\"Infinity\"",
            NonFinite::String => self.text += "\"-Infinity\"",
        }
        Ok(())
    }

    /// A name of a generated type.
    fn name(&mut self, name: &str, info: &Info) {
        let of_context = match info.kind {
            Kind::Variant => self.options.variant_naming,
            Kind::Field | Kind::Tag => self.options.field_naming,
        };
        match info.rule {
            Rule::Context => self.string(&rename(info.ident, of_context)),
            Rule::Fixed => self.string(name),
            Rule::Under(naming) => self.string(&rename(info.ident, naming)),
        }
    }

    fn variant(&mut self, name: &str) {
        match Info::find(name) {
            Some(info) => match self.number(info) {
                Some(number) => self.text += &number,
                None => self.name(name, info),
            },
            None => self.string(&rename(name, self.options.variant_naming)),
        }
    }

    /// The number that is written instead of the name.
    pub(super) fn number(&self, info: &Info) -> Option<String> {
        let enums = info.enums.unwrap_or(self.options.enums);
        let number = info.number.filter(|_| enums == Enums::Number)?;
        let wide = match self.options.wide_integers {
            WideIntegers::String => WideIntegers::StringIfUnsafe,
            other => other,
        };
        Some(integer(&number.to_string(), Width::Wide, wide))
    }

    fn string(&mut self, text: &str) {
        let quoted = serde_json::to_string(text).expect("any string can be written");
        for char in quoted.chars() {
            let is_escaped = match self.options.escape {
                Escape::Minimal => false,
                Escape::Html => "<>&'\u{2028}\u{2029}".contains(char),
                Escape::Ascii => !char.is_ascii(),
            };
            if is_escaped {
                for unit in char.encode_utf16(&mut [0; 2]) {
                    let _ = write!(self.text, "\\u{unit:04x}");
                }
            } else {
                self.text.push(char);
            }
        }
    }

    fn list(&mut self, kind: List, items: &[Tree]) -> Result<(), ErrorKind> {
        let bytes = items.iter().map(|item| match item {
            Tree::Integer {
                text,
                width: Width::Byte,
            } => text.parse::<u8>().ok(),
            _ => None,
        });
        // Nobody has an empty `Vec<u8>` but those who say so.
        if let Some(bytes) = bytes.collect::<Option<Vec<_>>>()
            && (kind == List::Bytes || !bytes.is_empty())
            && self.options.bytes != Bytes::Array
        {
            let text = encoded(&bytes, self.options.bytes);
            self.string(&text);
            return Ok(());
        }
        self.open('[');
        for (index, item) in items.iter().enumerate() {
            self.separate(index);
            self.value(item)?;
        }
        self.close(items.len(), ']');
        Ok(())
    }

    fn object(&mut self, members: &[(Key, Tree)]) -> Result<(), ErrorKind> {
        let members: Vec<_> = members
            .iter()
            .filter(|(key, value)| !self.is_left_out(key, value))
            .collect();
        self.open('{');
        // Places are given within one struct, which may stand inside another.
        let owner = |key: &Key| key.info().map_or(usize::MAX, |info| info.owner);
        let mut index = 0;
        for run in members.chunk_by(|(a, _), (b, _)| owner(a) == owner(b)) {
            let mut run = run.to_vec();
            run.sort_by_key(|(key, _)| key.info().map_or(0, |info| info.order));
            for (key, value) in run {
                self.separate(index);
                index += 1;
                self.key(key);
                self.text.push(':');
                if self.options.indent != Indent::None {
                    self.text.push(' ');
                }
                self.value(value)?;
            }
        }
        self.close(index, '}');
        Ok(())
    }

    fn key(&mut self, key: &Key) {
        let (name, naming) = match key {
            Key::Field(name) => (name, self.options.field_naming),
            Key::Variant(name) | Key::Choice(name) => (name, self.options.variant_naming),
            Key::Text(name) => (name, self.options.key_naming),
            Key::Float(text) => {
                let text = self.float(text).to_owned();
                return self.string(&text);
            }
            Key::Other(text) => return self.string(text),
        };
        let Some(info) = key.info() else {
            return self.string(&rename(name, naming));
        };
        match self.number(info) {
            Some(number) => self.string(number.trim_matches('"')),
            None => self.name(name, info),
        }
    }

    fn open(&mut self, bracket: char) {
        self.text.push(bracket);
        self.depth += 1;
    }

    fn separate(&mut self, index: usize) {
        if index > 0 {
            self.text.push(',');
        }
        self.break_line();
    }

    fn close(&mut self, count: usize, bracket: char) {
        self.depth -= 1;
        if count > 0 {
            self.break_line();
        }
        self.text.push(bracket);
    }

    fn break_line(&mut self) {
        let indent = match self.options.indent {
            Indent::None => return,
            Indent::Spaces(count) => " ".repeat(count.into()),
            Indent::Tab => "\t".to_owned(),
        };
        self.text += match self.options.newline {
            Newline::Lf => "\n",
            Newline::CrLf => "\r\n",
        };
        self.text += &indent.repeat(self.depth);
    }
}

fn integer(text: &str, width: Width, wide: WideIntegers) -> String {
    let is_safe = text
        .parse::<i64>()
        .is_ok_and(|number| number.unsigned_abs() < 1 << 53);
    let is_quoted = width == Width::Wide
        && match wide {
            WideIntegers::Number => false,
            WideIntegers::StringIfUnsafe => !is_safe,
            WideIntegers::String => true,
        };
    if is_quoted {
        format!("\"{text}\"")
    } else {
        text.to_owned()
    }
}
