//! What went wrong, and where.

mod message;
pub(crate) mod path;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

pub(crate) use message::Message;

use crate::memory;

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
pub struct JsonError(Known);

/// In the place of what is not known of a path.
const UNKNOWN: &str = "…";
const OUT_OF_MEMORY: &str = "out of memory";

/// What is known of a failure.
enum Known {
    All(Box<[Failure; 1]>),
    /// There is no memory, not even for telling more than how many bytes had been written.
    OutOfMemory(u64),
}

struct Failure {
    kind: ErrorKind,
    message: Message,
    offset: u64,
    path: Path,
}

/// The place of a failure, unless there was no memory for it.
type Path = Option<String>;

/// The kinds of failure. More may come.
///
/// ```
/// use json_runtime::{ErrorKind, JsonContext, NonFinite};
///
/// struct Strict;
/// impl JsonContext for Strict {
///     const NON_FINITE: NonFinite = NonFinite::Error;
/// }
///
/// let error = Strict::to_string(&[0.5, f64::NAN]).unwrap_err();
/// assert_eq!((error.kind(), error.path()), (ErrorKind::NonFinite, "$[1]"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A float that is not finite, under [`NonFinite::Error`](crate::NonFinite::Error) or as a map
    /// key.
    NonFinite,
    /// More containers inside each other than
    /// [`MAX_DEPTH`](crate::JsonContext::MAX_DEPTH) allows; or values written as one another, to four
    /// times that number.
    Depth,
    /// A poisoned [`Mutex`](https://doc.rust-lang.org/std/sync/struct.Mutex.html) or
    /// [`RwLock`](https://doc.rust-lang.org/std/sync/struct.RwLock.html), or a
    /// [`RefCell`](core::cell::RefCell) that is mutably borrowed.
    Locked,
    /// A value that JSON has no text for: a path that is not UTF-8, a time before 1970, a map key
    /// that is `None`, a skipped variant.
    Unrepresentable,
    /// The [`io::Write`](https://doc.rust-lang.org/std/io/trait.Write.html) or
    /// [`fmt::Write`](core::fmt::Write) failed.
    Io,
    /// There was an error in the place of a row, which is the [`source`](core::error::Error::source)
    /// of this one; see [`TryRow`](crate::stream::TryRow).
    Row,
    /// The iterator in [`Elements`](crate::stream::Elements) was used up by an earlier write.
    Consumed,
    /// There is no memory for the text, or for saying what else went wrong. Functions whose names do
    /// not begin with `try_` end the process instead where there is none for the text.
    OutOfMemory,
    /// A [`ToJson`](crate::ToJson) impl or a `with` function said so by
    /// [`JsonWriter::fail`](crate::JsonWriter::fail), or a [`Display`](core::fmt::Display) impl or
    /// one of serde's `Serialize` returned an error.
    Custom,
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

impl JsonError {
    pub(crate) fn new(kind: ErrorKind, message: Message, offset: u64, path: Path) -> Self {
        let failure = memory::boxed(Failure {
            kind,
            message,
            offset,
            path,
        });
        Self(failure.map_or(Known::OutOfMemory(offset), Known::All))
    }

    pub(crate) const fn out_of_memory(offset: u64) -> Self {
        Self(Known::OutOfMemory(offset))
    }

    /// What went wrong, without the place.
    #[cfg(feature = "serde")]
    pub(crate) fn into_cause(self) -> (ErrorKind, Message) {
        match self.0 {
            Known::All(failure) => {
                let [failure] = *failure;
                (failure.kind, failure.message)
            }
            Known::OutOfMemory(_) => (ErrorKind::OutOfMemory, OUT_OF_MEMORY.into()),
        }
    }

    fn message(&self) -> &Message {
        match &self.0 {
            Known::All(failure) => &failure[0].message,
            Known::OutOfMemory(_) => &Message::Text(Cow::Borrowed(OUT_OF_MEMORY)),
        }
    }

