//! What derives cost the compiler: the same DTOs with serde's derive and with ours, in turns.
//!
//! ```console
//! cargo run -p json-benches --no-default-features --bin compile                # five rounds
//! cargo run -p json-benches --no-default-features --bin compile -- --rounds 1
//! ```
//!
//! Prints a table, and writes `benches/compile/results.json`, which `report` includes. The packages that
//! are built stay in `target/compile-times`.

mod build;
mod generate;

use std::error::Error;
use std::iter::zip;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use json_benches::compile_times::{CompileTimes, Cost, Line};
use pico_args::Arguments;

use build::{Package, Start};
use generate::{Derive, Source};

/// A kind of build, of the same source with each derive.
struct Step {
    what: &'static str,
    command: &'static [&'static str],
    start: Start,
    source: Source,
}

const DEV: &[&str] = &["build"];
const RELEASE: &[&str] = &["build", "--release"];

/// The last two are about the same thing: what one struct costs on top of nothing.
const STEPS: [Step; 7] = [
    step("`cargo check`", &["check"], Start::Edited, Source::Dtos),
    step("dev rebuild", DEV, Start::Edited, Source::Dtos),
    step("release rebuild", RELEASE, Start::Edited, Source::Dtos),
    step(
        "release rebuild, ours with a second context",
        RELEASE,
        Start::Edited,
        Source::TwoContexts,
    ),
    step(
        "release build of everything, dependencies too",
        RELEASE,
        Start::Clean,
        Source::Dtos,
    ),
    step(
        "release rebuild, one struct of 500 fields",
        RELEASE,
        Start::Edited,
        Source::Wide,
    ),
    step(EMPTY, RELEASE, Start::Edited, Source::Empty),
];
const EMPTY: &str = "release rebuild, nothing";

const fn step(
    what: &'static str,
    command: &'static [&'static str],
    start: Start,
    source: Source,
) -> Step {
    Step {
        what,
        command,
        start,
        source,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = Arguments::from_env();
    let rounds = arguments.opt_value_from_str("--rounds")?.unwrap_or(5);
    if let Some(unknown) = arguments.finish().first() {
        return Err(format!("unknown argument {}", unknown.display()).into());
    }
    if rounds == 0 {
        return Err("there must be a round".into());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/compile-times");
    let packages = |derive| -> Result<Vec<Package>, Box<dyn Error>> {
        let package = |step: &Step| Package::create(&folder, derive, step.source);
        Ok(STEPS.iter().map(package).collect::<Result<_, _>>()?)
    };
    let (serde, ours) = (packages(Derive::Serde)?, packages(Derive::Ours)?);
    let lines = measure(rounds, &serde, &ours)?;
    let times = CompileTimes {
        compiler: build::compiler()?,
        rounds,
        lines,
        serde_size: serde[0].size()?,
        our_size: ours[0].size()?,
    };
    times.save()?;
    print!("{}", times.table());
    Ok(())
}

/// Builds everything in turns.
fn measure(
    rounds: usize,
    serde: &[Package],
    ours: &[Package],
) -> Result<Vec<Line>, Box<dyn Error>> {
    let style = ProgressStyle::with_template("{msg:48} [{bar:30}] {eta} left")?;
    let bar = ProgressBar::new((rounds * STEPS.len()) as u64).with_style(style);
    let mut costs = vec![(Vec::new(), Vec::new()); STEPS.len()];
    // What has never been built has to be, before a rebuild is timed.
    let rebuilds = |step: &Step| matches!(step.start, Start::Edited);
    for (step, packages) in zip(&STEPS, zip(serde, ours)).filter(|(step, _)| rebuilds(step)) {
        packages.0.build(step.command)?;
        packages.1.build(step.command)?;
    }
    for round in 0..rounds {
        for (step, (packages, costs)) in zip(&STEPS, zip(zip(serde, ours), &mut costs)) {
            bar.set_message(step.what);
            let serde = || packages.0.timed(step.command, step.start);
            let ours = || packages.1.timed(step.command, step.start);
            // Who begins alternates too.
            let (serde, ours) = if round % 2 == 0 {
                let serde = serde()?;
                (serde, ours()?)
            } else {
                let ours = ours()?;
                (serde()?, ours)
            };
            costs.0.push(serde);
            costs.1.push(ours);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let lines = zip(&STEPS, costs).map(|(step, (serde, ours))| Line {
        what: step.what.to_owned(),
        serde: build::median(&serde),
        ours: build::median(&ours),
    });
    Ok(over_nothing(lines.collect()))
}

/// Takes the cost of an empty package from that of the struct before it.
fn over_nothing(mut lines: Vec<Line>) -> Vec<Line> {
    let minus = |left: Cost, right: Cost| Cost {
        wall: left.wall - right.wall,
        processor: left.processor - right.processor,
    };
    if let Some(empty) = lines.pop_if(|line| line.what == EMPTY)
        && let Some(wide) = lines.last_mut()
    {
        wide.what += ", over that of nothing";
        wide.serde = minus(wide.serde, empty.serde);
        wide.ours = minus(wide.ours, empty.ours);
    }
    lines
}
