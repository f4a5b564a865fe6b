use core::mem;

use super::separator::{Separator, Splice};
use super::{Array, JsonWriter, KeyWriter, steps};
use crate::context::JsonContext;
use crate::key::Key;
use crate::options::{Indent, Omit, OmitEntries};
use crate::to_json::{ToJson, ToJsonKey, ToJsonMembers};

/// More than the punctuation of a member and the longest value to take back have.
const ROOM: usize = 128;

/// An object whose members are being written. [`JsonWriter::object`] begins one.
///
/// It must be ended with [`end`](Self::end).
#[must_use = "an object must be ended with `end`"]
pub struct Object<'w, 'a, C: JsonContext> {
    pub(super) writer: &'w mut JsonWriter<'a, C>,
    pub(super) next: Separator,
}

impl<'w, 'a, C: JsonContext> Object<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(writer: &'w mut JsonWriter<'a, C>) -> Self {
        let next = writer.open_object();
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
        if self.may_go_on() && !is_omitted(omit, value) {
            self.writer.key(self.next.take(), key);
            value.write_value(self.writer);
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
        let next = self.next;
        let indent = self.writer.indent_len();
        self.writer.buf.reserve(key.padded_len() + indent + ROOM);
        let start = self.writer.buf.offset();
        if !self.key(key) {
            return;
        }
        let value = self.writer.buf.offset();
        self.writer.one_value(write);
        if self.writer.buf.ends_with_omitted(value, omit) {
            self.writer.buf.truncate(start);
            self.next = next;
        }
    }

    /// Writes the member that tells the variant.
    #[doc(hidden)]
    pub fn tag(&mut self, key: Key<'_>, text: Key<'_>) {
        if self.key(key) {
            self.writer.buf.push_padded(text);
        }
    }

    /// Begins an object that is the value of a member.
    #[doc(hidden)]
    #[inline]
    pub fn object(&mut self, key: Key<'_>) -> Object<'_, 'a, C> {
        if self.key(key) {
            self.writer.object()
        } else {
            let next = Separator::REFUSED;
            Object {
                writer: self.writer,
                next,
            }
        }
    }

    /// Begins an array that is the value of a member.
    #[doc(hidden)]
    #[inline]
    pub fn array(&mut self, key: Key<'_>) -> Array<'_, 'a, C> {
        if self.key(key) {
            self.writer.array()
        } else {
            Array::refused(self.writer)
        }
    }

    /// Writes the members of an object that `value` writes.
    ///
    /// What is null has no members. A unit variant is a member whose value is null, as with serde.
    #[doc(hidden)]
    pub fn flatten<T: ToJson<C> + ToJsonMembers<C> + ?Sized>(&mut self, value: &T) {
        self.flatten_with(|writer| value.write_value(writer));
    }

    /// Writes the members of an object that a function writes.
    #[doc(hidden)]
    pub fn flatten_with(&mut self, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        if !self.may_go_on() || self.writer.buf.failed() {
            return;
        }
        if self.writer.depth + self.writer.splices >= C::MAX_DEPTH {
            self.writer.refuse();
            return;
        }
        self.writer.buf.reserve(ROOM);
        let start = self.writer.buf.offset();
        self.writer.splice = Splice::Wanted(self.next.unspliced());
        self.writer.splices += 1;
        self.writer.one_value(write);
        self.writer.splices -= 1;
        match mem::replace(&mut self.writer.splice, Splice::Off) {
            Splice::Done(next) => self.next.go_on_at(next),
            Splice::Wanted(_) if self.writer.buf.ends_with_omitted(start, Omit::Nulls) => {
                self.writer.buf.truncate(start);
            }
            Splice::Wanted(_) | Splice::Off | Splice::Judged => {
                self.writer.buf.truncate(start);
                // So that the path of the error does not end at the member before.
                self.writer.separate(self.next.take());
                self.writer
                    .unrepresentable("can only flatten what is written as an object");
            }
        }
    }

    /// Writes what stands before the value of a member. Tells whether this may be written.
    #[inline]
    fn key(&mut self, key: Key<'_>) -> bool {
        let may_go_on = self.may_go_on();
        if may_go_on {
            self.writer.key(self.next.take(), key);
        }
        may_go_on
    }

    /// Whether there can be another member.
    #[inline]
    fn may_go_on(&mut self) -> bool {
        self.next.may_be_taken()
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
        if self.may_go_on() && !is_omitted(C::OMIT, value) {
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
        let omit = match C::OMIT_ENTRIES {
            OmitEntries::Nothing => Omit::Nothing,
            OmitEntries::Nulls => Omit::Nulls,
        };
        if self.may_go_on() && !is_omitted(omit, value) {
            self.named(key, value);
        }
    }

    fn named<K, V>(&mut self, key: &K, value: &V)
    where
        K: ToJsonKey<C> + ?Sized,
        V: ToJson<C> + ?Sized,
    {
        if self.begin_named(key) {
            value.write_value(self.writer);
        }
    }

    /// Writes what stands before the value of an entry. Tells whether this may be written.
    pub(super) fn begin_named<K: ToJsonKey<C> + ?Sized>(&mut self, key: &K) -> bool {
        if !self.may_go_on() || self.writer.buf.failed() {
            return false;
        }
        self.writer.end_value(self.next);
        self.writer.separate(self.next.take());
        KeyWriter::write(self.writer, key);
        self.writer.buf.push(b':');
        if const { !matches!(C::INDENT, Indent::None) } {
            self.writer.space();
        }
        true
    }

    /// Ends the object.
    #[inline]
    pub fn end(self) {
        self.writer.close_object(self.next);
    }
}

#[inline]
pub(crate) fn is_omitted<C: JsonContext, T: ToJson<C> + ?Sized>(omit: Omit, value: &T) -> bool {
    !matches!(omit, Omit::Nothing) && value.is_omitted(omit, steps::<C>())
}

/// A name that follows the policy for fields.
struct Field<'a>(&'a str);

impl<C: JsonContext> ToJsonKey<C> for Field<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.renamed(self.0, C::FIELD_NAMING);
    }
}
