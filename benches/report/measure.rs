//! Numbers for all contestants of all cases.

use indicatif::{ProgressBar, ProgressStyle};
use json_benches::allocations::Allocations;
use json_benches::case::SERDE_TYPED;
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

/// Measures case after case, and shows how far it is.
pub(crate) fn all(plan: Plan, cases: Vec<Case>) -> Vec<Measured> {
    let bar = ProgressBar::new((cases.len() * plan.rounds * 2) as u64).with_style(
        ProgressStyle::with_template("{msg:10} [{bar:50}] {eta} left")
            .expect("is a template")
            .progress_chars("=> "),
    );
    let measured = cases
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
        .collect();
    bar.finish_and_clear();
    measured
}

fn rows(plan: Plan, case: &Case, target: Target, bar: &ProgressBar) -> Vec<Row> {
    let contestants: Vec<&Contestant> = case.to(target).collect();
    let mut text = Vec::with_capacity(2 * case.size);
    let medians = rounds::medians(
        plan,
        &contestants,
        |contestant| contestant.write(&mut text),
        || bar.inc(1),
    );
    let one = contestants
        .iter()
        .position(|contestant| contestant.name == SERDE_TYPED)
        .map_or(f64::NAN, |place| medians[place]);
    contestants
        .iter()
        .zip(&medians)
        .map(|(contestant, &nanoseconds)| Row {
            name: contestant.name,
            nanoseconds,
            ratio: nanoseconds / one,
            allocations: ALLOCATOR.count(|| contestant.write(&mut text)),
        })
        .collect()
}
