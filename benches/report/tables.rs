//! What was measured, as Markdown.

use std::fmt::Write;

use json_benches::{Case, Note, Target};

use crate::CHARTS;
use crate::measure::{Measured, MeasuredOptions, OptionRow, Row};

/// The ratios of all contestants in all cases.
pub(crate) fn overview(measured: &[Measured]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for row in measured.iter().flat_map(|measured| &measured.fresh) {
        if !names.contains(&row.name) {
            names.push(row.name);
        }
    }
    let cases: Vec<_> = measured.iter().map(|it| it.case.name).collect();
    let cases = cases.join(" | ");
    let line = "--:|".repeat(measured.len());
    let mut text = format!("| | {cases} |\n|---|{line}\n");
    for name in names {
        let ratios: String = measured.iter().map(|it| cell(name, &it.fresh)).collect();
        let _ = writeln!(text, "| {name} |{ratios}");
    }
    text + "\n"
}

fn cell(name: &str, rows: &[Row]) -> String {
    rows.iter()
        .find(|row| row.name == name)
        .map_or(" – |".to_owned(), |row| format!(" {:.2} |", row.ratio))
}

/// A table and a chart for each kind of data.
pub(crate) fn options(measured: &[MeasuredOptions]) -> String {
    measured.iter().map(option_table).collect()
}

fn option_table(MeasuredOptions { case, rows, .. }: &MeasuredOptions) -> String {
    let mut text = format!(
        "![what options cost]({CHARTS}/options-{case}.svg)\n\n\
         | {case} | json-runtime | × no option | tree of serde_json | × typed |\n|---|--:|--:|--:|--:|\n"
    );
    for OptionRow {
        name,
        typed,
        dynamic,
    } in rows
    {
        let [typed, dynamic] = [Some(*typed), *dynamic].map(|taken| {
            taken.map_or("– | –".to_owned(), |taken| {
                format!("{} | {:.2}", time(taken.nanoseconds), taken.ratio)
            })
        });
        let _ = writeln!(text, "| {name} | {typed} | {dynamic} |");
    }
    text + "\n"
}

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
    let name = case.name;
    let mut text = format!(
        "### {name}\n\n{}; {} bytes.\n\n![{name}]({CHARTS}/{name}.svg)\n\n",
        case.about, case.size
    );
    text += &table("A new vector or string", fresh);
    text += &table("A buffer used again", reused);
    text += &notes(case);
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

fn notes(case: &Case) -> String {
    let lines: String = case.notes.iter().map(line).collect();
    if lines.is_empty() {
        lines
    } else {
        lines + "\n"
    }
}

fn line(
    Note {
        name,
        missing_in,
        text,
    }: &Note,
) -> String {
    match missing_in[..] {
        [] => format!("- {name} {text}.\n"),
        [Target::Fresh] => format!("- {name} is not in the first table: {text}.\n"),
        [Target::Reused] => format!("- {name} is not in the second table: {text}.\n"),
        [..] => format!("- {name} is not in the tables: {text}.\n"),
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
