//! What generated code and the impls of this crate call where a value is due.

use super::separator::Splice;
use super::{Array, JsonWriter, Object, steps};
use crate::buf;
use crate::buf::NextKeys;
use crate::context::JsonContext;
use crate::escape;
use crate::key::{Key, Keys};
use crate::to_json::{ToJson, ToJsonMembers};

impl<'a, C: JsonContext> JsonWriter<'a, C> {
    /// Writes what a value is written as, where this could go on without end and without a
    /// container.
    #[doc(hidden)]
    #[inline]
    pub fn nested<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        if const { steps::<C>() == usize::MAX } {
            // Nothing to do after that, so that the compiler can have it take no stack.
            value.write_value(self);
            return;
        }
        if self.nestings >= steps::<C>() {
            self.refuse_nesting();
            return;
        }
        self.nestings += 1;
        value.write_value(self);
        self.nestings -= 1;
    }

    /// Has `write` write a value, and fails unless this is exactly one.
    pub(crate) fn one_value(&mut self, write: impl FnOnce(&mut Self)) {
        let levels = self.buf.levels();
        write(self);
        let is_joining = !matches!(self.splice, Splice::Off);
        if is_joining && levels == 0 {
            // It was before: the object around it sees to the outcome.
            return;
        }
        if is_joining || self.buf.levels() != levels {
            self.refuse_open();
        } else if self.buf.is_before_value() {
            self.misused("no value has been written");
        }
    }

    /// Writes a member that is a string.
    #[inline]
    pub(crate) fn text_member(&mut self, separator: u8, key: Key<'_>, text: &str) {
        self.scalar_member(
            (separator, key),
            |buf, separator, key, text| escape::member(buf, separator, key, text, C::ESCAPE),
            |buf, text| escape::string(buf, text, C::ESCAPE),
            text,
        );
    }

    /// Writes a member that is `null`.
    #[inline]
    pub(crate) fn null_member(&mut self, separator: u8, key: Key<'_>) {
        self.scalar_member(
            (separator, key),
            buf::null_member,
            |buf, ()| buf.push_null(),
            (),
        );
    }

    /// Writes a value of a derived type, of which the impl goes past the checks, where one may not be due.
    #[doc(hidden)]
    pub fn derived<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        self.begin_value();
        value.write_value(self);
    }

    /// Begins an object whose members have these names. (What follows may panic, unlike derived code.)
    pub(crate) fn object_of(&mut self, keys: &'static Keys<[u8]>) -> Object<'_, 'a, C> {
        let mut object = self.object();
        object.keys = keys.all();
        object
    }

    /// Writes a variant that holds one value: an object whose only member has the name of the variant.
    #[doc(hidden)]
    #[inline]
    pub fn newtype<T: ToJson<C> + ?Sized>(&mut self, keys: &'static Keys<[u8]>, value: &T) {
        let mut next = self.begin_object();
        if !next.is_refused() {
            value.write_member(self, next.take(), keys.all().next());
            self.close_object(next);
        }
    }

    /// Writes the text of an enum without data.
    #[doc(hidden)]
    #[inline]
    pub fn variant(&mut self, text: Key<'_>) {
        if self.is_whole() {
            self.buf.push_padded(text);
        } else {
            self.unit_member(&text);
        }
    }

    /// Begins an object where one is due, unless a write has failed, or this is one.
    #[doc(hidden)]
    #[inline]
    pub fn open_object(&mut self) -> Option<Object<'_, 'a, C>> {
        self.open(NextKeys::none())
    }

    /// The same, of an object whose members have the names that the type lists, in so many bytes.
    ///
    /// They are in no program that does not write the type under this context, as an inline constant is
    /// evaluated where it is needed, and nowhere else.
    #[doc(hidden)]
    #[inline]
    pub fn open_members_of<T, const BYTES: usize>(&mut self) -> Option<Object<'_, 'a, C>>
    where
        T: ToJsonMembers<C> + ?Sized,
    {
        self.open_members(const { &Keys::<[u8; BYTES]>::of::<C, T>() })
    }

    /// The same, of an object whose members have these names.
    #[doc(hidden)]
    #[inline]
    pub fn open_members(&mut self, keys: &'static Keys<[u8]>) -> Option<Object<'_, 'a, C>> {
        self.open(keys.all())
    }

    #[inline]
    fn open(&mut self, keys: NextKeys) -> Option<Object<'_, 'a, C>> {
        let next = self.begin_object();
        (!next.is_refused()).then_some(Object {
            writer: self,
            next,
            keys,
        })
    }

    /// Begins an array where one is due, unless a write has failed, or this is one.
    #[doc(hidden)]
    #[inline]
    pub fn open_array(&mut self) -> Option<Array<'_, 'a, C>> {
        let next = self.begin_array();
        (!next.is_refused()).then_some(Array { writer: self, next })
    }
}
