use super::JsonWriter;
use super::separator::Separator;
use crate::context::JsonContext;
use crate::to_json::ToJson;

/// An array whose elements are being written. [`JsonWriter::array`] begins one.
///
/// It must be ended with [`end`](Self::end).
#[must_use = "an array must be ended with `end`"]
pub struct Array<'w, 'a, C: JsonContext> {
    pub(super) writer: &'w mut JsonWriter<'a, C>,
    pub(super) next: Separator,
}

impl<'w, 'a, C: JsonContext> Array<'w, 'a, C> {
    #[inline]
    pub(super) fn begin(writer: &'w mut JsonWriter<'a, C>) -> Self {
        let next = writer.open_array();
        Self { writer, next }
    }

    /// An array that is never written.
    pub(super) fn refused(writer: &'w mut JsonWriter<'a, C>) -> Self {
        Self {
            writer,
            next: Separator::REFUSED,
        }
    }

    /// Writes an element.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Interval { from: f64, to: f64 }
    ///
    /// impl<C: JsonContext> ToJson<C> for Interval {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut array = w.array();
    ///         array.element(&self.from);
    ///         array.element(&self.to);
    ///         array.end();
    ///     }
    /// }
    ///
    /// let interval = Interval { from: 0.5, to: 2.0 };
    /// assert_eq!(json_runtime::to_string(&interval).unwrap(), "[0.5,2.0]");
    /// ```
    #[inline]
    pub fn element<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        self.writer.end_value(self.next);
        self.item(value);
    }

    /// As [`element`](Self::element), where it is known that the one before has been written.
    #[doc(hidden)]
    #[inline]
    pub fn item<T: ToJson<C> + ?Sized>(&mut self, value: &T) {
        if self.begin_item() {
            value.write_value(self.writer);
        }
    }

    /// Writes an element by a function.
    #[doc(hidden)]
    #[inline]
    pub fn item_with(&mut self, write: impl FnOnce(&mut JsonWriter<'a, C>)) {
        if self.begin_item() {
            self.writer.one_value(write);
        }
    }

    /// Writes what stands before an element. Tells whether this may be written.
    #[inline]
    fn begin_item(&mut self) -> bool {
        if !self.next.may_be_taken() || self.writer.buf.failed() {
            return false;
        }
        self.writer.separate(self.next.take());
        true
    }

    /// Ends the array.
    #[inline]
    pub fn end(self) {
        self.writer.close_array(self.next);
    }
}
