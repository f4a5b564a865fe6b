//! What the servers serve, and the client that asks them.

mod answers;
mod client;
mod log;
mod rows;

pub use answers::{assert_answers, assert_broken_rows, assert_cancelled, assert_rows};
pub use client::{Answer, get, send};
pub use log::{keep_log, log};
pub use rows::{
    Api, Legacy, Order, RowError, broken_at_the_end, broken_rows, cancelled, endless, results, rows,
};
