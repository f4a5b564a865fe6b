//! JSON columns in SQLite files.

mod rusqlite;
mod sqlx;
