//! What the servers serve, and the client that asks them.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use json_runtime::{JsonContext, ToJson};
use ureq::Agent;
use ureq::http::HeaderMap;

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

/// What every server answers.
pub const ANSWERS: [(&str, u16, &str, &str); 5] = [
    (
        "/order",
        200,
        "application/json",
        r#"{"id":7,"unitPrice":89.99}"#,
    ),
    (
        "/legacy",
        200,
        "application/json",
        r#"{"ID":7,"UNIT_PRICE":89.99,"COUPON":null}"#,
    ),
    ("/none", 200, "application/json", "[]"),
    (
        "/broken",
        500,
        "text/plain; charset=utf-8",
        "Internal Server Error",
    ),
    (
        "/broken_at_the_end",
        500,
        "text/plain; charset=utf-8",
        "Internal Server Error",
    ),
];

/// Asks for everything in [`ANSWERS`].
///
/// # Panics
///
/// If an answer is another one.
pub fn assert_answers(port: u16) {
    for (path, status, content_type, body) in ANSWERS {
        let answer = get(port, path);
        assert_eq!(answer.status, status, "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(
            answer.header("content-length"),
            body.len().to_string(),
            "{path}"
        );
        assert_eq!(answer.header("transfer-encoding"), "", "{path}");
        assert_eq!(answer.body, body, "{path}");
    }
}

/// A response.
pub struct Answer {
    /// 200 and the like.
    pub status: u16,
    /// All of its text.
    pub body: String,
    headers: HeaderMap,
}

impl Answer {
    /// The text of a header, empty if there is none.
    ///
    /// # Panics
    ///
    /// If it is not ASCII.
    #[must_use]
    pub fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |it| it.to_str().expect("a header is ASCII"))
    }
}

/// Asks a server of this machine.
///
/// # Panics
///
/// If there is no whole response.
#[must_use]
pub fn get(port: u16, path: &str) -> Answer {
    let mut response = send(port, path);
    let body = response.body_mut().with_config().limit(u64::MAX);
    Answer {
        body: body.read_to_string().expect("the body is whole"),
        status: response.status().as_u16(),
        headers: response.headers().clone(),
    }
}

/// Asks a server of this machine, and reads the headers alone.
///
/// # Panics
///
/// If there is no response.
#[must_use]
pub fn send(port: u16, path: &str) -> ureq::http::Response<ureq::Body> {
    let config = Agent::config_builder().http_status_as_error(false).build();
    Agent::new_with_config(config)
        .get(format!("http://127.0.0.1:{port}{path}"))
        .call()
        .expect("the server answers")
}

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
        log.write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Keeps the events of all threads.
pub fn keep_log() {
    // Every test of a program asks for it; the first one gets it.
    let _ = tracing_subscriber::fmt()
        .with_writer(|| Log)
        .with_ansi(false)
        .without_time()
        .try_init();
}

/// The events up to now.
#[must_use]
pub fn log() -> String {
    let log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    String::from_utf8_lossy(&log).into_owned()
}
