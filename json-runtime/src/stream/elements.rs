//! Arrays that an iterator provides the elements of, as values.

use core::cell::Cell;
use core::fmt;
use core::iter::Peekable;

use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

/// An array whose elements come from an iterator, while it is written. It can be a field.
///
/// The elements are not collected: each is written and dropped before the next one is made. That
/// uses the iterator up, so the value can be written once. A second time is an error of kind
/// [`Consumed`](ErrorKind::Consumed); see [`ElementsFn`] for what can be written more often.
///
/// ```
/// use json_runtime::{ErrorKind, ToJson};
/// use json_runtime::stream::Elements;
///
/// #[derive(ToJson)]
/// struct Page<R> { // the type of an iterator often has no name
///     title: &'static str,
///     rows: R,
/// }
///
/// let page = Page { title: "squares", rows: Elements::new((1..=3).map(|n| n * n)) };
/// let mut body = Vec::new();
/// json_runtime::to_writer(&mut body, &page).unwrap();
/// assert_eq!(body, br#"{"title":"squares","rows":[1,4,9]}"#);
///
/// let error = json_runtime::to_string(&page).unwrap_err();
/// assert_eq!((error.kind(), error.path()), (ErrorKind::Consumed, "$.rows"));
/// ```
///
/// Under [`Omit::Defaults`](crate::Omit::Defaults) it is left out if there is no element; the first
/// one is made to find that out, and is not lost.
pub struct Elements<I: Iterator>(Cell<Option<Peekable<I>>>);

impl<I: Iterator> Elements<I> {
    /// The elements that the iterator will yield.
    ///
    /// ```
    /// use json_runtime::stream::Elements;
    ///
    /// let words = Elements::new("to be or not".split(' '));
    /// assert_eq!(json_runtime::to_string(&words).unwrap(), r#"["to","be","or","not"]"#);
    /// ```
    pub fn new(elements: impl IntoIterator<IntoIter = I>) -> Self {
        Self(Cell::new(Some(elements.into_iter().peekable())))
    }
}

impl<C: JsonContext, I: Iterator> ToJson<C> for Elements<I>
where
    I::Item: ToJson<C>,
{
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match self.0.take() {
            Some(mut elements) if w.is_judging() => {
                w.rows(elements.peek());
                self.0.set(Some(elements));
            }
            Some(elements) => w.rows(elements),
            None => w.buf().fail(
                ErrorKind::Consumed,
                "the iterator of these elements has been used up".into(),
            ),
        }
    }

    fn is_default(&self) -> bool {
        let Some(mut elements) = self.0.take() else {
            // So that the failure is not omitted.
            return false;
        };
        let is_empty = elements.peek().is_none();
        self.0.set(Some(elements));
        is_empty
    }
}

impl<I: Iterator> fmt::Debug for Elements<I> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Elements").finish_non_exhaustive()
    }
}

/// An array whose elements come from an iterator that a function makes, anew for each time that the
/// value is written.
///
/// ```
/// use json_runtime::stream::ElementsFn;
///
/// let names = vec!["Ada", "Grace"];
/// let lengths = ElementsFn::new(|| names.iter().map(|name| name.len()));
/// assert_eq!(json_runtime::to_string(&lengths).unwrap(), "[3,5]");
/// assert_eq!(json_runtime::to_string(&lengths).unwrap(), "[3,5]");
/// ```
///
/// For an iterator that can be cloned the function is `move || iterator.clone()`. Under
/// [`Omit::Defaults`](crate::Omit::Defaults) the function is called once more, to find out whether
/// there is an element.
#[derive(Clone, Copy)]
pub struct ElementsFn<F>(F);

impl<F: Fn() -> I, I: IntoIterator> ElementsFn<F> {
    /// The elements that the iterators of this function yield.
    ///
    /// ```
    /// use json_runtime::stream::ElementsFn;
    ///
    /// let digits = ElementsFn::new(|| 0..=9);
    /// assert_eq!(json_runtime::to_string(&digits).unwrap(), "[0,1,2,3,4,5,6,7,8,9]");
    /// ```
    pub const fn new(elements: F) -> Self {
        Self(elements)
    }
}

impl<C: JsonContext, F: Fn() -> I, I: IntoIterator> ToJson<C> for ElementsFn<F>
where
    I::Item: ToJson<C>,
{
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.rows((self.0)());
    }

    fn is_default(&self) -> bool {
        (self.0)().into_iter().next().is_none()
    }
}

impl<F> fmt::Debug for ElementsFn<F> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ElementsFn").finish_non_exhaustive()
    }
}
