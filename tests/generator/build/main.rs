//! Makes the types that the test compares: a different crate for each `SEED`, of `TYPES` types.

mod attributes;
mod batch;
mod contexts;
mod definition;
mod enums;
mod fields;
mod idle;
mod parameters;
mod print;
mod random;
mod remote;
mod ty;
mod types;
mod values;

use std::path::Path;
use std::{env, fs};

fn main() {
    let seed = number("SEED", 1);
    let types = number("TYPES", 60);
    write("types.rs", &batch::source(seed, types));
    // Enough for every word to be said, which a test looks for. Nobody compiles it.
    let sources: String = (0..20).map(|seed| batch::source(seed, 60)).collect();
    write("words.txt", &sources);
}

fn write(name: &str, source: &str) {
    let directory = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&directory).join(name), source).expect("cargo makes the directory");
}

/// The number in a variable of the environment.
fn number(variable: &str, default: u64) -> u64 {
    println!("cargo:rerun-if-env-changed={variable}");
    match env::var(variable) {
        Ok(text) => text.parse().expect("SEED and TYPES are numbers"),
        Err(_) => default,
    }
}
