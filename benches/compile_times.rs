//! Compile times: what `compile` leaves for `report`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

/// What was measured in one go.
#[derive(Serialize, Deserialize)]
pub struct CompileTimes {
    /// What `rustc --version` printed.
    pub compiler: String,
    /// How often each build ran. Numbers are medians.
    pub rounds: usize,
    /// One for each kind of build.
    pub lines: Vec<Line>,
    /// The length of the stripped release binary with serde, in bytes.
    pub serde_size: u64,
    /// The same with json-runtime.
    pub our_size: u64,
}

/// One kind of build, with serde's derive and with ours.
#[derive(Serialize, Deserialize)]
pub struct Line {
    /// What was built.
    pub what: String,
    /// With serde's derive and `serde_json`.
    pub serde: Cost,
    /// With json-runtime.
    pub ours: Cost,
}

/// What a build takes.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Cost {
    /// Seconds from its beginning to its end.
    pub wall: f64,
    /// Seconds that its processes had a processor, together.
    pub processor: f64,
}

impl CompileTimes {
    /// The file that holds them.
    #[must_use]
    pub fn path() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("compile/results.json")
    }

    /// What was measured last.
    ///
    /// # Errors
    ///
    /// If there is no such file, or it is not what [`save`](Self::save) writes.
    pub fn load() -> io::Result<Self> {
        Ok(serde_json::from_str(&fs::read_to_string(Self::path())?)?)
    }

    /// Writes the file.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn save(&self) -> io::Result<()> {
        fs::write(Self::path(), serde_json::to_string_pretty(self)? + "\n")
    }

    /// All of it as a Markdown table.
    #[must_use]
    pub fn table(&self) -> String {
        let mut text =
            "| | serde, processor s | ours, processor s | ratio | serde, s | ours, s | ratio |\n\
            |---|--:|--:|--:|--:|--:|--:|\n"
                .to_owned();
        for Line { what, serde, ours } in &self.lines {
            let _ = writeln!(
                text,
                "| {what} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
                serde.processor,
                ours.processor,
                ours.processor / serde.processor,
                serde.wall,
                ours.wall,
                ours.wall / serde.wall
            );
        }
        let (serde, ours) = (self.serde_size / 1000, self.our_size / 1000);
        let ratio = kilobytes(self.our_size) / kilobytes(self.serde_size);
        let _ = writeln!(
            text,
            "\nThe stripped release binary: {serde} KB with serde, {ours} KB with ours, ratio {ratio:.2}."
        );
        text
    }
}

fn kilobytes(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)) / 1000.0
}
