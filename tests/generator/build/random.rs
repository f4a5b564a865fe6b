//! Choices that are the same whenever the seed is.

pub(crate) struct Random(fastrand::Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    pub(crate) fn percent(&mut self, chance: u8) -> bool {
        self.0.u8(0..100) < chance
    }

    /// A number from `from` to `to`, both included.
    pub(crate) fn between(&mut self, from: usize, to: usize) -> usize {
        self.0.usize(from..=to)
    }

    pub(crate) fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.0.usize(..from.len())]
    }
}
