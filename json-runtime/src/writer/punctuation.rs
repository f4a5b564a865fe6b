//! What stands between values: brackets, separators, keys and white space.

use super::JsonWriter;
use super::separator::{Separator, Splice};
use crate::buf::Buf;
use crate::context::JsonContext;
use crate::key::Key;
use crate::options::Indent;

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Begins an object, or goes on with the one around it. Tells what comes first.
    #[inline]
    pub(super) fn begin_object(&mut self) -> Separator {
        if self.buf.enter() {
            Separator::BRACE
        } else {
            self.join_object()
        }
    }

    #[cold]
    #[inline(never)]
    fn join_object(&mut self) -> Separator {
        if let Splice::Wanted(next, start) = self.splice {
            self.splice = Splice::Off;
            self.buf.set_joining(false);
            if self.buf.offset() != start {
                self.refuse_value();
            }
            self.buf.set_levels(self.flattening_at);
            next
        } else {
            self.begin_none()
        }
    }

    #[inline]
    pub(super) fn begin_array(&mut self) -> Separator {
        if self.buf.enter() {
            Separator::BRACKET
        } else {
            self.begin_none()
        }
    }

    #[cold]
    #[inline(never)]
    fn begin_none(&mut self) -> Separator {
        match self.splice {
            Splice::Judged => self.judge(),
            _ => self.refuse(),
        }
    }

    /// Fails where an impl written by hand writes a second value. (What derived code writes goes
    /// past this.)
    #[doc(hidden)]
    #[inline]
    pub fn begin_value(&mut self) {
        if !self.buf.is_before_value() {
            self.refuse_value();
        }
    }

    /// Fails where an impl written by hand goes on without the value of a member or an element: the
    /// one that writes it may have panicked.
    #[inline]
    pub(super) fn end_value(&mut self, next: Separator) {
        if !next.is_first() && self.buf.is_unfinished() {
            self.misused("no value has been written");
        }
    }

    #[inline(never)]
    pub(super) fn close_object(&mut self, next: Separator) {
        if self.buf.levels() == self.flattening_at {
            // It has gone on with the object around it, which is not to be closed yet.
            self.splice = Splice::Done(next, self.buf.offset());
        } else {
            self.close(next, *b"{}");
        }
    }

    #[inline(never)]
    pub(super) fn close_array(&mut self, next: Separator) {
        self.close(next, *b"[]");
    }

    #[inline]
    fn close(&mut self, next: Separator, brackets: [u8; 2]) {
        if next.is_first() {
            return self.close_empty(next, brackets);
        }
        self.buf.leave();
        if const { !matches!(C::INDENT, Indent::None) } {
            self.break_line();
        }
        self.buf.push(brackets[1]);
    }

    #[inline(never)]
    fn close_empty(&mut self, next: Separator, brackets: [u8; 2]) {
        if next.is_judged() {
            self.close_judged(brackets);
        } else {
            self.buf.leave();
            self.buf.push_all(brackets);
        }
    }

    /// Writes what stands before an element or the key of an entry.
    #[inline]
    pub(super) fn separate(&mut self, separator: u8) {
        self.buf.push(separator);
        if const { !matches!(C::INDENT, Indent::None) } {
            self.break_line();
        }
    }

    /// Writes a member: by `whole`, which writes a character, the key and the value at once.
    #[inline]
    pub(crate) fn scalar_member<T>(
        &mut self,
        (separator, key): (u8, Key<'_>),
        whole: fn(&mut Buf<'_>, u8, Key<'_>, T),
        alone: fn(&mut Buf<'_>, T),
        value: T,
    ) {
        if const { !matches!(C::INDENT, Indent::None) } {
            if self.one_line {
                self.key(separator, key);
                alone(&mut self.buf, value);
                return;
            }
            let last = self.begin_line(separator);
            whole(&mut self.buf, last, key, value);
        } else {
            whole(&mut self.buf, separator, key, value);
        }
    }

    /// Writes what stands before the key of a member, but for its last character, which it returns.
    #[inline(never)]
    fn begin_line(&mut self, separator: u8) -> u8 {
        self.buf.push(separator);
        let indent = self.indent_len();
        if indent > 0 {
            self.buf.push_line(C::NEWLINE, Self::INDENT, indent - 1);
        }
        Self::INDENT
    }

    /// Writes what stands before the value of a member, key and all.
    #[inline(never)]
    pub(crate) fn key(&mut self, separator: u8, key: Key<'_>) {
        if const { matches!(C::INDENT, Indent::None) } {
            self.buf.push_key(separator, key);
        } else {
            self.separate(separator);
            self.buf.push_padded(key);
            if self.one_line {
                self.remove_space();
            }
        }
    }

    /// Writes what follows a name where lines are broken.
    pub(super) fn space(&mut self) {
        if !self.one_line {
            self.buf.push(b' ');
        }
    }

    /// Takes back the space that follows a name where lines are broken.
    #[cold]
    fn remove_space(&mut self) {
        self.buf.truncate(self.buf.offset() - 1);
    }

    /// Begins a line for something inside the open containers.
    #[inline(never)]
    fn break_line(&mut self) {
        if self.one_line {
            return;
        }
        let indent = self.indent_len();
        self.buf.push_line(C::NEWLINE, Self::INDENT, indent);
    }

    /// What lines are indented with.
    const INDENT: u8 = if matches!(C::INDENT, Indent::Tab) {
        b'\t'
    } else {
        b' '
    };

    /// How many bytes stand before something inside the open containers.
    #[inline]
    pub(super) fn indent_len(&self) -> usize {
        match C::INDENT {
            Indent::None => 0,
            _ if self.buf.failed() => 0,
            Indent::Tab => self.depth(),
            Indent::Spaces(count) => self.depth() * usize::from(count),
        }
    }

    /// How many containers are open, unless a write has failed.
    #[inline]
    pub(super) fn depth(&self) -> usize {
        C::MAX_DEPTH.saturating_sub(self.buf.levels())
    }
}
