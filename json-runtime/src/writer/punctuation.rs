//! What stands between values: brackets, separators, keys and white space.

use super::JsonWriter;
use super::separator::{Separator, Splice};
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::key::Key;
use crate::options::{Indent, Newline};

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Begins an object, or goes on with the one around it.
    #[inline(never)]
    pub(super) fn open_object(&mut self) -> Separator {
        if self.may_open() {
            self.depth += 1;
            return Separator::BRACE;
        }
        match self.splice {
            Splice::Wanted(next) => {
                self.splice = Splice::Off;
                next.spliced()
            }
            Splice::Judged => self.judge(),
            Splice::Off | Splice::Done(_) => self.refuse(),
        }
    }

    #[inline(never)]
    pub(super) fn open_array(&mut self) -> Separator {
        if self.may_open() {
            self.depth += 1;
            return Separator::BRACKET;
        }
        match self.splice {
            Splice::Judged => self.judge(),
            _ => self.refuse(),
        }
    }

    #[inline]
    fn may_open(&self) -> bool {
        self.depth < C::MAX_DEPTH
            && matches!(self.splice, Splice::Off)
            && !self.buf.failed()
            && self.buf.is_before_value()
    }

    #[cold]
    #[inline(never)]
    pub(super) fn refuse_nesting(&mut self) {
        let message = "a value is written as another, and so on without an end in sight";
        self.buf.fail(ErrorKind::Depth, message.into());
    }

    /// Fails where an impl written by hand writes a second value. (What derived code writes goes
    /// past this.)
    #[inline]
    pub(crate) fn begin_value(&mut self) {
        if !self.buf.is_before_value() {
            self.refuse_value();
        }
    }

    /// Fails where an impl written by hand goes on without the value of a member or an element: the
    /// one that writes it may have panicked.
    #[inline]
    pub(super) fn end_value(&mut self, next: Separator) {
        if !next.is_first() && self.buf.is_before_value() {
            self.fail("no value has been written");
        }
    }

    #[cold]
    #[inline(never)]
    fn refuse_value(&mut self) {
        // A scalar that is flattened is taken back, and reported, by the object around it.
        if matches!(self.splice, Splice::Off) {
            self.fail("a second value has been written in the place of one");
        }
    }

    #[cold]
    pub(super) fn refuse(&mut self) -> Separator {
        if !matches!(self.splice, Splice::Off) {
            self.unrepresentable("can only flatten what is written as an object");
        } else if self.depth < C::MAX_DEPTH {
            self.refuse_value();
        } else {
            let message = alloc::format!("more than {} containers inside each other", C::MAX_DEPTH);
            self.buf.fail(ErrorKind::Depth, message.into());
        }
        Separator::REFUSED
    }

    #[inline(never)]
    pub(super) fn close_object(&mut self, next: Separator) {
        if next.is_spliced() {
            self.splice = Splice::Done(next.unspliced());
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
        if next.is_refused() {
            self.close_judged(next, brackets);
            return;
        }
        self.end_value(next);
        self.depth -= 1;
        if next.is_first() {
            self.buf.push_all(brackets);
            return;
        }
        if const { !matches!(C::INDENT, Indent::None) } {
            self.break_line();
        }
        self.buf.push(brackets[1]);
    }

    /// Writes what stands before an element or the key of an entry.
    #[inline]
    pub(super) fn separate(&mut self, separator: u8) {
        self.buf.push(separator);
        if const { !matches!(C::INDENT, Indent::None) } {
            self.break_line();
        }
    }

    /// Writes what stands before the value of a member, key and all.
    #[inline]
    pub(super) fn key(&mut self, separator: u8, key: Key<'_>) {
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
        self.buf.push_str(match C::NEWLINE {
            Newline::Lf => "\n",
            Newline::CrLf => "\r\n",
        });
        let indent = if matches!(C::INDENT, Indent::Tab) {
            b'\t'
        } else {
            b' '
        };
        self.buf.push_repeated(indent, self.indent_len());
    }

    /// How many bytes stand before something inside the open containers.
    #[inline]
    pub(super) fn indent_len(&self) -> usize {
        match C::INDENT {
            Indent::None => 0,
            Indent::Tab => self.depth,
            Indent::Spaces(count) => self.depth * usize::from(count),
        }
    }
}
