//! How a writer begins and ends.

use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use super::JsonWriter;
use super::separator::Splice;
use crate::buf::{Buf, Spill};
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::options::Indent;
use crate::sink::Sink;

/// More levels than are left in any object.
const NOWHERE: usize = usize::MAX;

/// How much a new buffer holds.
const FIRST_ALLOCATION: usize = 1024;

impl<'a, C: JsonContext> JsonWriter<'a, C> {
    fn new(mut buf: Buf<'a>) -> Self {
        const { assert_indent(C::INDENT) }
        buf.set_levels(C::MAX_DEPTH);
        Self {
            buf,
            splice: Splice::Off,
            flattening_at: NOWHERE,
            nestings: 0,
            one_line: false,
            context: PhantomData,
        }
    }

    pub(crate) fn growing() -> Self {
        Self::new(Buf::owned(FIRST_ALLOCATION))
    }

    pub(crate) fn appending(to: &'a mut Vec<u8>) -> Self {
        Self::new(Buf::appending(to))
    }

    /// As [`growing`](Self::growing), but it is a failure if there is no memory.
    pub(crate) fn try_growing(spill: &'a mut Spill) -> Self {
        let mut writer = Self::new(Buf::owned(0).spilling_to(spill));
        writer.buf.reserve(FIRST_ALLOCATION);
        writer
    }

    /// As [`appending`](Self::appending), but it is a failure if there is no memory.
    pub(crate) fn try_appending(to: &'a mut Vec<u8>, spill: &'a mut Spill) -> Self {
        Self::new(Buf::appending(to).spilling_to(spill))
    }

    /// A writer that gives what it has to `sink` whenever it has `limit` bytes.
    pub(crate) fn draining(sink: &'a mut dyn Sink, limit: usize) -> Self {
        Self::new(Buf::draining(sink, limit))
    }

    /// A writer of what follows text that is elsewhere: `offset` bytes, of which `last` is the last
    /// one, in `depth` containers.
    pub(crate) fn resumed(capacity: usize, offset: u64, last: Option<u8>, depth: usize) -> Self {
        let mut writer = Self::new(Buf::resumed(capacity, offset, last));
        writer.buf.set_levels(C::MAX_DEPTH.saturating_sub(depth));
        writer
    }

    /// Breaks no lines, whatever the context says.
    pub(crate) fn in_one_line(mut self) -> Self {
        self.one_line = true;
        self
    }

    /// A writer for the question whether the text is one to leave out, which may take so many
    /// `steps` from value to value.
    pub(super) fn judging(spill: &'a mut Spill, sink: &'a mut dyn Sink, steps: usize) -> Self {
        let mut writer = Self::new(Buf::draining(sink, Spill::LEN).spilling_to(spill));
        writer.buf.set_levels(0);
        writer.splice = Splice::Judged;
        writer.nestings = super::steps::<C>() - steps;
        writer
    }

    /// The outcome of one value. The writer has nothing to drop after that.
    ///
    /// Not a part of every function that writes a value of some type.
    #[inline(never)]
    pub(crate) fn finish(&mut self) -> Result<Vec<u8>, JsonError> {
        self.refuse_fragment();
        self.buf.finish()
    }

    /// As [`finish`](Self::finish), for a writer that is growing.
    #[inline(never)]
    pub(crate) fn finish_string(&mut self) -> Result<String, JsonError> {
        self.refuse_fragment();
        self.buf.finish_string()
    }

    /// What a sink has not taken, without the part of a row that failed.
    pub(crate) fn finish_rows(self) -> (Vec<u8>, Option<JsonError>) {
        self.buf.finish_rows()
    }

    /// Fails if an impl written by hand left an object or an array open, or wrote nothing.
    fn refuse_fragment(&mut self) {
        if self.buf.levels() != C::MAX_DEPTH {
            self.refuse_open();
        } else if self.buf.offset() == 0 {
            self.misused("no value has been written");
        }
    }
}

const fn assert_indent(indent: Indent) {
    if let Indent::Spaces(count) = indent {
        assert!(
            1 <= count && count <= 16,
            "`Indent::Spaces` takes 1 to 16 spaces"
        );
    }
}
