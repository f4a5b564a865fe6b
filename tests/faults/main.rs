//! What happens where something else fails: no memory, or a panic in the middle.

mod allocator;
mod memory;
#[cfg(feature = "std")]
mod panics;

#[global_allocator]
static ALLOCATOR: allocator::Failing = allocator::Failing;
