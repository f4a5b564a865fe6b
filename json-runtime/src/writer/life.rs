//! How a writer begins and ends.

use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use super::JsonWriter;
use super::separator::Splice;
use crate::buf::Buf;
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::options::Indent;
use crate::sink::Sink;

/// How much a new buffer holds.
const FIRST_ALLOCATION: usize = 512;
/// How much is collected before an `io::Write` is given something.
const STAGE: usize = 64 * 1024;

impl<'a, C: JsonContext> JsonWriter<'a, C> {
    fn new(buf: Buf<'a>) -> Self {
        const { assert_indent(C::INDENT) }
        Self {
            buf,
            depth: 0,
            splice: Splice::Off,
            splices: 0,
            nestings: 0,
            context: PhantomData,
        }
    }

    pub(crate) fn growing() -> Self {
        Self::new(Buf::owned(FIRST_ALLOCATION))
    }

    pub(crate) fn appending(to: &'a mut Vec<u8>) -> Self {
        Self::new(Buf::appending(to))
    }

    #[cfg_attr(
        not(feature = "std"),
        expect(dead_code, reason = "the sink is an io::Write")
    )]
    pub(crate) fn draining(sink: &'a mut dyn Sink) -> Self {
        Self::new(Buf::draining(sink, STAGE))
    }

    /// A writer for the question whether the text is one to leave out, which may take so many
    /// `steps` from value to value.
    pub(super) fn judging(sink: &'a mut dyn Sink, limit: usize, steps: usize) -> Self {
        Self {
            splice: Splice::Judged,
            nestings: super::steps::<C>() - steps,
            ..Self::new(Buf::draining(sink, limit))
        }
    }

    pub(crate) fn finish(mut self) -> Result<Vec<u8>, JsonError> {
        self.refuse_fragment();
        self.buf.finish()
    }

    pub(crate) fn finish_string(mut self) -> Result<String, JsonError> {
        self.refuse_fragment();
        self.buf.finish_string()
    }

    /// Fails if an impl written by hand left an object or an array open, or wrote nothing.
    fn refuse_fragment(&mut self) {
        if self.depth > 0 {
            self.fail("an object or an array has not been ended");
        } else if self.buf.offset() == 0 {
            self.fail("no value has been written");
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
