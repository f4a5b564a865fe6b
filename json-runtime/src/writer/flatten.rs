//! Objects whose members go into another one.

use core::mem;

use super::object::ROOM;
use super::separator::{Separator, Splice};
use super::{JsonWriter, Object, steps};
use crate::context::JsonContext;
use crate::options::Omit;
use crate::to_json::ToJson;

impl<'a, C: JsonContext> Object<'_, 'a, C> {
    /// Writes the members of an object that `value` writes. That it writes none is an error, as with serde,
    /// where the derive has not asked the compiler.
    ///
    /// What is null has no members. A unit variant is a member whose value is null, as with serde.
    #[doc(hidden)]
    #[inline]
    pub fn flatten<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        self.flatten_with(|writer| value.write_value(writer));
    }

    /// Writes the members of an object that a function writes.
    #[doc(hidden)]
    #[inline]
    pub fn flatten_with(&mut self, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        if let Some(around) = self.writer.begin_flatten(self.next) {
            write(self.writer);
            self.next = self.writer.end_flatten(around);
        }
    }
}

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Has the next object go on with the one that is at `next`. Gives back what `end_flatten` will
    /// need: all else is kept in the writer, to take little of the stack where values are nested.
    #[inline(never)]
    fn begin_flatten(&mut self, next: Separator) -> Option<usize> {
        if self.buf.failed() || next.is_judged() {
            self.refuse();
            return None;
        }
        if self.nestings >= steps::<C>() {
            self.refuse_nesting();
            return None;
        }
        self.buf.keep_together(ROOM);
        self.splice = Splice::Wanted(next, self.buf.offset());
        self.buf.set_joining(true);
        self.nestings += 1;
        let levels = self.buf.levels();
        self.buf.set_levels(0);
        Some(mem::replace(&mut self.flattening_at, levels))
    }

    /// Returns what stands before the next member of the object that was gone on with.
    #[inline(never)]
    fn end_flatten(&mut self, around: usize) -> Separator {
        let levels = mem::replace(&mut self.flattening_at, around);
        self.nestings -= 1;
        self.buf.set_joining(false);
        match mem::replace(&mut self.splice, Splice::Off) {
            Splice::Done(next, end) if self.buf.levels() == levels => {
                if self.buf.offset() != end {
                    self.refuse_value();
                }
                return next;
            }
            Splice::Done(..) | Splice::Off | Splice::Judged => self.refuse_open(),
            Splice::Wanted(next, start) => {
                self.take_back(start, levels);
                return next;
            }
        }
        Separator::REFUSED
    }

    /// Takes back what was to be flattened, and is no object. It may be null.
    #[cold]
    fn take_back(&mut self, start: u64, levels: usize) {
        self.buf.set_levels(levels);
        let is_null =
            self.buf.ends_with_omitted(start, Omit::Nulls) && !self.buf.is_null_number(start);
        self.buf.truncate(start);
        if !is_null {
            self.buf.set_joining(true);
            self.refuse_flattened();
        }
    }
}
