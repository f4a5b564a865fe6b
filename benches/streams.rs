//! Ten million rows, more than 1 GB of text: written while they are made, and built as a whole.
//!
//! `cargo bench -p json-benches --bench streams` prints a table. Without `--bench`, as under `cargo test
//! --benches`, there are few rows, which shows only that everything works.

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{self, BufWriter, Write};

use cpu_time::ThreadTime;
use json_benches::rounds::median;
use json_runtime::ToJson;
use json_runtime::stream::Elements;
use serde::{Serialize, Serializer};

/// A row of an export, of about 110 bytes, that needs no allocation.
#[derive(Serialize, ToJson)]
struct Row {
    id: u64,
    product_name: &'static str,
    unit_price: f64,
    quantity: u32,
    currency: &'static str,
    in_stock: bool,
}

fn rows(count: u64) -> impl Iterator<Item = Row> {
    (0..count).map(|id| Row {
        id: 1_000_000_000 + id,
        product_name: "mechanical keyboard",
        unit_price: 89.99,
        quantity: 3,
        currency: "EUR",
        in_stock: id % 3 == 0,
    })
}

/// What serde makes an array of.
struct Rows(u64);

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(rows(self.0))
    }
}

/// Forgets what it is given.
struct Discard {
    to: Option<File>,
    calls: u64,
    bytes: u64,
}

impl Write for Discard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls += 1;
        self.bytes += black_box(bytes).len() as u64;
        match &mut self.to {
            None => Ok(bytes.len()),
            Some(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A way to write so many rows.
struct Contestant {
    label: &'static str,
    /// The vector is there to be used again.
    write: fn(u64, &mut dyn Write, &mut Vec<u8>),
}

/// The first one is what the others are compared with.
const CONTESTANTS: [Contestant; 8] = [
    Contestant {
        label: "json-runtime, write_array",
        write: |count, to, _| json_runtime::write_array(to, rows(count)).expect("can be written"),
    },
    Contestant {
        label: "json-runtime, chunks",
        write: |count, to, _| {
            for chunk in json_runtime::chunks(rows(count)) {
                to.write_all(&chunk.expect("can be written"))
                    .expect("takes everything");
            }
        },
    },
    Contestant {
        label: "json-runtime, write_lines",
        write: |count, to, _| json_runtime::write_lines(to, rows(count)).expect("can be written"),
    },
    Contestant {
        label: "json-runtime, the whole vector first",
        write: |count, to, _| {
            let rows = Elements::new(rows(count));
            let text = json_runtime::to_vec(&rows).expect("can be written");
            to.write_all(&text).expect("takes everything");
        },
    },
    Contestant {
        label: "json-runtime, in a vector used again",
        write: |count, to, text| {
            text.clear();
            let rows = Elements::new(rows(count));
            json_runtime::append(&rows, text).expect("can be written");
            to.write_all(text).expect("takes everything");
        },
    },
    Contestant {
        label: "serde_json, BufWriter of 64 KiB",
        write: |count, to, _| {
            let mut to = BufWriter::with_capacity(64 * 1024, to);
            serde_json::to_writer(&mut to, &Rows(count)).expect("can be written");
            to.flush().expect("takes everything");
        },
    },
    Contestant {
        label: "serde_json, no BufWriter",
        write: |count, to, _| {
            serde_json::to_writer(to, &Rows(count)).expect("can be written");
        },
    },
    Contestant {
        label: "serde_json, the whole vector first",
        write: |count, to, _| {
            let text = serde_json::to_vec(&Rows(count)).expect("can be written");
            to.write_all(&text).expect("takes everything");
        },
    },
];

/// What a contestant took.
struct Outcome {
    seconds: f64,
    calls: u64,
    bytes: u64,
    /// How many bytes of memory more than before, at most, where that is known.
    peak: Option<u64>,
}

fn run(contestant: &Contestant, count: u64, to: Option<File>, again: &mut Vec<u8>) -> Outcome {
    let mut sink = Discard {
        to,
        calls: 0,
        bytes: 0,
    };
    let before = peak_from_here();
    let start = ThreadTime::now();
    (contestant.write)(count, &mut sink, again);
    let seconds = start.elapsed().as_secs_f64();
    Outcome {
        seconds,
        calls: sink.calls,
        bytes: sink.bytes,
        peak: before.and_then(|before| Some(peak()?.saturating_sub(before))),
    }
}

/// Forgets the largest size that the process has had, where the system can. Returns the present one.
fn peak_from_here() -> Option<u64> {
    fs::write("/proc/self/clear_refs", "5").ok()?;
    peak()
}

/// The largest size that the process has had, in bytes.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1024)
}

/// Panics unless all write the same values.
fn prove() {
    let expected = serde_json::to_value(rows(1000).collect::<Vec<_>>()).expect("can be a value");
    for Contestant { label, write } in CONTESTANTS {
        let mut text = Vec::new();
        write(1000, &mut text, &mut Vec::new());
        let written = if label.ends_with("lines") {
            let lines =
                serde_json::Deserializer::from_slice(&text).into_iter::<serde_json::Value>();
            lines.collect::<Result<serde_json::Value, _>>()
        } else {
            serde_json::from_slice(&text)
        };
        assert_eq!(written.expect("is JSON"), expected, "{label}");
    }
}

/// Runs all contestants so many times, in turns, and prints a line for each.
fn compare(title: &str, contestants: &[Contestant], count: u64, rounds: u32, file: Option<&str>) {
    let mut outcomes: Vec<Vec<Outcome>> = contestants.iter().map(|_| Vec::new()).collect();
    let mut again = Vec::new();
    for _ in 0..rounds {
        for (contestant, outcomes) in contestants.iter().zip(&mut outcomes) {
            let to = file.map(|path| {
                File::options()
                    .write(true)
                    .open(path)
                    .expect("can be opened")
            });
            outcomes.push(run(contestant, count, to, &mut again));
        }
    }
    println!(
        "\n{title:38}{:>8}{:>8}{:>12}{:>14}",
        "MB/s", "ratio", "calls", "memory, MiB"
    );
    let mut first = 0.0;
    for (contestant, outcomes) in contestants.iter().zip(&outcomes) {
        let seconds = median(outcomes.iter().map(|outcome| outcome.seconds).collect());
        let Outcome { calls, bytes, .. } = outcomes[0];
        #[expect(clippy::cast_precision_loss, reason = "a few digits are printed")]
        let speed = bytes as f64 / seconds / 1e6;
        first = if first == 0.0 { speed } else { first };
        let peak = outcomes.iter().filter_map(|outcome| outcome.peak).max();
        let peak = peak.map_or("?".to_owned(), |peak| format!("{:.1}", mebibytes(peak)));
        let label = contestant.label;
        println!(
            "  {label:36}{speed:8.0}{:8.2}{calls:12}{peak:>14}",
            speed / first
        );
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few digits are printed")]
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn main() {
    let timed = std::env::args().any(|argument| argument == "--bench");
    let (count, rounds) = if timed { (10_000_000, 5) } else { (1000, 1) };
    prove();
    println!("Arrays of rows, per contestant. Medians of {rounds} rounds.");
    let title = format!("{count} rows, discarded");
    compare(&title, &CONTESTANTS, count, rounds, None);
    if cfg!(unix) {
        let count = count / 20;
        let title = format!("{count} rows to /dev/null");
        compare(&title, &CONTESTANTS, count, rounds, Some("/dev/null"));
    }
}
