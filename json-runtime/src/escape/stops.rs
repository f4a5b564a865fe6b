//! What a kernel finds in a block.

/// How many bits a kernel has for a byte.
const BITS: usize = if cfg!(target_arch = "aarch64") { 4 } else { 1 };

/// The bytes at which a mode stops: for each, the lowest bit of its own. Where there are bits left, one
/// stands behind the block.
#[derive(Clone, Copy)]
pub(crate) struct Stops(pub(crate) u64);

impl Stops {
    /// The position of the first one; the length of the block if there is none.
    #[inline(always)]
    pub(crate) fn first(self) -> usize {
        self.0.trailing_zeros() as usize / BITS
    }

    #[inline(always)]
    pub(crate) fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
}
