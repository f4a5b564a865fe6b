//! What a kernel finds in a block.

use super::LANES;

/// How many bits a kernel has for a byte.
const BITS: usize = if cfg!(target_arch = "aarch64") { 4 } else { 1 };
/// A bit behind the block, where there is one left.
const END: u64 = if BITS * LANES < 64 {
    1 << (BITS * LANES)
} else {
    0
};

/// The bytes at which a mode stops: for each, the lowest bit of its own.
#[derive(Clone, Copy)]
pub(crate) struct Stops(pub(crate) u64);

impl Stops {
    /// The position of the first one.
    ///
    /// Most blocks have none: that is one test, before any position is computed.
    #[inline(always)]
    pub(crate) fn first(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize / BITS)
    }

    /// How many bytes stand before the first one: the whole block if there is none. Computed without a
    /// branch, for text in which either is as likely.
    #[inline(always)]
    pub(crate) fn plain_len(self) -> usize {
        (self.0 | END).trailing_zeros() as usize / BITS
    }

    #[inline(always)]
    pub(crate) fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
}
