//! Views: which fields a context writes.

/// A set of views, at most 64 in a program: the fields of a DTO that one page or one client gets.
///
/// A field with `#[json(view = DETAIL)]` is written by contexts whose
/// [`VIEWS`](crate::JsonContext::VIEWS) include that view. A field without it is in every view, and a
/// context that says nothing writes everything. The choice is made by the compiler.
///
/// ```
/// use json_runtime::{JsonContext, View};
///
/// const LIST: View = View::bit(0);
/// const DETAIL: View = View::bit(1);
///
/// struct ListPage;
/// impl JsonContext for ListPage {
///     const VIEWS: View = LIST;
/// }
///
/// assert!(ListPage::VIEWS.overlaps(LIST));
/// assert!(!ListPage::VIEWS.overlaps(DETAIL));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View(u64);

impl View {
    /// Every view.
    ///
    /// ```
    /// use json_runtime::{JsonContext, Plain, View};
    ///
    /// assert_eq!(Plain::VIEWS, View::ALL);
    /// ```
    pub const ALL: Self = Self(u64::MAX);

    /// No view: the context of those who get what every view has, and nothing else.
    ///
    /// ```
    /// use json_runtime::{JsonContext, ToJson, View};
    ///
    /// const AUDIT: View = View::bit(0);
    ///
    /// #[derive(ToJson)]
    /// struct Invoice {
    ///     number: u32,
    ///     #[json(view = AUDIT)]
    ///     note: &'static str,
    /// }
    ///
    /// #[derive(JsonContext)]
    /// #[json(views = View::NONE)]
    /// struct Public;
    ///
    /// let invoice = Invoice { number: 7, note: "pays late" };
    /// assert_eq!(Public::to_string(&invoice).unwrap(), r#"{"number":7}"#);
    /// ```
    pub const NONE: Self = Self(0);

    /// The view with this number, from 0 to 63.
    ///
    /// ```
    /// use json_runtime::View;
    ///
    /// const ADMIN: View = View::bit(63);
    /// assert!(ADMIN.overlaps(View::ALL));
    /// ```
    ///
    /// # Panics
    ///
    /// Panics (at compile time, in a constant) if there is no such number.
    #[must_use]
    pub const fn bit(number: u32) -> Self {
        assert!(number < u64::BITS, "views have the numbers 0 to 63");
        Self(1 << number)
    }

    /// The views of both sets.
    ///
    /// ```
    /// use json_runtime::View;
    ///
    /// const LIST: View = View::bit(0);
    /// const DETAIL: View = View::bit(1);
    /// const PUBLIC: View = LIST.or(DETAIL);
    /// assert!(PUBLIC.overlaps(DETAIL));
    /// ```
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a view is in both sets.
    ///
    /// ```
    /// use json_runtime::View;
    ///
    /// assert!(!View::bit(0).overlaps(View::bit(1)));
    /// ```
    #[must_use]
    pub const fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
