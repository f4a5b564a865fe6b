//! JSON in the columns of databases: [`JsonColumn`], with the features `rusqlite` and `sqlx`.

mod column;
#[cfg(feature = "rusqlite")]
mod rusqlite;
#[cfg(feature = "sqlx")]
mod sqlx;

pub use column::JsonColumn;
