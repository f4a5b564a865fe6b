//! Containers in parts, for a serializer that is told of these one by one.

use alloc::string::String;

use super::object::Object;
use super::separator::Separator;
use super::{Array, JsonWriter, KeyWriter};
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::options::Naming;
use crate::to_json::ToJsonKey;

/// An object whose last member is being written.
pub(crate) struct Around(Separator);

impl Around {
    /// Ends the object.
    pub(crate) fn end<C: JsonContext>(self, writer: &mut JsonWriter<'_, C>) {
        writer.close_object(self.0);
    }
}

impl<'w, 'a, C: JsonContext> Object<'w, 'a, C> {
    /// Whether the object was not opened.
    pub(crate) fn is_refused(&self) -> bool {
        self.next == Separator::REFUSED
    }

    /// Begins an entry, and tells where its value goes, unless a write has failed.
    pub(crate) fn begin_entry<K: ToJsonKey<C> + ?Sized>(
        &mut self,
        key: &K,
    ) -> Option<&mut JsonWriter<'a, C>> {
        if self.begin_named(key) {
            Some(self.writer)
        } else {
            None
        }
    }

    /// Where the value of the entry goes that has been begun.
    pub(crate) fn value_of_entry(&mut self) -> &mut JsonWriter<'a, C> {
        self.writer
    }

    /// Begins the last member, for a value that will be written elsewhere.
    pub(crate) fn begin_last(mut self, name: &str) -> Option<(&'w mut JsonWriter<'a, C>, Around)> {
        if self.begin_named(&Verbatim(name)) {
            Some((self.writer, Around(self.next)))
        } else {
            None
        }
    }

    /// Ends the object, and gives back the writer.
    pub(crate) fn finish(self) -> &'w mut JsonWriter<'a, C> {
        self.writer.close_object(self.next);
        self.writer
    }
}

impl<'w, 'a, C: JsonContext> Array<'w, 'a, C> {
    /// Whether the array was not opened.
    pub(crate) fn is_refused(&self) -> bool {
        self.next == Separator::REFUSED
    }

    /// Ends the array, and gives back the writer.
    pub(crate) fn finish(self) -> &'w mut JsonWriter<'a, C> {
        self.writer.close_array(self.next);
        self.writer
    }
}

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Says here what was found to be wrong with text that was to go here.
    #[cold]
    pub(crate) fn fail_as(&mut self, error: JsonError) {
        let (kind, message) = error.into_cause();
        self.buf.fail(kind, message);
    }

    /// Writes the name of a variant without data.
    pub(crate) fn variant_name(&mut self, name: &str) {
        if self.is_whole() {
            self.string(name);
        } else {
            self.unit_member(&Verbatim(name));
        }
    }
}

impl<'a, C: JsonContext> KeyWriter<'_, 'a, C> {
    /// The text of a key, quotes and all.
    pub(crate) fn rendered<K: ToJsonKey<C> + ?Sized>(key: &K) -> Result<String, JsonError> {
        let mut writer = JsonWriter::growing();
        KeyWriter::write(&mut writer, key);
        writer.finish_string()
    }

    /// A writer of the same key.
    pub(crate) fn by_ref(&mut self) -> KeyWriter<'_, 'a, C> {
        KeyWriter {
            writer: self.writer,
        }
    }

    /// Writes what a function writes as a value: a string as it is, and a number or a `bool` in quotes.
    #[doc(hidden)]
    pub fn written_by(self, write: impl FnOnce(&mut JsonWriter<'_, C>)) {
        let mut writer = JsonWriter::growing();
        writer.one_value(write);
        match writer.finish_string() {
            Ok(text) if text.starts_with('"') => self.raw(&text),
            Ok(text) if text.starts_with(['n', '[', '{']) => {
                self.unrepresentable("the key of an object must be a string");
            }
            Ok(text) => self.quoted(|writer| writer.raw_text(&text)),
            Err(error) => self.writer.fail_as(error),
        }
    }

    /// Writes text that is a JSON string already.
    pub(crate) fn raw(self, json: &str) {
        self.writer.raw_text(json);
    }
}

/// A key that no policy changes.
pub(crate) struct Verbatim<'a>(pub(crate) &'a str);

impl<C: JsonContext> ToJsonKey<C> for Verbatim<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.renamed(self.0, Naming::Verbatim);
    }
}
