//! A value as a parameter of a statement.

use alloc::string::String;
use core::marker::PhantomData;

use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::{Lists, ToJson};

/// A value that is bound to a statement as JSON text, written under the context `C`.
///
/// It is a parameter for rusqlite (feature `rusqlite`), and for any database of sqlx that takes a
/// `String` (feature `sqlx`; PostgreSQL wants a cast then, `$1::jsonb`). The text is written once,
/// when the value is bound, and handed over.
///
/// A value that cannot be written is an error of that library, and the statement is not executed:
/// `rusqlite::Error::ToSqlConversionFailure`, which holds the [`JsonError`]; `sqlx::Error::Encode`,
/// which quotes it; or the [`JsonError`] itself, boxed, from sqlx's `try_bind`.
///
/// `None` is the JSON text `null`; `Option<JsonColumn<…>>` has SQL's `NULL`.
///
/// ```
/// # #[cfg(feature = "rusqlite")] {
/// use json_runtime::db::JsonColumn;
/// use json_runtime::{JsonContext, ToJson};
/// use rusqlite::Connection;
///
/// #[derive(ToJson)]
/// struct Order { unit_price: f64, coupon: Option<String> }
///
/// #[derive(JsonContext)]
/// #[json(field_naming = "camelCase", omit = "nulls", types(Order))]
/// struct Stored;
///
/// # fn main() -> rusqlite::Result<()> {
/// let order = Order { unit_price: 89.99, coupon: None };
/// let database = Connection::open_in_memory()?;
/// database.execute("CREATE TABLE orders (id INTEGER PRIMARY KEY, body TEXT)", [])?;
/// database.execute(
///     "INSERT INTO orders (body) VALUES (?1)",
///     [JsonColumn::<Stored, _>::from_ref(&order)],
/// )?;
/// let query = "SELECT json_extract(body, '$.unitPrice') FROM orders";
/// let price: f64 = database.query_row(query, [], |row| row.get(0))?;
/// assert_eq!(price, 89.99);
/// # Ok(())
/// # }
/// # main().unwrap();
/// # }
/// ```
pub struct JsonColumn<C, T> {
    value: T,
    context: PhantomData<fn() -> C>,
}

impl<C: Lists<T>, T: ToJson<C>> JsonColumn<C, T> {
    /// A parameter that owns its value.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::db::JsonColumn;
    ///
    /// let tags = JsonColumn::<Plain, _>::new(["new", "sale"]);
    /// # let _ = tags;
    /// ```
    pub fn new(value: T) -> Self {
        Self {
            value,
            context: PhantomData,
        }
    }
}

impl<'a, C: Lists<T>, T: ToJson<C> + ?Sized> JsonColumn<C, &'a T> {
    /// A parameter that borrows its value.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::db::JsonColumn;
    ///
    /// let tags = vec!["new", "sale"];
    /// let tags = JsonColumn::<Plain, _>::from_ref(&tags);
    /// # let _ = tags;
    /// ```
    pub fn from_ref(value: &'a T) -> Self {
        Self {
            value,
            context: PhantomData,
        }
    }
}

impl<C: JsonContext, T: ToJson<C>> JsonColumn<C, T> {
    /// What is bound.
    pub(super) fn text(&self) -> Result<String, JsonError> {
        C::to_string(&self.value)
    }
}
