//! Times all cases in interleaved rounds, and writes `benches/REPORT.md`.
//!
//! ```console
//! cargo run --release -p json-benches --bin report                      # about five minutes
//! cargo run --release -p json-benches --bin report -- --quick           # less than two
//! cargo run --release -p json-benches --bin report -- --only timeline   # one case, on the screen only
//! ```

mod measure;
mod tables;

use std::path::Path;
use std::time::Duration;

use json_benches::allocations::Counting;
use json_benches::cases;
use json_benches::rounds::Plan;
use pico_args::Arguments;

#[global_allocator]
static ALLOCATOR: Counting = Counting::new();

const THOROUGH: Plan = Plan {
    rounds: 101,
    turn: Duration::from_millis(2),
};
const QUICK: Plan = Plan {
    rounds: 21,
    turn: Duration::from_millis(1),
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = Arguments::from_env();
    let plan = if arguments.contains("--quick") {
        QUICK
    } else {
        THOROUGH
    };
    let only: Option<String> = arguments.opt_value_from_str("--only")?;
    if let Some(unknown) = arguments.finish().first() {
        return Err(format!("unknown argument {}", unknown.display()).into());
    }
    let mut cases = cases::all();
    if let Some(name) = &only {
        cases.retain(|case| case.name == name);
    }
    let results = measure::all(plan, cases);
    let text = tables::cases(&results);
    if only.is_some() {
        print!("{text}");
    } else {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("REPORT.md");
        std::fs::write(&path, text)?;
        println!("{}", path.display());
    }
    Ok(())
}
