//! Where the numbers come from.

use std::fs::read_to_string;
use std::process::Command;
use std::thread::available_parallelism;

/// A table of the machine, the compiler and the crates.
pub(crate) fn table() -> String {
    let cores = available_parallelism().map_or(0, usize::from);
    let rows = [
        (
            "processor",
            format!("{}, {cores} cores, {}", processor(), std::env::consts::ARCH),
        ),
        (
            "compiler",
            format!("{}, profile `release`, generic build", compiler()),
        ),
        ("crates", crates().join(", ")),
    ];
    let rows = rows.map(|(name, value)| format!("| {name} | {value} |\n"));
    format!("| | |\n|---|---|\n{}\n", rows.concat())
}

/// The model, where the system says it as Linux does.
fn processor() -> String {
    read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("model name"))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        })
        .unwrap_or_else(|| "unknown model".to_owned())
}

fn compiler() -> String {
    output("rustc", &["--version"])
        .unwrap_or_else(|| "rustc of unknown version".to_owned())
        .trim()
        .to_owned()
}

/// Name and version of what the benches depend on directly and that writes JSON.
fn crates() -> Vec<String> {
    const WRITERS: [&str; 9] = [
        "json-runtime",
        "serde",
        "serde_json",
        "sonic-rs",
        "facet-json",
        "simd-json-derive",
        "jsony",
        "nanoserde",
        "miniserde",
    ];
    let arguments = [
        "tree",
        "-p",
        "json-benches",
        "--depth",
        "1",
        "--prefix",
        "none",
    ];
    let tree = output(env!("CARGO"), &arguments).unwrap_or_default();
    WRITERS
        .iter()
        .filter_map(|name| {
            let mut words = tree
                .lines()
                .map(str::split_whitespace)
                .find(|words| words.clone().next() == Some(name))?;
            Some(format!("{name} {}", words.nth(1)?.trim_start_matches('v')))
        })
        .collect()
}

/// What a command prints, if there is such a command and it succeeds.
fn output(command: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(command)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
