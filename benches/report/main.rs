//! Times all cases in interleaved rounds, and writes `benches/REPORT.md` and the ratios in the README.
//!
//! ```console
//! cargo run --release -p json-benches --bin report                      # some minutes
//! cargo run --release -p json-benches --bin report -- --quick           # less than two
//! cargo run --release -p json-benches --bin report -- --only timeline   # one case, on the screen only
//! ```
//!
//! Where the environment variable `JSON_CORPUS` names a folder, the files in it that there are types for are
//! cases too. `--no-default-features` leaves out the other crates that write JSON, and builds sooner.
//!
//! Compile times take much longer. The bin `compile` measures them and leaves a file, which is part of
//! the report.

mod charts;
mod document;
mod machine;
mod measure;
mod readme;
mod tables;

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use json_benches::allocations::Counting;
use json_benches::compile_times::CompileTimes;
use json_benches::rounds::Plan;
use json_benches::{cases, options};
use pico_args::Arguments;

#[global_allocator]
static ALLOCATOR: Counting = Counting::new();

/// The folder of the charts, as seen from the report.
const CHARTS: &str = "charts";

const THOROUGH: Plan = Plan {
    rounds: 101,
    turn: Duration::from_millis(2),
};
const QUICK: Plan = Plan {
    rounds: 15,
    turn: Duration::from_millis(1),
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = Arguments::from_env();
    let (plan, how) = if arguments.contains("--quick") {
        (QUICK, " with `--quick`")
    } else {
        (THOROUGH, "")
    };
    let only: Option<String> = arguments.opt_value_from_str("--only")?;
    if let Some(unknown) = arguments.finish().first() {
        return Err(format!("unknown argument {}", unknown.display()).into());
    }
    match only {
        Some(name) => show(plan, &name),
        None => write(plan, how),
    }
}

/// Prints the tables of one case.
fn show(plan: Plan, name: &str) -> Result<(), Box<dyn Error>> {
    let mut cases = cases::all();
    let names: Vec<_> = cases.iter().map(|case| case.name).collect();
    cases.retain(|case| case.name == name);
    if cases.is_empty() {
        return Err(format!("no case `{name}`; there are {}", names.join(", ")).into());
    }
    print!("{}", tables::cases(&measure::cases(plan, cases)));
    Ok(())
}

/// Writes the report and its charts.
fn write(plan: Plan, how: &str) -> Result<(), Box<dyn Error>> {
    let benches = Path::new(env!("CARGO_MANIFEST_DIR"));
    let cases = measure::cases(plan, cases::all());
    let options = measure::options(plan, &options::all());
    charts::all(&benches.join(CHARTS), &cases, &options)?;
    let path = benches.join("REPORT.md");
    let compile = compile_times();
    std::fs::write(&path, document::text(how, &cases, &options, &compile))?;
    readme::update(&benches.join("../README.md"), &tables::overview(&cases))?;
    println!("{}", path.display());
    Ok(())
}

/// What `compile` has measured last.
fn compile_times() -> String {
    match CompileTimes::load() {
        Ok(times) => format!(
            "Measured by the bin `compile` with {}. Rounds: {}; the numbers are medians.\n\n{}\n",
            times.compiler,
            times.rounds,
            times.table()
        ),
        Err(error) => format!("Not measured: {error}.\n\n"),
    }
}
