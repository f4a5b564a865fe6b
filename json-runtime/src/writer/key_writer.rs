use alloc::vec::Vec;
use core::{fmt, str};

use super::JsonWriter;
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::escape::{self, TextWriter};
use crate::key::Key;
use crate::memory;
use crate::naming::{Identifier, LONGEST_LETTER, rename, simple_cases};
use crate::options::Naming;
use crate::to_json::ToJsonKey;

/// Takes the key of one entry of a map. [`ToJsonKey::write_key`] is given one.
///
/// ```
/// use json_runtime::{JsonContext, KeyWriter, ToJsonKey};
/// use std::collections::BTreeMap;
///
/// #[derive(PartialEq, Eq, PartialOrd, Ord)]
/// struct OrderId(u32);
///
/// impl<C: JsonContext> ToJsonKey<C> for OrderId {
///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
///         key.display(&format_args!("order-{}", self.0));
///     }
/// }
///
/// let totals = BTreeMap::from([(OrderId(7), 5)]);
/// assert_eq!(json_runtime::to_string(&totals).unwrap(), r#"{"order-7":5}"#);
/// ```
pub struct KeyWriter<'w, 'a, C: JsonContext> {
    pub(super) writer: &'w mut JsonWriter<'a, C>,
}

impl<'w, 'a, C: JsonContext> KeyWriter<'w, 'a, C> {
    /// Writes a key, and fails if the impl writes none.
    pub(super) fn write<K: ToJsonKey<C> + ?Sized>(writer: &'w mut JsonWriter<'a, C>, key: &K) {
        let start = writer.buf.offset();
        key.write_key(KeyWriter { writer });
        if writer.buf.offset() == start {
            writer
                .buf
                .fail(ErrorKind::Custom, "a ToJsonKey impl wrote no key".into());
        }
    }

    /// Writes text as the key, spelled as [`KEY_NAMING`](JsonContext::KEY_NAMING) demands.
    ///
    /// ```
    /// use json_runtime::{JsonContext, KeyWriter, Naming, ToJsonKey};
    /// use std::collections::BTreeMap;
    ///
    /// #[derive(PartialEq, Eq, PartialOrd, Ord)]
    /// struct Column(&'static str);
    ///
    /// impl<C: JsonContext> ToJsonKey<C> for Column {
    ///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
    ///         key.text(self.0);
    ///     }
    /// }
    ///
    /// struct Camel;
    /// impl JsonContext for Camel {
    ///     const KEY_NAMING: Naming = Naming::CamelCase;
    /// }
    ///
    /// let row = BTreeMap::from([(Column("first_name"), "Ada")]);
    /// assert_eq!(Camel::to_string(&row).unwrap(), r#"{"firstName":"Ada"}"#);
    /// ```
    pub fn text(self, text: &str) {
        self.renamed(text, C::KEY_NAMING);
    }

    pub(super) fn renamed(mut self, text: &str, naming: Naming) {
        if matches!(naming, Naming::Verbatim) {
            escape::string(&mut self.writer.buf, text, C::ESCAPE);
        } else if self.try_renamed(text, naming).is_none() {
            self.writer.buf.fail_out_of_memory();
        }
    }

    /// Writes text under a policy, unless there is no memory for what this takes.
    fn try_renamed(&mut self, text: &str, naming: Naming) -> Option<()> {
        let (lower, upper) = simple_cases(text)?;
        let (lower, upper) = (&*lower, &*upper);
        let identifier = Identifier { text, lower, upper };
        let room = LONGEST_LETTER * text.len();
        let mut short = [0; 256];
        let mut long: Vec<u8>;
        let name = if let Some(name) = short.get_mut(..room) {
            name
        } else {
            long = memory::vector(room)?;
            long.resize(room, 0);
            &mut long
        };
        let len = rename(identifier, naming, name, 0);
        let name = str::from_utf8(&name[..len]).expect("whole characters");
        escape::string(&mut self.writer.buf, name, C::ESCAPE);
        Some(())
    }

    /// Writes what a [`Display`](fmt::Display) impl prints as the key. No naming policy changes it.
    ///
    /// ```
    /// use json_runtime::{JsonContext, KeyWriter, ToJsonKey};
    /// use std::collections::BTreeMap;
    ///
    /// #[derive(PartialEq, Eq, PartialOrd, Ord)]
    /// struct Year(u16);
    ///
    /// impl<C: JsonContext> ToJsonKey<C> for Year {
    ///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
    ///         key.display(&self.0);
    ///     }
    /// }
    ///
    /// let sales = BTreeMap::from([(Year(2025), 12)]);
    /// assert_eq!(json_runtime::to_string(&sales).unwrap(), r#"{"2025":12}"#);
    /// ```
    pub fn display<T: fmt::Display + ?Sized>(self, value: &T) {
        TextWriter::new(&mut self.writer.buf, C::ESCAPE).display(&value);
    }

    /// Writes a number in quotes, whose text `write` gives.
    pub(crate) fn quoted(self, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        self.writer.buf.push(b'"');
        write(self.writer);
        self.writer.buf.push(b'"');
    }

    /// Writes the text of an enum without data.
    #[doc(hidden)]
    pub fn variant(self, text: Key<'_>) {
        let is_number = !text.text().starts_with('"');
        let buf = &mut self.writer.buf;
        if is_number {
            buf.push(b'"');
        }
        buf.push_padded(text);
        if is_number {
            buf.push(b'"');
        }
    }

    /// Says that the value cannot be a key, and why.
    ///
    /// ```
    /// use json_runtime::{JsonContext, KeyWriter, ToJsonKey};
    /// use std::collections::BTreeMap;
    ///
    /// #[derive(PartialEq, Eq, PartialOrd, Ord)]
    /// struct Named(Option<&'static str>);
    ///
    /// impl<C: JsonContext> ToJsonKey<C> for Named {
    ///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
    ///         match self.0 {
    ///             Some(name) => key.text(name),
    ///             None => key.fail("a name is needed"),
    ///         }
    ///     }
    /// }
    ///
    /// let error = json_runtime::to_string(&BTreeMap::from([(Named(None), 1)])).unwrap_err();
    /// assert_eq!(error.to_string(), "a name is needed at $ (byte 1)");
    /// ```
    #[cold]
    pub fn fail(self, message: impl Into<alloc::string::String>) {
        self.writer.fail(message);
    }

    /// Says that the value is one that JSON has no key for.
    #[doc(hidden)]
    #[cold]
    pub fn unrepresentable(self, message: &'static str) {
        self.fail_as(ErrorKind::Unrepresentable, message);
    }

    #[cold]
    pub(crate) fn fail_as(self, kind: ErrorKind, message: &'static str) {
        self.writer.buf.fail(kind, message.into());
    }
}
