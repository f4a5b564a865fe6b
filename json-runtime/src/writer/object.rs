use core::mem;

use super::{Array, JsonWriter, KeyWriter};
use crate::context::JsonContext;
use crate::key::Key;
use crate::options::{Indent, Omit, OmitEntries};
use crate::to_json::{ToJson, ToJsonKey};

/// What stands before the next member: the brace, a comma, or nothing because the object was not
/// opened.
const OPEN: u8 = b'{';
const COMMA: u8 = b',';
const REFUSED: u8 = 0;

/// An object whose members are being written. [`JsonWriter::object`] begins one.
///
/// It must be ended with [`end`](Self::end).
#[must_use = "an object must be ended with `end`"]
pub struct Object<'w, 'a, C: JsonContext> {
    writer: &'w mut JsonWriter<'a, C>,
    next: u8,
}

impl<'w, 'a, C: JsonContext> Object<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(writer: &'w mut JsonWriter<'a, C>) -> Self {
        let next = if writer.open() { OPEN } else { REFUSED };
        Self { writer, next }
    }

    /// Writes a member, unless the context omits such a value.
    #[doc(hidden)]
    #[inline]
    pub fn member<T: ToJson<C> + ?Sized>(&mut self, key: Key<'_>, value: &T) {
        self.member_omitting(C::OMIT, key, value);
    }

    /// Writes a member, unless its value is one of those to omit.
    #[doc(hidden)]
    #[inline]
    pub fn member_omitting<T: ToJson<C> + ?Sized>(&mut self, omit: Omit, key: Key<'_>, value: &T) {
        if !is_omitted(omit, value)
            && let Some(writer) = self.key(key)
        {
            value.write_json(writer);
        }
    }

    /// Writes a member by a function, unless what this writes is to be omitted.
    #[doc(hidden)]
    pub fn member_with(
        &mut self,
        omit: Omit,
        key: Key<'_>,
        write: impl FnOnce(&mut JsonWriter<'a, C>),
    ) {
        /// More than a key's separator and the longest text to omit take.
        const ROOM: usize = 128;
        let next = self.next;
        let indent = self.writer.indent_len();
        self.writer.buf.reserve(key.padded_len() + indent + ROOM);
        let start = self.writer.buf.offset();
        let Some(writer) = self.key(key) else { return };
        let value = writer.buf.offset();
        write(writer);
        if writer.buf.ends_with_omitted(value, omit) {
            writer.buf.truncate(start);
            self.next = next;
        }
    }

    /// Begins an object that is the value of a member.
    #[doc(hidden)]
    #[inline]
    pub fn object(&mut self, key: Key<'_>) -> Object<'_, 'a, C> {
        match self.next {
            REFUSED => Object {
                writer: self.writer,
                next: REFUSED,
            },
            separator => {
                self.next = COMMA;
                self.writer.key(separator, key);
                self.writer.object()
            }
        }
    }

    /// Begins an array that is the value of a member.
    #[doc(hidden)]
    #[inline]
    pub fn array(&mut self, key: Key<'_>) -> Array<'_, 'a, C> {
        match self.next {
            REFUSED => Array::refused(self.writer),
            separator => {
                self.next = COMMA;
                self.writer.key(separator, key);
                self.writer.array()
            }
        }
    }

    #[inline]
    fn key(&mut self, key: Key<'_>) -> Option<&mut JsonWriter<'a, C>> {
        match self.next {
            REFUSED => None,
            separator => {
                self.next = COMMA;
                self.writer.key(separator, key);
                Some(self.writer)
            }
        }
    }

    /// Writes a member under a name that is known at run time only.
    ///
    /// [`FIELD_NAMING`](JsonContext::FIELD_NAMING) and [`OMIT`](JsonContext::OMIT) apply, as to a
    /// field of a derived type.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Reading { unit: &'static str, value: f64 }
    ///
    /// impl<C: JsonContext> ToJson<C> for Reading {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut object = w.object();
    ///         object.field(self.unit, &self.value);
    ///         object.end();
    ///     }
    /// }
    ///
    /// let reading = Reading { unit: "celsius", value: 21.5 };
    /// assert_eq!(json_runtime::to_string(&reading).unwrap(), r#"{"celsius":21.5}"#);
    /// ```
    pub fn field<T: ToJson<C> + ?Sized>(&mut self, name: &str, value: &T) {
        if !is_omitted(C::OMIT, value) {
            self.named(&Field(name), value);
        }
    }

    /// Writes an entry of a map, unless the context omits such a value.
    ///
    /// [`KEY_NAMING`](JsonContext::KEY_NAMING) and [`OMIT_ENTRIES`](JsonContext::OMIT_ENTRIES)
    /// apply.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Headers(Vec<(String, String)>);
    ///
    /// impl<C: JsonContext> ToJson<C> for Headers {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut object = w.object();
    ///         for (name, value) in &self.0 {
    ///             object.entry(name, value);
    ///         }
    ///         object.end();
    ///     }
    /// }
    ///
    /// let headers = Headers(vec![("etag".to_owned(), "x1".to_owned())]);
    /// assert_eq!(json_runtime::to_string(&headers).unwrap(), r#"{"etag":"x1"}"#);
    /// ```
    pub fn entry<K, V>(&mut self, key: &K, value: &V)
    where
        K: ToJsonKey<C> + ?Sized,
        V: ToJson<C> + ?Sized,
    {
        if matches!(C::OMIT_ENTRIES, OmitEntries::Nothing) || !value.is_null() {
            self.named(key, value);
        }
    }

    fn named<K, V>(&mut self, key: &K, value: &V)
    where
        K: ToJsonKey<C> + ?Sized,
        V: ToJson<C> + ?Sized,
    {
        if self.next == REFUSED || self.writer.buf.failed() {
            return;
        }
        self.writer.separate(mem::replace(&mut self.next, COMMA));
        KeyWriter::write(self.writer, key);
        self.writer.buf.push(b':');
        if const { !matches!(C::INDENT, Indent::None) } {
            self.writer.buf.push(b' ');
        }
        value.write_json(self.writer);
    }

    /// Ends the object.
    #[inline]
    pub fn end(self) {
        if self.next != REFUSED {
            self.writer.close(self.next == OPEN, *b"{}");
        }
    }
}

#[inline]
fn is_omitted<C: JsonContext, T: ToJson<C> + ?Sized>(omit: Omit, value: &T) -> bool {
    match omit {
        Omit::Nothing => false,
        Omit::Nulls => value.is_null(),
        Omit::Defaults => value.is_default(),
    }
}

/// A name that follows the policy for fields.
struct Field<'a>(&'a str);

impl<C: JsonContext> ToJsonKey<C> for Field<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.renamed(self.0, C::FIELD_NAMING);
    }
}
