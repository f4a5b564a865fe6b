//! Text that is JSON already.

mod check;

use alloc::borrow::Cow;
use core::fmt;

use crate::context::JsonContext;
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// Text that is JSON already, and is copied as it is: an answer of another service, a column of a
/// database, a part that is the same each time.
///
/// It borrows its text, or owns it. As a field it needs no attribute; [`JsonWriter::raw`] is for impls
/// by hand. Nothing in it is changed: names, escapes, numbers and white space between its tokens are
/// what they are, under any context. Where all has to be in one line, line breaks become spaces. What
/// it holds counts for [`MAX_DEPTH`](JsonContext::MAX_DEPTH).
///
/// ```
/// use json_runtime::{RawJson, ToJson};
///
/// #[derive(ToJson)]
/// struct Event<'a> { id: u32, payload: RawJson<'a> }
///
/// let payload = RawJson::new(r#"{"x": [1, 2]}"#)?;
/// let event = Event { id: 7, payload };
/// assert_eq!(json_runtime::to_string(&event).unwrap(), r#"{"id":7,"payload":{"x": [1, 2]}}"#);
///
/// let error = RawJson::new("{\"x\": 1,}").unwrap_err();
/// assert_eq!(error.to_string(), "not JSON from byte 8 on");
/// # Ok::<(), json_runtime::RawJsonError>(())
/// ```
#[derive(Clone)]
pub struct RawJson<'a> {
    text: Cow<'a, str>,
    /// How many containers are inside each other, if that is known.
    depth: usize,
}

impl<'a> RawJson<'a> {
    /// Takes text that is JSON by the grammar of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259):
    /// one value, of which numbers can have any size, and names can occur twice. White space around it
    /// is left out.
    ///
    /// Reads the text once. How many containers are inside each other does not matter.
    ///
    /// ```
    /// use json_runtime::RawJson;
    ///
    /// assert_eq!(RawJson::new(" [1, 2]\n").unwrap().as_str(), "[1, 2]");
    /// assert_eq!(RawJson::new("[1, 2").unwrap_err().offset(), 5);
    /// ```
    ///
    /// # Errors
    ///
    /// If it is not JSON.
    pub fn new(text: impl Into<Cow<'a, str>>) -> Result<Self, RawJsonError> {
        let text = text.into();
        match check::check(&text) {
            Ok(depth) => Ok(Self {
                text: trimmed(text),
                depth,
            }),
            Err(offset) => Err(RawJsonError { offset }),
        }
    }

    /// Takes text that the caller knows to be JSON. White space around it is left out.
    ///
    /// Nobody looks whether it is. If it is not, no more is what it becomes a part of; it is valid
    /// UTF-8, whatever it is. What it holds does not count for [`MAX_DEPTH`](JsonContext::MAX_DEPTH).
    ///
    /// ```
    /// use json_runtime::RawJson;
    ///
    /// let part = json_runtime::to_string(&("the", "same")).unwrap();
    /// let part = RawJson::new_unchecked(part);
    /// let text = json_runtime::to_string(&[&part, &part]).unwrap();
    /// assert_eq!(text, r#"[["the","same"],["the","same"]]"#);
    /// ```
    pub fn new_unchecked(text: impl Into<Cow<'a, str>>) -> Self {
        Self {
            text: trimmed(text.into()),
            depth: 0,
        }
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(json_runtime::RawJson::new("1.50").unwrap().as_str(), "1.50");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The same, with a text of its own.
    ///
    /// ```
    /// use json_runtime::RawJson;
    ///
    /// fn read(line: &str) -> RawJson<'static> {
    ///     RawJson::new(line).map_or_else(|_| RawJson::new_unchecked("null"), RawJson::into_owned)
    /// }
    /// assert_eq!(read("[").as_str(), "null");
    /// ```
    #[must_use]
    pub fn into_owned(self) -> RawJson<'static> {
        RawJson {
            text: Cow::Owned(self.text.into_owned()),
            depth: self.depth,
        }
    }

    pub(crate) fn depth(&self) -> usize {
        self.depth
    }
}

fn trimmed(text: Cow<'_, str>) -> Cow<'_, str> {
    const SPACE: [char; 4] = [' ', '\t', '\n', '\r'];
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_matches(SPACE)),
        Cow::Owned(text) => {
            let inner = text.trim_matches(SPACE);
            Cow::Owned(if inner.len() == text.len() {
                text
            } else {
                inner.into()
            })
        }
    }
}

impl<C: JsonContext> ToJson<C> for RawJson<'_> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.raw(self);
    }

    fn is_null(&self) -> bool {
        Omit::Nulls.leaves_out(self.text.as_bytes())
    }

    fn is_default(&self) -> bool {
        Omit::Defaults.leaves_out(self.text.as_bytes())
    }
}

impl fmt::Display for RawJson<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl fmt::Debug for RawJson<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RawJson({})", self.text)
    }
}

/// Says that a text is not JSON, and up to where it could have been.
///
/// ```
/// let error = json_runtime::RawJson::new("{a: 1}").unwrap_err();
/// assert_eq!(error.to_string(), "not JSON from byte 1 on");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawJsonError {
    offset: usize,
}

impl RawJsonError {
    /// How many bytes could be the beginning of JSON. All of them, if some are missing.
    ///
    /// ```
    /// assert_eq!(json_runtime::RawJson::new("[1, x]").unwrap_err().offset(), 4);
    /// ```
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl fmt::Display for RawJsonError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "not JSON from byte {} on", self.offset)
    }
}

impl core::error::Error for RawJsonError {}
