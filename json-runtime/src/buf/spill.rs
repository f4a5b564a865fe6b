//! Growing, and what becomes of the text where there is no memory for that.

use core::mem::MaybeUninit;

use super::{Buf, STEP, Target};
use crate::error::JsonError;

/// Where text goes that is dropped, as there is no memory for it.
///
/// It is as large as any room that is asked for, so that what writes to the buffer need not look
/// whether there is room after it has asked.
pub(crate) struct Spill(MaybeUninit<[u8; Self::LEN]>);

impl Spill {
    pub(crate) const LEN: usize = STEP + 64;

    #[inline]
    pub(crate) const fn new() -> Self {
        Self(MaybeUninit::uninit())
    }
}

impl<'a> Buf<'a> {
    /// Has a buffer fail where there is no memory, which would end the process otherwise. If it is in
    /// front of a sink, it needs no memory but the spill.
    pub(crate) fn spilling_to(mut self, spill: &'a mut Spill) -> Self {
        self.spill = Some(spill);
        self
    }

    /// Grows the allocation. Where there is no memory for that, and a spill for what would have
    /// been written, this is the failure.
    pub(super) fn grow(&mut self, additional: usize) {
        let mut bytes = self.take();
        let aim = additional.max(self.worthwhile(bytes.len(), bytes.capacity()));
        let Some(spill) = self.spill.take() else {
            bytes.reserve_exact(aim);
            return self.put(bytes);
        };
        let has_grown = !matches!(self.target, Target::Sink { .. })
            && (bytes.try_reserve_exact(aim).is_ok()
                || bytes.try_reserve_exact(additional).is_ok());
        self.put(bytes);
        if has_grown {
            self.spill = Some(spill);
        } else {
            self.run_out(spill);
        }
    }

    /// By how much to grow: to twice as much as before, or four times where that is little; but no
    /// more than a sink's limit.
    fn worthwhile(&self, len: usize, capacity: usize) -> usize {
        /// The smallest allocation worth making.
        const FIRST: usize = 1024;
        const LITTLE: usize = 16 * 1024;
        let factor = if capacity < LITTLE { 4 } else { 2 };
        let more = capacity.saturating_mul(factor).max(FIRST);
        let aim = match self.target {
            Target::Sink { limit, .. } => more.min(limit),
            Target::Owned | Target::Borrowed(_) => more,
        };
        aim.saturating_sub(len)
    }

    /// Fails as there is no memory for what is to be written.
    #[cold]
    pub(crate) fn fail_out_of_memory(&mut self) {
        if self.failure.is_none() {
            self.failure = Some(JsonError::out_of_memory(self.offset()));
            self.levels = 0;
        }
    }

    /// Has the text go to the spill from now on. That is a failure unless there is a sink. A caller's
    /// vector is as it was.
    #[cold]
    fn run_out(&mut self, spill: &'a mut Spill) {
        if !matches!(self.target, Target::Sink { .. }) {
            self.fail_out_of_memory();
        }
        let offset = self.offset();
        let mut bytes = self.take();
        bytes.truncate(self.base);
        (self.base, self.drained) = (0, offset);
        if let Target::Borrowed(vector) = &mut self.target {
            **vector = bytes;
            self.target = Target::Owned;
        }
        self.start = spill.0.as_mut_ptr().cast();
        self.at = self.start;
        // SAFETY: this is the end of the spill, which lives as long as the buffer.
        self.end = unsafe { self.start.add(Spill::LEN) };
        self.is_spilt = true;
    }
}
