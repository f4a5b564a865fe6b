//! Numbers against the formatters of `core` and of zmij.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{write_f32, write_f64, write_i64, write_i128, write_u64, write_u128};
use crate::buf::Buf;
use crate::context::{JsonContext, Plain};
use crate::options::WholeFloats;

fn text(write: impl FnOnce(&mut Buf<'_>)) -> String {
    let mut buf = Buf::owned(0);
    write(&mut buf);
    buf.finish_string().unwrap()
}

/// A fixed sequence of random bits (xorshift, Marsaglia 2003).
fn random_bits(count: usize) -> impl Iterator<Item = u64> {
    core::iter::successors(Some(0x9e37_79b9_7f4a_7c15_u64), |&bits| {
        let bits = bits ^ (bits << 13);
        let bits = bits ^ (bits >> 7);
        Some(bits ^ (bits << 17))
    })
    .take(count)
}

/// Numbers of every length: around each power of two and of ten, and random ones cut to each length.
fn integers() -> Vec<u128> {
    let powers = (0..128).map(|exponent| 1_u128 << exponent);
    let tens = (0..39).map(|exponent| 10_u128.pow(exponent));
    let edges = powers.chain(tens).chain([u128::MAX]);
    let near = edges.flat_map(|edge| [edge.wrapping_sub(1), edge, edge.wrapping_add(1), edge / 7]);
    let random =
        random_bits(20_000).map(|bits| (u128::from(bits) * u128::from(bits)) >> (bits % 128));
    near.chain(random).collect()
}

#[test]
#[expect(clippy::cast_possible_wrap, reason = "any bits will do")]
fn integers_have_the_text_of_core() {
    for wide in integers() {
        let narrow = wide as u64;
        assert_eq!(text(|buf| write_u128(buf, wide)), wide.to_string());
        assert_eq!(
            text(|buf| write_i128(buf, wide as i128)),
            (wide as i128).to_string()
        );
        assert_eq!(
            text(|buf| write_i128(buf, -(wide as i128 >> 1))),
            (-(wide as i128 >> 1)).to_string()
        );
        assert_eq!(text(|buf| write_u64(buf, narrow)), narrow.to_string());
        assert_eq!(
            text(|buf| write_i64(buf, narrow as i64)),
            (narrow as i64).to_string()
        );
    }
}

fn assert_shortest(value: f64) {
    let expected = zmij::Buffer::new().format_finite(value).to_string();
    assert_eq!(text(|buf| write_f64::<Plain>(buf, value)), expected);
    assert_eq!(
        text(|buf| write_f64::<Plain>(buf, -value)),
        format_negative(&expected)
    );
}

fn format_negative(text: &str) -> String {
    text.strip_prefix('-')
        .map_or_else(|| alloc::format!("-{text}"), ToString::to_string)
}

/// All decimals of up to five places near small numbers and near the end of the short cut, and their
/// neighbours.
#[test]
fn short_decimals_have_the_shortest_text() {
    for whole in [
        0_u64,
        1,
        9,
        99,
        12_345,
        99_999_999_999,
        100_000_000_000,
        123_456_789_012_345,
    ] {
        for decimals in (0..100_000).step_by(7) {
            let value: f64 = alloc::format!("{whole}.{decimals:05}").parse().unwrap();
            assert_shortest(value);
            assert_shortest(value.next_up());
        }
    }
    for value in [
        0.0,
        0.0001,
        0.00005,
        0.000_049_9,
        1e15,
        1e16,
        1e-5,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
    ] {
        assert_shortest(value);
    }
}

#[test]
fn random_floats_have_the_shortest_text() {
    for bits in random_bits(100_000) {
        let value = f64::from_bits(bits);
        if value.is_finite() {
            assert_shortest(value);
        }
        let value = f32::from_bits(bits as u32);
        if value.is_finite() {
            let expected = zmij::Buffer::new().format_finite(value).to_string();
            assert_eq!(text(|buf| write_f32::<Plain>(buf, value)), expected);
        }
    }
}

#[test]
fn whole_floats_lose_their_fraction_where_the_context_says_so() {
    struct Whole;
    impl JsonContext for Whole {
        const WHOLE_FLOATS: WholeFloats = WholeFloats::WithoutFraction;
    }
    for (value, expected) in [
        (1.0, "1"),
        (-0.0, "-0"),
        (1.5, "1.5"),
        (100.0, "100"),
        (123_456_789_012_345.0, "123456789012345"),
        (1e16, "1e+16"),
        (1e300, "1e+300"),
    ] {
        assert_eq!(text(|buf| write_f64::<Whole>(buf, value)), expected);
    }
    assert_eq!(
        text(|buf| write_f32::<Whole>(buf, 16_777_216.0)),
        "16777216"
    );
}
