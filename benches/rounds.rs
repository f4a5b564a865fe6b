//! Timing in interleaved rounds.

use std::time::{Duration, Instant};

/// How often each contestant runs.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many rounds. In each one, every contestant has its turn.
    pub rounds: u32,
    /// How many calls make a turn.
    pub calls: u32,
}

/// Times each contestant, and returns the median time of one call in nanoseconds, in the same order.
///
/// Turns alternate, so that what disturbs the machine for a while disturbs all of them.
///
/// # Panics
///
/// Panics if the plan has no round.
pub fn medians<T>(plan: Plan, contestants: &[T], mut call: impl FnMut(&T)) -> Vec<f64> {
    let mut turns = vec![Vec::new(); contestants.len()];
    for _ in 0..plan.rounds {
        for (contestant, turns) in contestants.iter().zip(&mut turns) {
            let start = Instant::now();
            for _ in 0..plan.calls {
                call(contestant);
            }
            turns.push(start.elapsed());
        }
    }
    turns
        .into_iter()
        .map(|turns| nanoseconds(median(turns)) / f64::from(plan.calls))
        .collect()
}

fn median(mut turns: Vec<Duration>) -> Duration {
    turns.sort_unstable();
    turns[turns.len() / 2]
}

fn nanoseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e9
}
