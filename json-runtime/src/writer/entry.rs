//! Members whose names are known at run time only.

use super::{JsonWriter, KeyWriter};
use crate::context::JsonContext;
use crate::options::Indent;
use crate::to_json::ToJsonKey;

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Writes what stands before the value of an entry. Tells whether this may be written.
    ///
    /// (No method of the object, whose parts stay in registers where nothing takes it by reference.)
    pub(super) fn begin_pair<K: ToJsonKey<C> + ?Sized>(&mut self, separator: u8, key: &K) -> bool {
        if self.buf.failed() {
            return false;
        }
        self.separate(separator);
        KeyWriter::write(self, key);
        self.buf.push(b':');
        if const { !matches!(C::INDENT, Indent::None) } {
            self.space();
        }
        true
    }

    /// Writes the name of a variant without data that is flattened: a member that is null.
    #[cold]
    pub(super) fn unit_member<K: ToJsonKey<C>>(&mut self, name: &K) {
        if let Some(mut object) = self.open_object() {
            if object.begin_named(name) {
                object.writer.null();
            }
            object.close();
        }
    }
}

/// A name that follows the policy for fields.
pub(super) struct Field<'a>(pub(super) &'a str);

impl<C: JsonContext> ToJsonKey<C> for Field<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.renamed(self.0, C::FIELD_NAMING);
    }
}
