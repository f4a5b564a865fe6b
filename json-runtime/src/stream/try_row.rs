use alloc::boxed::Box;
use core::cell::Cell;
use core::error::Error;
use core::fmt;

use crate::context::JsonContext;
use crate::error::Message;
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// A row that may have failed before it could be written: from a database cursor, or a parser.
///
/// A good one is written as what it is. A failed one ends the text with a [`JsonError`] of kind
/// [`Row`](crate::ErrorKind::Row), whose [`source`](Error::source) is the row's own error. It can be
/// used wherever rows are written. (A `Result` itself is a value like any other, written as
/// `{"Ok":…}` or `{"Err":…}`.)
///
/// ```
/// use json_runtime::stream::TryRow;
/// use std::error::Error;
/// use std::num::ParseIntError;
///
/// let rows = ["1", "2", "three"].map(str::parse::<u32>);
/// let mut text = Vec::new();
/// let error = json_runtime::write_lines(&mut text, rows.map(TryRow::new)).unwrap_err();
/// assert_eq!(text, b"1\n2\n");
/// assert_eq!(error.to_string(), "invalid digit found in string at $[2] (byte 4)");
/// assert!(error.source().unwrap().is::<ParseIntError>());
/// ```
///
/// [`JsonError`]: crate::JsonError
pub struct TryRow<T, E>(Result<T, Cell<Option<E>>>);

impl<T, E> TryRow<T, E> {
    /// Takes over a row, or what came in its place.
    ///
    /// ```
    /// use json_runtime::stream::TryRow;
    ///
    /// let row = TryRow::new(Ok::<_, std::io::Error>(1));
    /// assert_eq!(json_runtime::to_string(&row).unwrap(), "1");
    /// ```
    #[inline]
    pub fn new(row: Result<T, E>) -> Self {
        Self(row.map_err(|error| Cell::new(Some(error))))
    }
}

impl<T, E> From<Result<T, E>> for TryRow<T, E> {
    fn from(row: Result<T, E>) -> Self {
        Self::new(row)
    }
}

impl<C, T, E> ToJson<C> for TryRow<T, E>
where
    C: JsonContext,
    T: ToJson<C>,
    E: Into<Box<dyn Error + Send + Sync>>,
{
    #[inline]
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match &self.0 {
            Ok(row) => row.write_json(w),
            Err(_) if w.is_judging() => w.fail_row("".into()),
            Err(error) => w.fail_row(match error.take() {
                Some(error) => Message::Source(error.into()),
                None => "the row has failed before".into(),
            }),
        }
    }

    #[inline]
    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        match &self.0 {
            Ok(row) => row.write_value(w),
            Err(_) => self.write_json(w),
        }
    }

    fn is_null(&self) -> bool {
        self.0.as_ref().is_ok_and(ToJson::<C>::is_null)
    }

    fn is_default(&self) -> bool {
        self.0.as_ref().is_ok_and(ToJson::<C>::is_default)
    }

    fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
        let row = self.0.as_ref();
        row.is_ok_and(|row| row.is_omitted(omit, steps))
    }
}

impl<T, E> fmt::Debug for TryRow<T, E> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TryRow").finish_non_exhaustive()
    }
}
