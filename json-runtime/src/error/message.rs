use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

/// What a failure says.
pub(crate) enum Message {
    Text(Cow<'static, str>),
    /// There were so many containers inside each other.
    TooDeep(usize),
    #[cfg(feature = "std")]
    Io(std::io::Error),
    Source(Box<dyn core::error::Error + Send + Sync>),
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

impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => formatter.write_str(text),
            Self::TooDeep(limit) => {
                let s = if *limit == 1 { "" } else { "s" };
                write!(
                    formatter,
                    "more than {limit} container{s} inside each other"
                )
            }
            #[cfg(feature = "std")]
            Self::Io(error) => error.fmt(formatter),
            Self::Source(error) => error.fmt(formatter),
        }
    }
}
