//! A global allocator that counts what it is asked for.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// The system's allocator, with a count.
///
/// Make it the global allocator of a bench, and count what a function asks for with
/// [`count`](Self::count). At all other times it only looks at a flag, so that counting does not
/// slow down what allocates much.
pub struct Counting {
    on: AtomicBool,
    calls: AtomicU64,
    bytes: AtomicU64,
}

/// What was asked of an allocator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allocations {
    /// New allocations, and changes of size.
    pub calls: u64,
    /// The sizes of the new ones, and the new sizes of the others.
    pub bytes: u64,
}

impl Counting {
    /// An allocator that has counted nothing.
    #[expect(
        clippy::new_without_default,
        reason = "a static is made by a const function"
    )]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            on: AtomicBool::new(false),
            calls: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
        }
    }

    /// What the process asks for while `run` runs.
    pub fn count(&self, run: impl FnOnce()) -> Allocations {
        let before = self.so_far();
        self.on.store(true, Relaxed);
        run();
        self.on.store(false, Relaxed);
        let after = self.so_far();
        Allocations {
            calls: after.calls - before.calls,
            bytes: after.bytes - before.bytes,
        }
    }

    fn so_far(&self) -> Allocations {
        Allocations {
            calls: self.calls.load(Relaxed),
            bytes: self.bytes.load(Relaxed),
        }
    }

    fn note(&self, size: usize) {
        if self.on.load(Relaxed) {
            self.calls.fetch_add(1, Relaxed);
            self.bytes.fetch_add(size as u64, Relaxed);
        }
    }
}

// SAFETY: every call goes to the system's allocator as it is; counting touches no memory that is
// handed out, and does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.note(layout.size());
        // SAFETY: what the caller promises is what `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.note(layout.size());
        // SAFETY: what the caller promises is what `System` asks for.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        self.note(size);
        // SAFETY: what the caller promises is what `System` asks for; every block is from `System`.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: what the caller promises is what `System` asks for; every block is from `System`.
        unsafe { System.dealloc(block, layout) }
    }
}
