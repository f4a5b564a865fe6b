//! Numbers for all contestants of all cases.

use std::ptr;

use indicatif::{ProgressBar, ProgressStyle};
use json_benches::allocations::Allocations;
use json_benches::case::SERDE_TYPED;
use json_benches::options::OptionCosts;
use json_benches::rounds::{self, Plan};
use json_benches::{Case, Contestant, Target};

use crate::ALLOCATOR;

/// A case, and what was measured.
pub(crate) struct Measured {
    pub(crate) case: Case,
    pub(crate) fresh: Vec<Row>,
    pub(crate) reused: Vec<Row>,
}

/// What was measured of one contestant.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// The median time of a call.
    pub(crate) nanoseconds: f64,
    /// That time, with typed `serde_json`'s as 1.
    pub(crate) ratio: f64,
    pub(crate) allocations: Allocations,
}

/// What the options of contexts cost.
pub(crate) struct MeasuredOptions {
    pub(crate) case: &'static str,
    /// The median time of typed `serde_json`, which has no options, in nanoseconds.
    pub(crate) baseline: f64,
    pub(crate) rows: Vec<OptionRow>,
}

/// What one option costs.
pub(crate) struct OptionRow {
    pub(crate) name: &'static str,
    /// The ratio is that to the context without options.
    pub(crate) typed: Taken,
    /// The ratio is that to typed `serde_json`, which has no options.
    pub(crate) dynamic: Option<Taken>,
}

/// A median time and what it is in relation to another.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub(crate) nanoseconds: f64,
    pub(crate) ratio: f64,
}

/// Measures case after case, and shows how far it is.
pub(crate) fn cases(plan: Plan, cases: Vec<Case>) -> Vec<Measured> {
    let bar = progress(cases.len() * plan.rounds * 2);
    cases
        .into_iter()
        .map(|case| {
            bar.set_message(case.name);
            case.prove();
            Measured {
                fresh: rows(plan, &case, Target::Fresh, &bar),
                reused: rows(plan, &case, Target::Reused, &bar),
                case,
            }
        })
        .collect()
}

/// Measures what options cost, and shows how far it is.
pub(crate) fn options(plan: Plan, all: &[OptionCosts]) -> Vec<MeasuredOptions> {
    let bar = progress(all.len() * plan.rounds);
    bar.set_message("options");
    all.iter()
        .map(|costs| {
            costs.prove();
            option_costs(plan, costs, &bar)
        })
        .collect()
}

fn progress(steps: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:10} [{bar:50}] {eta} left")
        .expect("is a template")
        .progress_chars("=> ");
    ProgressBar::new(steps as u64).with_style(style)
}

fn rows(plan: Plan, case: &Case, target: Target, bar: &ProgressBar) -> Vec<Row> {
    let contestants: Vec<&Contestant> = case.to(target).collect();
    let medians = medians(plan, &contestants, bar);
    let one = contestants
        .iter()
        .position(|contestant| contestant.name == SERDE_TYPED)
        .map_or(f64::NAN, |place| medians[place]);
    let mut text = Vec::new();
    contestants
        .iter()
        .zip(&medians)
        .map(|(contestant, &nanoseconds)| {
            // The first call of one that appends finds no room yet.
            contestant.write(&mut text);
            Row {
                name: contestant.name,
                nanoseconds,
                ratio: nanoseconds / one,
                allocations: ALLOCATOR.count(|| contestant.write(&mut text)),
            }
        })
        .collect()
}

fn option_costs(plan: Plan, costs: &OptionCosts, bar: &ProgressBar) -> MeasuredOptions {
    let contestants: Vec<&Contestant> = costs.contestants().collect();
    let medians = medians(plan, &contestants, bar);
    let time = |contestant: &Contestant| {
        let place = contestants
            .iter()
            .position(|other| ptr::eq(*other, contestant));
        medians[place.expect("all take part")]
    };
    let relative = |contestant: &Contestant, one: &Contestant| Taken {
        nanoseconds: time(contestant),
        ratio: time(contestant) / time(one),
    };
    let OptionCosts {
        case,
        baseline,
        options,
    } = costs;
    let rows = options.iter().map(|option| OptionRow {
        name: option.name,
        typed: relative(&option.typed, &options[0].typed),
        dynamic: option.dynamic.as_ref().map(|it| relative(it, baseline)),
    });
    MeasuredOptions {
        case,
        baseline: time(baseline),
        rows: rows.collect(),
    }
}

fn medians(plan: Plan, contestants: &[&Contestant], bar: &ProgressBar) -> Vec<f64> {
    let mut text = Vec::new();
    rounds::medians(
        plan,
        contestants,
        |contestant| contestant.write(&mut text),
        || bar.inc(1),
    )
}
