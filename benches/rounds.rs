//! Timing in interleaved rounds.
//!
//! Times are those that the thread has had a processor: what else the machine does is not in them, apart
//! from what it does to caches and clocks.

use std::time::Duration;

use cpu_time::ThreadTime;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many rounds. In each one, every contestant has its turn.
    pub rounds: usize,
    /// About how long a turn takes: as many calls as fit, and at least one.
    pub turn: Duration,
}

/// Times each contestant, and returns the median time of one call in nanoseconds, in the same order.
///
/// Turns alternate, so that what disturbs the machine for a while disturbs all of them, and each round
/// begins with another contestant. A turn begins with a call that is not timed: the text of the one
/// before may have left nothing of this one's in the caches. `after_round` is called after each round.
///
/// # Panics
///
/// Panics if the plan has no round.
pub fn medians<T>(
    plan: Plan,
    contestants: &[T],
    mut call: impl FnMut(&T),
    mut after_round: impl FnMut(),
) -> Vec<f64> {
    let mut entries: Vec<_> = contestants
        .iter()
        .map(|contestant| (contestant, calls_in(plan.turn, || call(contestant)), vec![]))
        .collect();
    for _ in 0..plan.rounds {
        for (contestant, calls, turns) in &mut entries {
            call(contestant);
            let start = ThreadTime::now();
            for _ in 0..*calls {
                call(contestant);
            }
            turns.push(nanoseconds(start.elapsed()) / f64::from(*calls));
        }
        entries.rotate_left(1);
        after_round();
    }
    let ended_at = plan.rounds % entries.len().max(1);
    entries.rotate_right(ended_at);
    entries
        .into_iter()
        .map(|(_, _, turns)| median(turns))
        .collect()
}

/// How many calls take about `turn`.
fn calls_in(turn: Duration, mut call: impl FnMut()) -> u32 {
    call();
    let start = ThreadTime::now();
    let mut calls = 0;
    while calls == 0 || start.elapsed() < turn {
        call();
        calls += 1;
    }
    calls
}

/// The middle of some numbers; of two middle ones, the larger.
///
/// # Panics
///
/// Panics if there is none.
#[must_use]
pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_unstable_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn nanoseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e9
}

#[cfg(test)]
mod tests {
    use super::{Plan, medians};
    use std::hint::black_box;
    use std::time::Duration;

    #[test]
    fn medians_are_in_the_order_of_the_contestants() {
        for rounds in [1, 2, 3, 5] {
            let plan = Plan {
                rounds,
                turn: Duration::ZERO,
            };
            let mut count = 0;
            let sums = [1_000_000, 9_000_000, 3_000_000];
            let sum = |end: &u64| _ = (0..*end).fold(0, |sum, next| black_box(sum ^ next));
            let medians = medians(plan, &sums, sum, || count += 1);
            assert_eq!(count, rounds);
            assert!(
                medians[0] < medians[2] && medians[2] < medians[1],
                "{medians:?}"
            );
        }
    }
}