    /// What kind of failure this is.
    ///
    /// ```
    /// use json_runtime::ErrorKind;
    /// use std::cell::RefCell;
    ///
    /// let cell = RefCell::new(1);
    /// let borrowed = cell.borrow_mut();
    /// let error = json_runtime::to_string(&cell).unwrap_err();
    /// assert_eq!(error.kind(), ErrorKind::Locked);
    /// # drop(borrowed);
    /// ```
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        match &self.0 {
            Known::All(failure) => failure[0].kind,
            Known::OutOfMemory(_) => ErrorKind::OutOfMemory,
        }
    }

    /// How many bytes of JSON had been written when it happened; for [`ErrorKind::Io`], how many of
    /// them the `io::Write` had taken.
    ///
    /// ```
    /// use std::cell::RefCell;
    ///
    /// let cell = RefCell::new(1);
    /// let borrowed = cell.borrow_mut();
    /// let error = json_runtime::to_string(&("four", &cell)).unwrap_err();
    /// assert_eq!(error.offset(), "[\"four\",".len() as u64);
    /// # drop(borrowed);
    /// ```
    #[must_use]
    pub fn offset(&self) -> u64 {
        match &self.0 {
            Known::All(failure) => failure[0].offset,
            Known::OutOfMemory(offset) => *offset,
        }
    }

    /// Which value was being written: `$.lines[2].unitPrice`, by the names in the JSON text.
    ///
    /// Names that are not identifiers are quoted, `$["unit price"]`. `$` is the whole value. Where
    /// text has gone to an `io::Write` already, a `…` is in the place of what is not known. Rows are
    /// always counted, lines too: `$[2].sku` is in the third. For [`ErrorKind::OutOfMemory`] there is
    /// no more than the `…`.
    ///
    /// ```
    /// use std::cell::RefCell;
    /// use std::collections::BTreeMap;
    ///
    /// let cell = RefCell::new(1);
    /// let borrowed = cell.borrow_mut();
    /// let map = BTreeMap::from([("unit price", &cell)]);
    /// let error = json_runtime::to_string(&map).unwrap_err();
    /// assert_eq!(error.path(), r#"$["unit price"]"#);
    /// # drop(borrowed);
    /// ```
    #[must_use]
    pub fn path(&self) -> &str {
        match &self.0 {
            Known::All(failure) => failure[0].path.as_deref().unwrap_or(UNKNOWN),
            Known::OutOfMemory(_) => UNKNOWN,
        }
    }

    /// Says which row the path is in, of which it tells the whole or the end.
    pub(crate) fn name_row(&mut self, row: RowPlace, is_whole: bool) {
        let RowPlace { index, array, .. } = row;
        let Known::All(failure) = &mut self.0 else {
            return;
        };
        let path = &mut failure[0].path;
        let inner = path.as_deref().unwrap_or(UNKNOWN);
        let inner = inner.trim_start_matches(['$', '…']);
        let root = if array.unwrap_or(0) == 0 { "$" } else { "…" };
        let gap = if is_whole { "" } else { "…" };
        *path = memory::format(format_args!("{root}[{index}]{gap}{inner}"));
    }

    /// The failure of the `io::Write`, for [`ErrorKind::Io`].
    ///
    /// ```
    /// let mut room = [0; 2];
    /// let error = json_runtime::to_writer(&mut room[..], &[1, 2]).unwrap_err();
    /// let kind = error.io_error().map(std::io::Error::kind);
    /// assert_eq!(kind, Some(std::io::ErrorKind::WriteZero));
    /// ```
    #[cfg(feature = "std")]
    #[must_use]
    pub fn io_error(&self) -> Option<&std::io::Error> {
        match self.message() {
            Message::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (message, path, offset) = (self.message(), self.path(), self.offset());
        match self.kind() {
            // They are no value's fault.
            ErrorKind::Io | ErrorKind::OutOfMemory => {
                write!(formatter, "{message} (byte {offset})")
            }
            _ => write!(formatter, "{message} at {path} (byte {offset})"),
        }
    }
}

impl fmt::Debug for JsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("JsonError")
            .field("kind", &self.kind())
            .field("message", &format_args!("{}", self.message()))
            .field("offset", &self.offset())
            .field("path", &self.path())
            .finish()
    }
}

impl core::error::Error for JsonError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self.message() {
            Message::Text(_) | Message::TooDeep(_) => None,
            #[cfg(feature = "std")]
            Message::Io(error) => Some(error),
            Message::Source(error) => Some(&**error),
        }
    }
}

/// An [`ErrorKind::Io`] becomes the error that it was. Anything else becomes one of kind
/// [`InvalidData`](std::io::ErrorKind::InvalidData), or
/// [`OutOfMemory`](std::io::ErrorKind::OutOfMemory), or of the kind of the `io::Error` that was in the
/// place of a row.
#[cfg(feature = "std")]
impl From<JsonError> for std::io::Error {
    fn from(mut error: JsonError) -> Self {
        use std::io::ErrorKind as IoKind;

        if let Known::All(failure) = &mut error.0
            && let Message::Io(cause) = &mut failure[0].message
        {
            return core::mem::replace(cause, IoKind::Other.into());
        }
        match (error.kind(), error.message()) {
            (ErrorKind::OutOfMemory, _) => IoKind::OutOfMemory.into(),
            (_, Message::Source(source)) => {
                let kind = source.downcast_ref().map(Self::kind);
                Self::new(kind.unwrap_or(IoKind::InvalidData), error)
            }
            _ => Self::new(IoKind::InvalidData, error),
        }
    }
}
