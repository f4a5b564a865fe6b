use super::JsonWriter;
use super::separator::Separator;
use crate::buf::Buf;
use crate::context::JsonContext;
use crate::options::Indent;
use crate::to_json::ToJson;

/// An array whose elements are being written. [`JsonWriter::array`] begins one.
///
/// It must be ended with [`end`](Self::end).
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// struct Countdown(u8);
///
/// impl<C: JsonContext> ToJson<C> for Countdown {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         let mut array = w.array();
///         for number in (0..=self.0).rev() {
///             array.item(&number);
///         }
///         array.end();
///     }
/// }
///
/// assert_eq!(json_runtime::to_string(&Countdown(3)).unwrap(), "[3,2,1,0]");
/// ```
#[must_use = "an array must be ended with `end`"]
pub struct Array<'w, 'a, C: JsonContext> {
    pub(super) writer: &'w mut JsonWriter<'a, C>,
    pub(super) next: Separator,
}

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Writes an array of values that hold no others: by `whole`, which writes it at once, where it
    /// may be opened and no line is broken in it.
    #[inline]
    pub(crate) fn scalars<T: ToJson<C>>(&mut self, items: &[T], whole: fn(&mut Buf<'_>, &[T])) {
        if const { matches!(C::INDENT, Indent::None) } && self.buf.levels() > 0 {
            whole(&mut self.buf, items);
        } else {
            self.items_apart(items);
        }
    }

    /// Not inlined, as it would have registers saved where the array is written at once.
    #[inline(never)]
    fn items_apart<T: ToJson<C>>(&mut self, items: &[T]) {
        self.items(items);
    }

    /// Writes an array of values where one is due.
    #[inline]
    pub(crate) fn items<T: ToJson<C>>(&mut self, items: &[T]) {
        if let Some(mut array) = self.open_array() {
            for item in items {
                array.item(item);
            }
            array.close();
        }
    }
}

impl<'a, C: JsonContext> Array<'_, 'a, C> {
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
        if self.next.is_refused() || self.writer.buf.failed() {
            return false;
        }
        self.writer.separate(self.next.take());
        true
    }

    /// Ends the array.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Range(u32, u32);
    ///
    /// impl<C: JsonContext> ToJson<C> for Range {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         let mut array = w.array();
    ///         array.element(&self.0);
    ///         array.element(&self.1);
    ///         array.end();
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Range(1, 5)).unwrap(), "[1,5]");
    /// ```
    pub fn end(mut self) {
        if !self.next.is_refused() {
            self.writer.end_value(self.next);
            self.close();
        }
    }

    /// As [`end`](Self::end), where it is known that the array was opened and its last element has
    /// been written.
    #[doc(hidden)]
    #[inline]
    pub fn close(&mut self) {
        self.writer.close_array(self.next);
    }
}
