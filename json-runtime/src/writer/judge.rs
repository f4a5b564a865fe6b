//! Whether a value that a function writes is one to leave out.

use super::JsonWriter;
use super::separator::{Separator, Splice};
use crate::buf::Spill;
use crate::context::JsonContext;
use crate::error::Message;
use crate::options::Omit;
use crate::sink::Sink;

/// Whether `omit` leaves out what `write` writes: on the stack, which has room for more than any text
/// to leave out. So this is no part of the functions that call each other for values inside values.
#[inline(never)]
pub fn is_omitted_as_written<C: JsonContext>(
    omit: Omit,
    steps: usize,
    write: impl FnOnce(&mut JsonWriter<'_, C>),
) -> bool {
    let (mut spill, mut enough) = (Spill::new(), Enough);
    let mut writer = JsonWriter::judging(&mut spill, &mut enough, steps);
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
        self.buf.set_limit(Spill::LEN);
        self.buf.push_all(brackets);
    }
}
