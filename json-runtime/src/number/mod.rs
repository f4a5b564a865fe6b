//! Numbers: their shortest text, straight into the buffer.

#![expect(
    clippy::cast_possible_truncation,
    reason = "digits and parts of numbers are known to be small"
)]

mod digits;
mod float;
mod integer;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use float::{
    write_f32, write_f32_array, write_f32_member, write_f64, write_f64_array, write_f64_member,
};
pub(crate) use integer::{
    write_i64, write_i64_array, write_i64_member, write_i128, write_i128_array, write_i128_member,
    write_u64, write_u64_array, write_u64_member, write_u128, write_u128_array, write_u128_member,
};
