//! However much is written, no more of it is in memory than the buffer holds.
//!
//! All in one test, since the allocator counts for the whole process.

use std::io;

use json_runtime::stream::{Elements, StreamOptions};
use json_runtime::{JsonContext, Plain, ToJson};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const KIB: usize = 1024;

/// More than 1 GB of text in release mode, less where code is slow.
const ROWS: u64 = if cfg!(debug_assertions) {
    200_000
} else {
    10_000_000
};

#[derive(JsonContext)]
#[json(field_naming = "camelCase", indent = 1)]
struct Api;

/// A row of 112 bytes or more, that needs no allocation.
#[derive(ToJson)]
struct Row {
    id: u64,
    product_name: &'static str,
    unit_price: f64,
    quantity: u32,
    currency: &'static str,
    in_stock: bool,
}

#[derive(ToJson)]
struct Page<R> {
    title: &'static str,
    rows: R,
}

fn rows() -> impl Iterator<Item = Row> + Clone {
    (0..ROWS).map(|id| Row {
        id: 1_000_000_000 + id,
        product_name: "mechanical keyboard",
        unit_price: 89.99,
        quantity: 3,
        currency: "EUR",
        in_stock: true,
    })
}

/// Runs a function that tells how many bytes it wrote, and checks this and the memory that it took.
fn takes_at_most(limit: usize, what: &str, write: impl FnOnce() -> u64) {
    ALLOCATOR.reset_peak_usage();
    let before = ALLOCATOR.peak_usage();
    let written = write();
    let peak = ALLOCATOR.peak_usage() - before;
    assert!(written > 110 * ROWS, "{what}: {written} bytes");
    assert!(peak <= limit, "{what}: {peak} bytes of memory");
    assert!(
        peak >= limit / 4,
        "{what}: {peak} bytes, something is not counted"
    );
}

/// Counts what it is given.
struct Count(u64);

impl io::Write for Count {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn to_sink(write: impl FnOnce(&mut Count) -> Result<(), json_runtime::JsonError>) -> u64 {
    let mut count = Count(0);
    write(&mut count).unwrap();
    count.0
}

#[test]
fn memory_does_not_grow_with_the_text() {
    // The buffer, and what it was before it grew for the last time.
    let one_buffer = 97 * KIB;
    takes_at_most(one_buffer, "an array", || {
        to_sink(|to| Plain::write_array(to, rows()))
    });
    takes_at_most(one_buffer, "lines", || {
        to_sink(|to| Api::write_lines(to, rows()))
    });
    takes_at_most(one_buffer, "a field", || {
        let page = Page {
            title: "t",
            rows: Elements::new(rows()),
        };
        to_sink(|to| Api::to_writer(to, &page))
    });
    takes_at_most(7 * KIB, "a small buffer", || {
        let options = StreamOptions::new().buffer_size(4 * KIB);
        to_sink(|to| Plain::write_array_with(to, rows(), options))
    });
    takes_at_most(97 * KIB, "chunks", || {
        let chunks = Plain::chunks(rows());
        chunks.map(|chunk| chunk.unwrap().len() as u64).sum()
    });
    takes_at_most(97 * KIB, "an asynchronous stream", || {
        let chunks = Plain::line_stream(futures::stream::iter(rows()));
        let chunks = futures::executor::block_on_stream(chunks);
        chunks.map(|chunk| chunk.unwrap().len() as u64).sum()
    });
    takes_at_most(7 * KIB, "a formatter", || {
        let mut count = FmtCount(0);
        Plain::to_fmt(&mut count, &Elements::new(rows())).unwrap();
        count.0
    });
}

/// Counts what it is given.
struct FmtCount(u64);

impl std::fmt::Write for FmtCount {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 += text.len() as u64;
        Ok(())
    }
}
