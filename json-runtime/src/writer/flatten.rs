//! Objects whose members go into another one.

use core::mem;

use super::object::ROOM;
use super::separator::Splice;
use super::{JsonWriter, Object};
use crate::context::JsonContext;
use crate::options::Omit;
use crate::to_json::ToJson;

impl<'a, C: JsonContext> Object<'_, 'a, C> {
    /// Writes the members of an object that `value` writes. That it writes none is an error, as with serde,
    /// where the derive has not asked the compiler.
    ///
    /// What is null has no members. A unit variant is a member whose value is null, as with serde.
    #[doc(hidden)]
    pub fn flatten<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        self.flatten_with(|writer| value.write_value(writer));
    }

    /// Writes the members of an object that a function writes.
    #[doc(hidden)]
    pub fn flatten_with(&mut self, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        let levels = self.writer.buf.levels();
        if levels <= self.writer.splices {
            self.writer.refuse();
            return;
        }
        self.writer.buf.keep_together(ROOM);
        let start = self.writer.buf.offset();
        self.writer.splice = Splice::Wanted(self.next, levels, start);
        self.writer.buf.set_levels(0);
        self.writer.splices += 1;
        write(self.writer);
        self.writer.splices -= 1;
        match mem::replace(&mut self.writer.splice, Splice::Off) {
            Splice::Done(next, end) if self.writer.buf.levels() == levels => {
                if self.writer.buf.offset() != end {
                    self.writer.refuse_value();
                }
                self.next = next;
            }
            Splice::Done(..) | Splice::Off | Splice::Judged => self.writer.refuse_open(),
            Splice::Wanted(..) => self.take_back(start, levels),
        }
    }

    /// Takes back what was to be flattened, and is no object. It may be null.
    #[cold]
    fn take_back(&mut self, start: u64, levels: usize) {
        self.writer.buf.set_levels(levels);
        let is_null = self.writer.buf.ends_with_omitted(start, Omit::Nulls)
            && !self.writer.buf.is_null_number(start);
        self.writer.buf.truncate(start);
        if !is_null {
            // So that the path of the error does not end at the member before.
            self.writer.separate(self.next.take());
            self.writer
                .unrepresentable("can only flatten what is written as an object");
        }
    }
}
