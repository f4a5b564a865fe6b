//! The one place where bytes are written unchecked.

mod drain;
mod failure;
mod finish;
mod key;
mod levels;
mod place;
mod push;
mod spill;
#[cfg(test)]
mod tests;
mod undo;

use alloc::vec::Vec;
use core::mem::{self, ManuallyDrop};

pub use key::{Key, Keys, Texts};
pub(crate) use key::{NextKeys, Rendering, TextsRendering};
pub(crate) use push::{KEY_ROOM, bool_member, member, null_member, write_bool};
pub(crate) use spill::Spill;

use crate::error::JsonError;
use crate::sink::Sink;

/// The most bytes of text that are written at once. A [`Buf::reserve`] asks for some more at most.
pub(crate) const STEP: usize = 4096;

/// Output text behind a cursor.
///
/// # Invariants
///
/// - `start`, the distance from `start` to `end`, and the global allocator are the parts of a
///   `Vec<u8>`; nothing else owns that allocation. Or, if `is_spilt` is set, these are the ends of
///   the spill.
/// - `start <= at <= end`, and the bytes from `start` to `at` are initialised.
/// - The bytes behind the first `base` ones are a valid `str` whenever no function of this crate
///   is in the middle of writing one, but for a character that was cut in two when its first half
///   went to the sink. (The first `base` ones are what the caller's vector held, or whole rows.)
pub(crate) struct Buf<'a> {
    start: *mut u8,
    at: *mut u8,
    end: *mut u8,
    /// How many bytes at the start stay as they are, also if a write fails.
    base: usize,
    target: Target<'a>,
    /// How many bytes of text were written before those behind `base`, and the last one of them. The
    /// sink has taken them, or they are whole rows.
    drained: u64,
    last_drained: Option<u8>,
    /// Whether the sink is reading the text, or has panicked while it did.
    is_draining: bool,
    /// Where the string begins that is being written, while room is made for a part of it.
    text_start: Option<u64>,
    /// Whether what is written next is to become a part of the open object, and not of its last
    /// member: a failure is in the object itself.
    is_joining: bool,
    failure: Option<JsonError>,
    /// Where the text goes if there is no memory for it, which ends the process without one; or, if
    /// there is a sink, in any case.
    spill: Option<&'a mut Spill>,
    is_spilt: bool,
    /// How many containers may still be opened inside each other: none after a failure, so that one
    /// look tells whether one may.
    levels: usize,
    /// Where the last number that is null begins, from the beginning of the text.
    null_number_at: Option<u64>,
}

/// Where the text goes in the end.
enum Target<'a> {
    /// To the caller of [`Buf::into_vec`].
    Owned,
    /// Back to the vector that the allocation was taken from.
    Borrowed(&'a mut Vec<u8>),
    /// To a sink, whenever `limit` bytes are full.
    Sink {
        sink: &'a mut dyn Sink,
        limit: usize,
    },
}

impl<'a> Buf<'a> {
    /// A buffer that grows.
    pub(crate) fn owned(capacity: usize) -> Self {
        Self::new(Vec::with_capacity(capacity), Target::Owned)
    }

    /// A buffer that appends to a vector.
    pub(crate) fn appending(to: &'a mut Vec<u8>) -> Self {
        Self::new(core::mem::take(to), Target::Borrowed(to))
    }

    /// A buffer that grows to `limit` bytes and then gives what it has to `sink`.
    pub(crate) fn draining(sink: &'a mut dyn Sink, limit: usize) -> Self {
        Self::new(Vec::new(), Target::Sink { sink, limit })
    }

    fn new(bytes: Vec<u8>, target: Target<'a>) -> Self {
        let mut bytes = ManuallyDrop::new(bytes);
        let (base, capacity) = (bytes.len(), bytes.capacity());
        let start = bytes.as_mut_ptr();
        // SAFETY: length and capacity are within the allocation that begins at `start`.
        let (at, end) = unsafe { (start.add(base), start.add(capacity)) };
        Self {
            start,
            at,
            end,
            base,
            target,
            drained: 0,
            last_drained: None,
            is_draining: false,
            text_start: None,
            is_joining: false,
            failure: None,
            spill: None,
            is_spilt: false,
            levels: 0,
            null_number_at: None,
        }
    }

