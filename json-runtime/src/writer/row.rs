//! Values one after the other, each with its place.

use super::separator::Separator;
use super::{Array, JsonWriter};
use crate::context::JsonContext;
#[cfg(feature = "std")]
use crate::error::JsonError;
use crate::error::{ErrorKind, Message, RowPlace};
use crate::to_json::ToJson;

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Writes an array of what `rows` yields, as long as all goes well.
    pub(crate) fn rows<I>(&mut self, rows: I)
    where
        I: IntoIterator,
        I::Item: ToJson<C>,
    {
        let start = self.buf.offset();
        let mut array = self.array();
        let mut rows = rows.into_iter();
        let mut index = 0;
        while array.next != Separator::REFUSED && !array.writer.buf.failed() {
            let Some(row) = rows.next() else { break };
            let place = RowPlace {
                index,
                start: array.writer.buf.offset(),
                array: Some(start),
            };
            array.item(&row);
            if array.writer.buf.failed() {
                array.writer.buf.name_row(place);
            }
            index += 1;
        }
        array.end();
    }

    /// Writes a value and the end of a line. It stays then, whatever happens later; if this one
    /// fails, or panics, the lines before stay.
    pub(crate) fn line<T: ToJson<C> + ?Sized>(&mut self, index: u64, value: &T) {
        let start = self.buf.offset();
        value.write_value(self);
        self.buf.push(b'\n');
        if self.buf.failed() {
            self.buf.name_row(RowPlace {
                index,
                start,
                array: None,
            });
        }
        self.buf.settle();
    }

    /// The outcome of lines, of which there may be none.
    #[cfg(feature = "std")]
    pub(crate) fn finish_lines(mut self) -> Result<(), JsonError> {
        self.buf.finish().map(drop)
    }

    /// Says that there was an error in the place of a row.
    #[cold]
    pub(crate) fn fail_row(&mut self, message: Message) {
        self.buf.fail(ErrorKind::Row, message);
    }
}

/// An array that several writers go on with.
#[derive(Clone, Copy)]
pub(crate) struct OpenArray(Option<Separator>);

impl OpenArray {
    /// One that has not been begun.
    pub(crate) const NEW: Self = Self(None);

    /// How many containers are open.
    pub(crate) fn depth(self) -> usize {
        usize::from(self.0.is_some())
    }

    /// Writes an element. The ones before stay, also if this one fails.
    pub(crate) fn row<C: JsonContext, T: ToJson<C> + ?Sized>(
        &mut self,
        writer: &mut JsonWriter<'_, C>,
        index: u64,
        value: &T,
    ) {
        writer.buf.settle();
        let start = writer.buf.offset();
        let mut array = self.go_on(writer);
        array.item(value);
        self.0 = Some(array.next);
        if writer.buf.failed() {
            writer.buf.name_row(RowPlace {
                index,
                start,
                array: Some(0),
            });
        }
    }

    pub(crate) fn end<C: JsonContext>(self, writer: &mut JsonWriter<'_, C>) {
        self.go_on(writer).end();
    }

    fn go_on<'w, 'a, C: JsonContext>(self, writer: &'w mut JsonWriter<'a, C>) -> Array<'w, 'a, C> {
        match self.0 {
            None => writer.array(),
            Some(next) => Array { writer, next },
        }
    }
}
