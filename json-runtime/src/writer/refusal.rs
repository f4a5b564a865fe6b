//! Why a value cannot be written.

use super::JsonWriter;
use super::separator::Separator;
use crate::context::JsonContext;
use crate::error::{ErrorKind, Message};

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Says what an impl written by hand has done wrong.
    #[cold]
    #[inline(never)]
    pub(super) fn misused(&mut self, message: &'static str) {
        self.buf.fail(ErrorKind::Custom, message.into());
    }

    /// Says that the value is one that JSON has no text for.
    #[doc(hidden)]
    #[cold]
    pub fn unrepresentable(&mut self, message: &'static str) {
        self.buf.fail(ErrorKind::Unrepresentable, message.into());
    }

    #[cold]
    #[inline(never)]
    pub(super) fn refuse_open(&mut self) {
        self.misused("an object or an array has not been ended");
    }

    #[cold]
    #[inline(never)]
    pub(super) fn refuse_nesting(&mut self) {
        let message = "a value is written as another, and so on without an end in sight";
        self.buf.fail(ErrorKind::Depth, message.into());
    }

    #[cold]
    #[inline(never)]
    pub(super) fn refuse_value(&mut self) {
        // A scalar that is flattened is taken back, and reported, by the object around it.
        if self.is_whole() {
            self.misused("a second value has been written in the place of one");
        }
    }

    /// Says why no container is opened, unless a failure is known.
    #[cold]
    #[inline(never)]
    pub(super) fn refuse(&mut self) -> Separator {
        if self.is_whole() {
            self.buf
                .fail(ErrorKind::Depth, Message::TooDeep(C::MAX_DEPTH));
        } else {
            self.refuse_flattened();
        }
        Separator::REFUSED
    }

    #[cold]
    pub(super) fn refuse_flattened(&mut self) {
        self.unrepresentable("can only flatten what is written as an object");
    }
}
