//! What went wrong, and where.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use core::fmt;

pub(crate) mod path;

/// Why a value could not be written.
///
/// Knows the kind of the failure, a message, how many bytes of JSON had been written when it
/// happened, and which value was being written then.
///
/// ```
/// use json_runtime::{ErrorKind, JsonContext, NonFinite};
///
/// struct Strict;
/// impl JsonContext for Strict {
///     const NON_FINITE: NonFinite = NonFinite::Error;
/// }
///
/// let error = Strict::to_string(&[[1.5, 2.5], [3.5, f64::NAN]]).unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::NonFinite);
/// assert_eq!(error.path(), "$[1][1]");
/// assert_eq!(error.to_string(), "NaN is not a JSON number at $[1][1] (byte 16)");
/// ```
pub struct JsonError(Box<Failure>);

struct Failure {
    kind: ErrorKind,
    message: Message,
    offset: u64,
    path: String,
}

/// The kinds of failure. More may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A float that is not finite, under [`NonFinite::Error`](crate::NonFinite::Error) or as a map
    /// key.
    NonFinite,
    /// More containers inside each other than
    /// [`MAX_DEPTH`](crate::JsonContext::MAX_DEPTH) allows.
    Depth,
    /// A poisoned [`Mutex`](std::sync::Mutex) or [`RwLock`](std::sync::RwLock), or a
    /// [`RefCell`](core::cell::RefCell) that is mutably borrowed.
    Locked,
    /// A value that JSON has no text for: a path that is not UTF-8, a time before 1970, a map key
    /// that is `None`, a skipped variant.
    Unrepresentable,
    /// The [`io::Write`](std::io::Write) or [`fmt::Write`](core::fmt::Write) failed.
    Io,
    /// There was an error in the place of a row, which is the [`source`](core::error::Error::source)
    /// of this one; see [`TryRow`](crate::stream::TryRow).
    Row,
    /// The iterator in [`Elements`](crate::stream::Elements) was used up by an earlier write.
    Consumed,
    /// A [`ToJson`](crate::ToJson) impl or a `with` function said so by
    /// [`JsonWriter::fail`](crate::JsonWriter::fail), or a [`Display`](core::fmt::Display) impl or
    /// one of serde's `Serialize` returned an error.
    Custom,
}

/// What a failure says.
pub(crate) enum Message {
    Text(Cow<'static, str>),
    #[cfg(feature = "std")]
    Io(std::io::Error),
    Source(Box<dyn core::error::Error + Send + Sync>),
}

/// Where a row is.
#[derive(Clone, Copy)]
pub(crate) struct RowPlace {
    /// How many rows are before it.
    pub(crate) index: u64,
    /// The offset of its text, or of the separator before.
    pub(crate) start: u64,
    /// The offset of the array that it is in. There is none around lines.
    pub(crate) array: Option<u64>,
}

impl From<&'static str> for Message {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl JsonError {
    pub(crate) fn new(kind: ErrorKind, message: Message, offset: u64, path: String) -> Self {
        Self(Box::new(Failure {
            kind,
            message,
            offset,
            path,
        }))
    }

    /// What went wrong, without the place.
    #[cfg(feature = "serde")]
    pub(crate) fn into_cause(self) -> (ErrorKind, Message) {
        (self.0.kind, self.0.message)
    }

    /// What kind of failure this is.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// How many bytes of JSON had been written when it happened; for [`ErrorKind::Io`], how many of
    /// them the `io::Write` had taken.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// Which value was being written: `$.lines[2].unitPrice`, by the names in the JSON text.
    ///
    /// Names that are not identifiers are quoted, `$["unit price"]`. `$` is the whole value. Where
    /// text has gone to an `io::Write` already, a `…` is in the place of what is not known. Rows are
    /// always counted, lines too: `$[2].sku` is in the third.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// Says which row the path is in, of which it tells the whole or the end.
    pub(crate) fn name_row(&mut self, row: RowPlace, is_whole: bool) {
        let RowPlace { index, array, .. } = row;
        let inner = self.0.path.trim_start_matches(['$', '…']);
        let root = if array.unwrap_or(0) == 0 { "$" } else { "…" };
        let gap = if is_whole { "" } else { "…" };
        self.0.path = format!("{root}[{index}]{gap}{inner}");
    }

    /// The failure of the `io::Write`, for [`ErrorKind::Io`].
    #[cfg(feature = "std")]
    #[must_use]
    pub fn io_error(&self) -> Option<&std::io::Error> {
        match &self.0.message {
            Message::Text(_) | Message::Source(_) => None,
            Message::Io(error) => Some(error),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => formatter.write_str(text),
            #[cfg(feature = "std")]
            Self::Io(error) => error.fmt(formatter),
            Self::Source(error) => error.fmt(formatter),
        }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            kind,
            message,
            offset,
            path,
        } = &*self.0;
        match kind {
            // It is no value's fault.
            ErrorKind::Io => write!(formatter, "{message} (byte {offset})"),
            _ => write!(formatter, "{message} at {path} (byte {offset})"),
        }
    }
}

impl fmt::Debug for JsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            kind,
            message,
            offset,
            path,
        } = &*self.0;
        formatter
            .debug_struct("JsonError")
            .field("kind", kind)
            .field("message", &format_args!("{message}"))
            .field("offset", offset)
            .field("path", path)
            .finish()
    }
}

impl core::error::Error for JsonError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0.message {
            Message::Text(_) => None,
            #[cfg(feature = "std")]
            Message::Io(error) => Some(error),
            Message::Source(error) => Some(&**error),
        }
    }
}

/// An [`ErrorKind::Io`] becomes the error that it was. Anything else becomes one of kind
/// [`InvalidData`](std::io::ErrorKind::InvalidData), or of the kind of the `io::Error` that was in
/// the place of a row.
#[cfg(feature = "std")]
impl From<JsonError> for std::io::Error {
    fn from(error: JsonError) -> Self {
        let kind = match error.0.message {
            Message::Io(error) => return error,
            Message::Text(_) => None,
            Message::Source(ref source) => source.downcast_ref().map(Self::kind),
        };
        Self::new(kind.unwrap_or(std::io::ErrorKind::InvalidData), error)
    }
}
