use core::fmt;
use core::marker::PhantomData;

use crate::context::JsonContext;
use crate::error::JsonError;
use crate::sink::FmtSink;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// How much is collected before a formatter is given something.
const BUFFER_SIZE: usize = 4096;

pub(crate) fn to_fmt<C: JsonContext, T: ToJson<C> + ?Sized>(
    to: &mut dyn fmt::Write,
    value: &T,
) -> Result<(), JsonError> {
    let mut sink = FmtSink(to);
    let mut writer = JsonWriter::draining(&mut sink, BUFFER_SIZE);
    value.write_value(&mut writer);
    writer.finish().map(drop)
}

/// Prints a value as JSON, for logs and messages: [`JsonContext::display`] makes one.
///
/// Both [`Display`](fmt::Display) and [`Debug`](fmt::Debug) print the JSON text, in pieces of up to
/// 4 KiB; width and the like are not looked at. A value that cannot be written makes the formatter
/// fail, at which `format!`, `to_string` and `println!` panic: for a value that may be such a one
/// there is [`JsonContext::to_fmt`], which tells what is wrong.
///
/// ```
/// use json_runtime::{JsonContext, ToJson};
///
/// #[derive(JsonContext)]
/// #[json(omit = "nulls")]
/// struct Log;
///
/// #[derive(ToJson)]
/// struct Login { user: u32, reason: Option<String> }
///
/// let login = Login { user: 7, reason: None };
/// assert_eq!(format!("rejected: {}", Log::display(&login)), r#"rejected: {"user":7}"#);
/// ```
pub struct Displayed<'v, C, T: ?Sized> {
    value: &'v T,
    context: PhantomData<fn() -> C>,
}

impl<'v, C, T: ?Sized> Displayed<'v, C, T> {
    pub(crate) const fn new(value: &'v T) -> Self {
        Self {
            value,
            context: PhantomData,
        }
    }
}

impl<C: JsonContext, T: ToJson<C> + ?Sized> fmt::Display for Displayed<'_, C, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        to_fmt(formatter, self.value).map_err(|_| fmt::Error)
    }
}

impl<C: JsonContext, T: ToJson<C> + ?Sized> fmt::Debug for Displayed<'_, C, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl<C, T: ?Sized> Clone for Displayed<'_, C, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, T: ?Sized> Copy for Displayed<'_, C, T> {}
