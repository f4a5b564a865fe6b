//! What every server answers.

use std::io::{BufRead as _, BufReader, Read as _};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{get, send};
use crate::log::log;
use crate::rows::cancelled;

const ANSWERS: [(&str, u16, &str, &str); 5] = [
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

/// Asks for everything in `ANSWERS`.
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

/// Asks for rows that are sent while they come.
///
/// # Panics
///
/// If an answer is another one.
pub fn assert_rows(port: u16) {
    let rows: Vec<_> = (0..10_000)
        .map(|id| format!(r#"{{"id":{id},"unitPrice":1.5}}"#))
        .collect();
    let array = format!("[{}]", rows.join(","));
    let lines = rows.join("\n") + "\n";
    for (path, content_type, body) in [
        ("/rows", "application/json", &*array),
        ("/lines", "application/x-ndjson", &lines),
        ("/results", "application/json", &array),
        ("/result_lines", "application/x-ndjson", &lines),
        ("/no_rows", "application/json", "[]"),
        ("/no_lines", "application/x-ndjson", ""),
    ] {
        let answer = get(port, path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(answer.header("content-length"), "", "{path}");
        assert_eq!(answer.header("transfer-encoding"), "chunked", "{path}");
        assert_eq!(answer.body, body, "{path}");
    }
}

/// Asks for rows of a database that fails: the client sees that the body is not whole, and the log
/// says why.
///
/// # Panics
///
/// If an answer is another one.
pub fn assert_broken_rows(port: u16, database: &str) {
    for (path, ended) in [("/broken_rows", false), ("/broken_lines", true)] {
        let mut answer = send(port, path);
        assert_eq!(answer.status(), 200, "{path}");
        let mut body = Vec::new();
        let outcome = answer.body_mut().as_reader().read_to_end(&mut body);
        assert!(outcome.is_err(), "{path} looks whole");
        // The array has not been ended, and lines that were complete have been sent.
        assert!(!body.ends_with(b"]"), "{path}");
        let last_line = b"{\"id\":999,\"unitPrice\":1.5}\n";
        assert_eq!(body.ends_with(last_line), ended, "{path}");
    }
    let log = log();
    let said = format!("error={database} is gone at $[1000]");
    assert_eq!(log.matches(&said).count(), 2, "{log}");
}

/// Takes a part of rows without end and goes away. The server drops the stream, and answers others.
///
/// # Panics
///
/// If it does not.
pub fn assert_cancelled(port: u16, flag: &AtomicBool) {
    let mut endless = send(port, "/endless").into_body();
    let mut lines = BufReader::new(endless.as_reader()).lines();
    let line = lines.nth(100_000).expect("a line").expect("a whole line");
    assert_eq!(line, r#"{"id":100000,"unitPrice":1.5}"#);
    assert!(!cancelled(flag));
    drop(lines);
    drop(endless);

    let start = Instant::now();
    while !cancelled(flag) {
        assert!(start.elapsed() < Duration::from_secs(60), "it goes on");
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(get(port, "/order").status, 200);
}
