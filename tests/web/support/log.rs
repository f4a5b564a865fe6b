//! The events of all threads.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

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
