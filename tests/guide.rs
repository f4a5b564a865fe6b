//! What the derives' tables list, the guide explains.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_guide_has_every_attribute() {
    let (attributes, _) = tables();
    let guide = read("json-runtime/src/guide/attributes.md");
    assert!(attributes.len() > 15, "{attributes:?}");
    assert_eq!(missing(&attributes, &guide), [""; 0]);
    let pages = pages("json-runtime/src/guide/attributes");
    assert_eq!(not_in_code(&attributes, &pages), [""; 0]);
}

#[test]
fn the_guide_and_the_readme_have_every_option() {
    let (_, options) = tables();
    assert!(options.len() > 15, "{options:?}");
    for page in ["README.md", "json-runtime/src/guide/contexts.md"] {
        assert_eq!(missing(&options, &read(page)), ["crate"], "{page}");
    }
    let pages = pages("json-runtime/src/guide");
    assert_eq!(not_in_code(&options, &pages), ["crate"]);
}

#[test]
fn the_guide_lists_every_chapter() {
    let contents = read("json-runtime/src/guide/mod.rs");
    let readme = read("README.md");
    for chapter in files("json-runtime/src/guide") {
        let chapter = chapter.file_stem().expect("a name").display();
        assert!(contents.contains(&format!("| [{chapter}] |")), "{chapter}");
        assert!(
            readme.contains(&format!("guide/{chapter}.md)")),
            "{chapter}"
        );
    }
}

/// The words in the first columns of the tables of the two derives, attributes and options.
fn tables() -> (Vec<String>, Vec<String>) {
    let source = read("json-derive/src/lib.rs");
    let (to_json, context) = source.split_once("pub fn to_json").expect("two derives");
    (words(to_json), words(context))
}

fn words(docs: &str) -> Vec<String> {
    docs.lines()
        .filter_map(|line| line.strip_prefix("/// | `")?.split(" | ").next())
        .filter(|cell| !cell.starts_with('#'))
        .flat_map(|cell| cell.split(['`', '|']).step_by(2))
        .map(|code| code.split(|it: char| !it.is_lowercase() && it != '_'))
        .map(|mut parts| parts.next().unwrap_or_default().to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

fn missing<'a>(words: &'a [String], text: &str) -> Vec<&'a str> {
    let words = words.iter().map(String::as_str);
    words
        .filter(|word| !text.contains(&format!("`{word}")))
        .collect()
}

/// The words that no attribute in the code of the pages has.
fn not_in_code<'a>(words: &'a [String], pages: &str) -> Vec<&'a str> {
    let code = pages.split("\n```").skip(1).step_by(2);
    let attributes: Vec<_> = code
        .flat_map(|code| code.split("#[json(").skip(1))
        .filter_map(|attribute| attribute.split(")]").next())
        .flat_map(|it| it.split(|it: char| !it.is_lowercase() && it != '_'))
        .collect();
    let words = words.iter().map(String::as_str);
    words.filter(|word| !attributes.contains(word)).collect()
}

/// All pages in a folder, one after the other.
fn pages(folder: &str) -> String {
    let pages = files(folder).into_iter().map(fs::read_to_string);
    pages.map(|page| page.expect("readable") + "\n").collect()
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder");
    let files: Vec<_> = entries
        .map(|entry| entry.expect("readable").path())
        .filter(|it| it.extension() == Some(OsStr::new("md")))
        .collect();
    assert!(!files.is_empty(), "{folder}");
    files
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect("readable")
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