    /// How many bytes the allocation holds, those of the caller among them.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.at as usize - self.start as usize
    }

    #[inline]
    fn spare_len(&self) -> usize {
        self.end as usize - self.at as usize
    }

    /// The text written so far, as far as it has not gone to a sink.
    pub(crate) fn written(&self) -> &[u8] {
        // SAFETY: the bytes from `start` to `at` are initialised.
        let bytes = unsafe { core::slice::from_raw_parts(self.start, self.len()) };
        &bytes[self.base..]
    }

    /// How many bytes of text have been written, those that went to a sink among them.
    pub(crate) fn offset(&self) -> u64 {
        self.drained + (self.len() - self.base) as u64
    }

    /// Changes how much is collected for the sink.
    pub(crate) fn set_limit(&mut self, limit: usize) {
        if let Target::Sink { limit: old, .. } = &mut self.target {
            *old = limit;
        }
    }

    /// Whether there is room for `additional` bytes.
    #[inline]
    pub(crate) fn has_room(&self, additional: usize) -> bool {
        self.spare_len() >= additional
    }

    /// Makes room for `additional` bytes, of which there are no more than a [`Spill`] has.
    #[inline]
    pub(crate) fn reserve(&mut self, additional: usize) {
        debug_assert!(additional <= Spill::LEN);
        if self.spare_len() < additional {
            self.make_room(additional);
        }
    }

    /// Has the next `len` bytes stay in the allocation, so that they can be taken back.
    #[inline]
    pub(crate) fn keep_together(&mut self, len: usize) {
        if !self.has_room(len) && !self.failed() {
            self.make_room(len);
        }
    }

    /// As [`reserve`](Self::reserve), in the middle of a string that began at `start`.
    #[inline]
    pub(crate) fn reserve_in_text(&mut self, additional: usize, start: u64) {
        debug_assert!(additional <= Spill::LEN);
        if self.spare_len() < additional {
            self.text_start = Some(start);
            self.make_room(additional);
            self.text_start = None;
        }
    }

    /// Where the unwritten rest of the allocation begins. The room that was reserved may be written
    /// to.
    #[inline]
    pub(crate) fn cursor(&mut self) -> *mut u8 {
        self.at
    }

    /// Makes `len` bytes of the spare part count.
    ///
    /// # Safety
    ///
    /// They are initialised, and continue the text to a valid `str`, or do so together with what
    /// the calling function goes on to write without a possible panic in between.
    #[inline]
    pub(crate) unsafe fn commit(&mut self, len: usize) {
        debug_assert!(len <= self.spare_len());
        // SAFETY: initialised bytes lie before `end`.
        self.at = unsafe { self.at.add(len) };
    }

    /// Grows the allocation, or gives the text to the sink, or drops it. There is room for what a
    /// spill has then, if not for `additional` bytes.
    #[cold]
    #[inline(never)]
    pub(crate) fn make_room(&mut self, additional: usize) {
        if self.failed() {
            self.rewind();
        } else if let Target::Sink { limit, .. } = self.target
            && self.len() + additional > limit
        {
            self.drain();
        }
        if self.spare_len() < additional {
            self.grow(additional);
        }
    }

    /// Forgets the text behind `base`.
    fn rewind(&mut self) {
        // SAFETY: `base` was the length of the text at some time, and what was before it stays.
        self.at = unsafe { self.start.add(self.base) };
    }

    /// The allocation as a vector. Leaves an empty one.
    fn take(&mut self) -> Vec<u8> {
        let (start, len) = (self.start, self.len());
        let capacity = self.end as usize - self.start as usize;
        self.put(Vec::new());
        if mem::take(&mut self.is_spilt) {
            return Vec::new();
        }
        // SAFETY: these are the parts of a vector; `self` no longer owns them.
        unsafe { Vec::from_raw_parts(start, len, capacity) }
    }

    /// Takes over an allocation. The one before has been taken, or is empty.
    fn put(&mut self, bytes: Vec<u8>) {
        let mut bytes = ManuallyDrop::new(bytes);
        let (len, capacity) = (bytes.len(), bytes.capacity());
        self.start = bytes.as_mut_ptr();
        // SAFETY: length and capacity are within the allocation.
        (self.at, self.end) = unsafe { (self.start.add(len), self.start.add(capacity)) };
    }
}

impl Drop for Buf<'_> {
    fn drop(&mut self) {
        if self.base > 0 && matches!(self.target, Target::Sink { .. }) {
            self.drain_settled();
        }
        let mut bytes = self.take();
        bytes.truncate(self.base);
        if let Target::Borrowed(vector) = &mut self.target {
            **vector = bytes;
        }
    }
}
