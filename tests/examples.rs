//! Every example prints what the comment at its top says.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = sources(&root.join("examples"));
    assert!(!sources.is_empty(), "no examples found");
    for path in sources {
        let name = path.file_stem().expect("a file");
        let source = fs::read_to_string(&path).expect("readable");
        assert_eq!(output(&root, name), promised(&source), "{}", path.display());
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

/// Runs an example. It is part of the workspace, so `cargo test` has built it already.
fn output(root: &Path, name: &OsStr) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(root)
        .args(["run", "--quiet", "--example"])
        .arg(name)
        .output()
        .expect("cargo runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {complaint}", name.display());
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
