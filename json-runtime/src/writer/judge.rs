//! Whether a value that a function writes is one to leave out.

use super::JsonWriter;
use super::separator::{Separator, Splice};
use crate::context::JsonContext;
use crate::error::Message;
use crate::options::Omit;
use crate::sink::Sink;

/// More than any text to leave out has.
const LIMIT: usize = 8 * 1024;

/// Whether `omit` leaves out what `write` writes.
pub fn is_omitted_as_written<C: JsonContext>(
    omit: Omit,
    steps: usize,
    write: impl FnOnce(&mut JsonWriter<'_, C>),
) -> bool {
    let mut enough = Enough;
    let mut writer = JsonWriter::judging(&mut enough, LIMIT, steps);
    write(&mut writer);
    !writer.buf.failed() && writer.buf.ends_with_omitted(0, omit)
}

/// Takes nothing: so much text is never left out.
struct Enough;

impl Sink for Enough {
    fn accept(&mut self, _: &[u8]) -> (usize, Result<(), Message>) {
        (0, Err("not left out".into()))
    }
}

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Whether a value is one of its own, and no part of an object that is open.
    #[inline]
    pub(super) fn is_whole(&self) -> bool {
        matches!(self.splice, Splice::Off | Splice::Judged)
    }

    /// Whether nobody will read the text, so that nothing may be used up for it.
    pub(crate) fn is_judging(&self) -> bool {
        matches!(self.splice, Splice::Judged)
    }

    /// Begins a container to see whether anything will be in it: there is no room for that, and so
    /// it is a failure.
    #[cold]
    pub(super) fn judge(&mut self) -> Separator {
        if self.buf.failed() {
            return Separator::REFUSED;
        }
        self.buf.set_limit(0);
        Separator::JUDGED
    }

    /// Ends a container that nothing is in.
    #[cold]
    pub(super) fn close_judged(&mut self, brackets: [u8; 2]) {
        self.buf.set_limit(LIMIT);
        self.buf.push_all(brackets);
    }
}
