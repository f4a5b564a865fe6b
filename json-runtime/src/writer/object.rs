use super::entry::Field;
use super::separator::Separator;
use super::{Array, JsonWriter, steps};
use crate::buf::NextKeys;
use crate::context::JsonContext;
use crate::key::{Key, Keys};
use crate::options::{Omit, OmitEntries};
use crate::to_json::{ToJson, ToJsonKey};

/// More than the punctuation of a member and the longest value to take back have.
pub(super) const ROOM: usize = 128;

/// An object whose members are being written. [`JsonWriter::object`] begins one.
///
/// It must be ended with [`end`](Self::end).
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, Naming, ToJson};
///
/// struct Headers { size_limit: u32, rest: Vec<(String, String)> }
///
/// impl<C: JsonContext> ToJson<C> for Headers {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         let mut object = w.object();
///         object.field("size_limit", &self.size_limit);
///         for (name, value) in &self.rest {
///             object.entry(name, value);
///         }
///         object.end();
///     }
/// }
///
/// struct Api;
/// impl JsonContext for Api {
///     const FIELD_NAMING: Naming = Naming::CamelCase;
/// }
///
/// let headers = Headers { size_limit: 9, rest: vec![("x_id".to_owned(), "a1".to_owned())] };
/// assert_eq!(Api::to_string(&headers).unwrap(), r#"{"sizeLimit":9,"x_id":"a1"}"#);
/// ```
#[must_use = "an object must be ended with `end`"]
pub struct Object<'w, 'a, C: JsonContext> {
    pub(super) writer: &'w mut JsonWriter<'a, C>,
    pub(super) next: Separator,
    /// The names of the members that are still to come, where the compiler knows them.
    pub(super) keys: NextKeys,
}

impl<'a, C: JsonContext> Object<'_, 'a, C> {
    /// Writes the next member, unless the context omits such a value.
    #[doc(hidden)]
    #[inline]
    pub fn member<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        // Not by way of the next function, so that it takes less of the stack where nothing is inlined.
        let key = self.keys.next();
        if !is_omitted(C::OMIT, value) {
            value.write_member(self.writer, self.next.take(), key);
        }
    }

    /// Writes the next member, unless its value is one of those to omit.
    #[doc(hidden)]
    #[inline]
    pub fn member_omitting<T: ToJson<C> + ?Sized>(&mut self, omit: Omit, value: &T) {
        let key = self.keys.next();
        if !is_omitted(omit, value) {
            value.write_member(self.writer, self.next.take(), key);
        }
    }

    /// Leaves the next member out.
    #[doc(hidden)]
    #[inline]
    pub fn skip(&mut self) {
        self.keys.next();
    }

    /// Writes the next member by a function, unless what this writes is to be omitted.
    #[doc(hidden)]
    #[inline]
    pub fn member_with(&mut self, omit: Omit, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        let key = self.keys.next();
        self.keyed_with(omit, key, write);
    }

    fn keyed_with(&mut self, omit: Omit, key: Key<'_>, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        let next = self.next;
        if next.is_judged() {
            self.writer.refuse();
            return;
        }
        let indent = self.writer.indent_len();
        self.writer
            .buf
            .keep_together(key.text().len() + indent + ROOM);
        let start = self.writer.buf.offset();
        self.writer.key(self.next.take(), key);
        let value = self.writer.buf.offset();
        self.writer.one_value(write);
        if self.writer.buf.ends_with_omitted(value, omit) {
            self.writer.buf.truncate(start);
            self.next = next;
        }
    }

    /// Writes the next member, which tells the variant.
    #[doc(hidden)]
    #[inline]
    pub fn tag(&mut self, text: Key<'_>) {
        self.next_key();
        self.writer.buf.push_padded(text);
    }

    /// Begins an object that is the value of the next member.
    #[doc(hidden)]
    #[inline]
    pub fn open_object(&mut self) -> Option<Object<'_, 'a, C>> {
        self.next_key();
        self.writer.open_object()
    }

    /// The same, of an object whose members have these names.
    #[doc(hidden)]
    #[inline]
    pub fn open_members(&mut self, keys: &'static Keys<[u8]>) -> Option<Object<'_, 'a, C>> {
        self.next_key();
        self.writer.open_members(keys)
    }

    /// Begins an array that is the value of the next member.
    #[doc(hidden)]
    #[inline]
    pub fn open_array(&mut self) -> Option<Array<'_, 'a, C>> {
        self.next_key();
        self.writer.open_array()
    }

    /// Writes what stands before the value of the next member.
    #[inline]
    fn next_key(&mut self) {
        let key = self.keys.next();
        self.writer.key(self.next.take(), key);
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
        self.writer.end_value(self.next);
        self.pair(key, value);
    }

    /// As [`entry`](Self::entry), where it is known that the value before has been written.
    #[inline]
    pub(crate) fn pair<K, V>(&mut self, key: &K, value: &V)
    where
        K: ToJsonKey<C> + ?Sized,
        V: ToJson<C> + ?Sized,
    {
        let omit = match C::OMIT_ENTRIES {
            OmitEntries::Nothing => Omit::Nothing,
            OmitEntries::Nulls => Omit::Nulls,
        };
        if !is_omitted(omit, value) && self.begin_pair(key) {
            value.write_value(self.writer);
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
        self.writer.end_value(self.next);
        self.begin_pair(key)
    }

    /// The same, where it is known that the value before has been written.
    #[inline]
    fn begin_pair<K: ToJsonKey<C> + ?Sized>(&mut self, key: &K) -> bool {
        !self.next.is_refused() && self.writer.begin_pair(self.next.take(), key)
    }

    /// Ends the object.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Range(u32, u32);
    ///
    /// impl<C: JsonContext> ToJson<C> for Range {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut object = w.object();
    ///         object.field("from", &self.0);
    ///         object.field("to", &self.1);
    ///         object.end();
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Range(1, 5)).unwrap(), r#"{"from":1,"to":5}"#);
    /// ```
    pub fn end(mut self) {
        if !self.next.is_refused() {
            self.writer.end_value(self.next);
            self.close();
        }
    }

    /// As [`end`](Self::end), where it is known that the object was opened and its last member has
    /// been written.
    #[doc(hidden)]
    #[inline]
    pub fn close(&mut self) {
        self.writer.close_object(self.next);
    }
}

#[inline]
pub(crate) fn is_omitted<C: JsonContext, T: ToJson<C> + ?Sized>(omit: Omit, value: &T) -> bool {
    !matches!(omit, Omit::Nothing) && value.is_omitted(omit, steps::<C>())
}
