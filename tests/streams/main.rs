//! Rows that are written while they come, and what becomes of them when something fails.

#![expect(
    clippy::struct_field_names,
    clippy::trivially_copy_pass_by_ref,
    reason = "what users write, and what `with` is given"
)]

mod arrays;
mod chunks;
mod closed;
mod display;
mod elements;
mod fallible;
mod lines;
mod polled;
mod rows;
mod sinks;
