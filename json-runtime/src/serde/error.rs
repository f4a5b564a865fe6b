use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;

/// Says that a value could not be written.
///
/// A [`Serialize`](serde_core::Serialize) impl makes one with a message of its own. The entry point
/// returns the message in a [`JsonError`](crate::JsonError) of kind
/// [`Custom`](crate::ErrorKind::Custom).
///
/// ```
/// use json_runtime::{ErrorKind, Serde};
/// use serde::ser::{Error, Serialize, Serializer};
///
/// struct Secret;
///
/// impl Serialize for Secret {
///     fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
///         Err(S::Error::custom("a secret must not leave the process"))
///     }
/// }
///
/// let error = json_runtime::to_string(&Serde((1, Secret))).unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::Custom);
/// assert_eq!(error.to_string(), "a secret must not leave the process at $[1] (byte 3)");
/// ```
pub struct Error(Option<Box<str>>);

impl Error {
    /// The writer knows already what went wrong.
    #[cold]
    pub(super) fn kept() -> Self {
        Self(None)
    }

    #[cold]
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self(Some(message.into().into()))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match &self.0 {
            Some(message) => message,
            None => "a value could not be written",
        })
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Error({:?})", self.to_string())
    }
}

impl core::error::Error for Error {}

impl serde_core::ser::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string())
    }
}
