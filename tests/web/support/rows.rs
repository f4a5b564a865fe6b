//! Orders, and the contexts they are written under.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::{Stream, StreamExt as _, stream};
use json_runtime::{JsonContext, ToJson};

/// One DTO for all servers and databases.
#[derive(Clone, Debug, ToJson)]
pub struct Order {
    /// Its number.
    pub id: u64,
    /// What one piece costs.
    pub unit_price: f64,
    /// Left out under `Api` if there is none.
    pub coupon: Option<String>,
}

impl Order {
    /// An order without a coupon.
    #[must_use]
    pub fn new(id: u64, unit_price: f64) -> Self {
        Self {
            id,
            unit_price,
            coupon: None,
        }
    }

    /// An order that `Api` and `Legacy` refuse to write. What comes before its price is the length
    /// of a coupon, so that a server that sends early would have sent something.
    #[must_use]
    pub fn broken() -> Self {
        Self::new(13, f64::NAN)
    }
}

/// What clients get, closed to all but two types.
#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    omit = "nulls",
    non_finite = "error",
    types(Order, Vec<Order>)
)]
pub struct Api;

/// What clients of the version before get.
#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE", non_finite = "error")]
pub struct Legacy;

/// Half a megabyte of orders, and one that cannot be written behind them.
#[must_use]
pub fn broken_at_the_end() -> Vec<Order> {
    let sound = (0..10_000).map(|id| Order::new(id, 1.5));
    sound.chain([Order::broken()]).collect()
}

/// Ten thousand rows, half a megabyte.
pub fn rows() -> impl Stream<Item = Order> {
    stream::iter(0..10_000).map(|id| Order::new(id, 1.5))
}

/// The same as they come from a database.
pub fn results() -> impl Stream<Item = Result<Order, RowError>> {
    rows().map(Ok)
}

/// A thousand rows, and then the connection to the database is lost.
pub fn broken_rows(database: &'static str) -> impl Stream<Item = Result<Order, RowError>> {
    let lost = [Err(RowError(database)), Ok(Order::new(1001, 1.5))];
    results().take(1000).chain(stream::iter(lost))
}

/// What a database says.
#[derive(Debug)]
pub struct RowError(&'static str);

impl fmt::Display for RowError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} is gone", self.0)
    }
}

impl Error for RowError {}

/// Rows without end. Says in `cancelled` when it is dropped.
pub fn endless(cancelled: &'static AtomicBool) -> impl Stream<Item = Order> {
    let guard = Guard(cancelled);
    stream::iter(0..).map(move |id| {
        let _kept_as_long_as_the_stream = &guard;
        Order::new(id, 1.5)
    })
}

/// Whether the stream has been dropped.
pub fn cancelled(flag: &AtomicBool) -> bool {
    flag.load(Ordering::Acquire)
}

struct Guard(&'static AtomicBool);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}
