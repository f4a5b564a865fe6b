//! What was measured, as Markdown.

use std::fmt::Write;

use json_benches::{Absent, Case, Target};

use crate::measure::{Measured, Row};

/// A section for each case.
pub(crate) fn cases(measured: &[Measured]) -> String {
    measured.iter().map(section).collect()
}

fn section(measured: &Measured) -> String {
    let Measured {
        case,
        fresh,
        reused,
    } = measured;
    let mut text = format!(
        "## {}\n\n{}; {} bytes.\n\n",
        case.name, case.about, case.size
    );
    text += &table("A new vector or string", fresh);
    text += &table("A buffer used again", reused);
    text += &absences(case);
    text
}

fn table(title: &str, rows: &[Row]) -> String {
    let mut text =
        format!("| {title} | time | ratio | allocations | bytes |\n|---|--:|--:|--:|--:|\n");
    for row in rows {
        let _ = writeln!(
            text,
            "| {} | {} | {:.2} | {} | {} |",
            row.name,
            time(row.nanoseconds),
            row.ratio,
            row.allocations.calls,
            row.allocations.bytes
        );
    }
    text + "\n"
}

fn absences(case: &Case) -> String {
    let lines: String = case
        .absent
        .iter()
        .map(
            |Absent {
                 name,
                 target,
                 reason,
             }| match target {
                Target::Fresh => format!("- {name}: {reason}\n"),
                Target::Reused => format!("- {name}, a buffer used again: {reason}\n"),
            },
        )
        .collect();
    if lines.is_empty() {
        lines
    } else {
        format!("Not in the tables:\n\n{lines}\n")
    }
}

/// Three digits, and the unit that suits them.
pub(crate) fn time(nanoseconds: f64) -> String {
    let (number, unit) = match nanoseconds {
        ..1e3 => (nanoseconds, "ns"),
        ..1e6 => (nanoseconds / 1e3, "µs"),
        _ => (nanoseconds / 1e6, "ms"),
    };
    let decimals = match number {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{number:.decimals$} {unit}")
}
