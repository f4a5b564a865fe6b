//! An allocator that fails as it is told, and counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// How many allocations succeed before one fails, and whether all that follow fail, too.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) left: usize,
    pub(crate) for_good: bool,
}

thread_local! {
    static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
    /// How many bytes are allocated, and how many allocations have failed.
    static HELD: Cell<isize> = const { Cell::new(0) };
    static FAILED: Cell<usize> = const { Cell::new(0) };
}

/// Fails as planned.
pub(crate) struct Failing;

fn may_allocate() -> bool {
    let Some(plan) = PLAN.get() else { return true };
    if let Some(left) = plan.left.checked_sub(1) {
        PLAN.set(Some(Plan { left, ..plan }));
        return true;
    }
    if !plan.for_good {
        PLAN.set(None);
    }
    FAILED.set(FAILED.get() + 1);
    false
}

fn hold(more: usize, less: usize) {
    HELD.set(HELD.get() + more.cast_signed() - less.cast_signed());
}

// SAFETY: the system's allocator does it all, unless there is to be no memory, for which a null pointer
// is the sign.
unsafe impl GlobalAlloc for Failing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !may_allocate() {
            return std::ptr::null_mut();
        }
        hold(layout.size(), 0);
        // SAFETY: as for this function.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        hold(0, layout.size());
        // SAFETY: as for this function.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !may_allocate() {
            return std::ptr::null_mut();
        }
        hold(size, layout.size());
        // SAFETY: as for this function.
        unsafe { System.realloc(at, layout, size) }
    }
}

/// How many bytes are allocated.
pub(crate) fn held() -> isize {
    HELD.get()
}

/// Calls `write` while allocations fail as planned. Tells how many did, besides.
pub(crate) fn starved<T>(plan: Plan, write: impl FnOnce() -> T) -> (T, usize) {
    FAILED.set(0);
    PLAN.set(Some(plan));
    let outcome = write();
    PLAN.set(None);
    (outcome, FAILED.get())
}
