//! Every example prints what the comment at its top says.

use serde_json::Value;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let programs = build(&root);
    let sources = sources(&root.join("examples"));
    assert_eq!(sources.len(), programs.len(), "json-runtime/Cargo.toml");
    for path in sources {
        let name = path.file_stem().expect("a file").display().to_string();
        let source = fs::read_to_string(&path).expect("readable");
        let printed = run(&mut Command::new(&programs[&name]));
        assert_eq!(printed, promised(&source), "{name}");
    }
}

#[test]
fn examples_are_short_and_say_what_they_print() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for path in sources(&root.join("examples")) {
        let source = fs::read_to_string(&path).expect("readable");
        assert!(source.lines().count() < 80, "{}", path.display());
        assert!(!promised(&source).is_empty(), "{}", path.display());
    }
}

#[test]
fn the_readme_shows_what_orders_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |file| fs::read_to_string(root.join(file)).expect("readable");
    assert!(read("README.md").contains(&promised(&read("examples/orders.rs"))));
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension() == Some(OsStr::new("rs")))
        .collect()
}

/// Builds all examples at once, and says where each is.
fn build(root: &Path) -> HashMap<String, PathBuf> {
    let output = cargo(root, &["build", "--examples", "--message-format=json"]);
    output
        .lines()
        .map(|line| serde_json::from_str(line).expect("cargo writes JSON"))
        .filter(|message: &Value| message["target"]["kind"][0] == "example")
        .filter_map(|message| {
            let name = message["target"]["name"].as_str()?.to_owned();
            Some((name, PathBuf::from(message["executable"].as_str()?)))
        })
        .collect()
}

fn cargo(root: &Path, arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).current_dir(root).args(arguments))
}

/// What a command prints.
fn run(command: &mut Command) -> String {
    let output = command.output().expect("the command runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaint}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The block marked as text in the comment that a source begins with.
fn promised(source: &str) -> String {
    source
        .lines()
        .skip_while(|line| *line != "//! ```text")
        .skip(1)
        .take_while(|line| *line != "//! ```")
        .map(|line| line.strip_prefix("//!").expect("the comment goes on"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n")
        .collect()
}
