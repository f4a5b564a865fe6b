//! Numbers against the formatters of `core` and of zmij.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::words::{EIGHT, eight_digits, sixteen_digits};
use super::{
    write_f32, write_f64, write_i64, write_i64_array, write_i128, write_u64, write_u64_array,
    write_u128, write_u128_array,
};
use crate::buf::Buf;
use crate::context::JsonContext;
use crate::contexts::Plain;
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

/// Every number of up to eight digits that a step could get wrong: each quotient at its limits.
#[test]
fn words_are_digits() {
    let mut numbers: Vec<u64> = (0..=9999)
        .flat_map(|part| [part, part * 10_000, part * 10_001])
        .collect();
    numbers.extend(random_bits(100_000).map(|bits| bits % EIGHT));
    numbers.push(EIGHT - 1);
    for (&high, &low) in numbers.iter().zip(numbers.iter().rev()) {
        let expected = |value: u64| alloc::format!("{value:08}").into_bytes();
        let [first, second] = sixteen_digits(high, low);
        assert_eq!(first.to_le_bytes(), *expected(high));
        assert_eq!(second.to_le_bytes(), *expected(low));
        assert_eq!(eight_digits(high).to_le_bytes(), *expected(high));
    }
}

#[test]
fn arrays_are_their_elements() {
    fn joined<T: ToString>(items: &[T]) -> String {
        let texts: Vec<_> = items.iter().map(ToString::to_string).collect();
        alloc::format!("[{}]", texts.join(","))
    }
    let wide = integers();
    for items in [&wide[..0], &wide[..1], &wide[..64], &wide[..65], &wide[..]] {
        let narrow: Vec<_> = items.iter().map(|&item| item as u64).collect();
        let signed: Vec<_> = items.iter().map(|&item| item as i64).collect();
        let short: Vec<_> = items.iter().map(|&item| item as i16).collect();
        assert_eq!(text(|buf| write_u128_array(buf, items)), joined(items));
        assert_eq!(text(|buf| write_u64_array(buf, &narrow)), joined(&narrow));
        assert_eq!(text(|buf| write_i64_array(buf, &signed)), joined(&signed));
        assert_eq!(text(|buf| write_i64_array(buf, &short)), joined(&short));
    }
}

/// Floats of any bits, decimals of up to eight places, and the neighbours of these.
#[expect(
    clippy::cast_precision_loss,
    reason = "any float near the number will do"
)]
fn many_floats(count: usize) -> impl Iterator<Item = f64> {
    random_bits(count).map(|bits| {
        let number = (bits >> 24) as f64;
        let decimal =
            |places: u64| number / 10_f64.powi(places as i32) / (1_u64 << (bits % 32)) as f64;
        match bits % 4 {
            0 => f64::from_bits(bits.rotate_left(17)),
            1 => ((bits >> 20) % 1_000_000_000) as f64 / 10_f64.powi((bits >> 8) as i32 % 9),
            2 => (((bits >> 20) % 100_000_000) as f64 / 10_000.0).next_up(),
            _ => decimal(bits >> 5 & 7),
        }
    })
}

/// Compares arrays of floats, and of these as `f32`, with what `serde_json` writes.
fn floats_are_those_of_serde_json(count: usize) {
    let (mut floats, mut ours, mut theirs) = (many_floats(count), Vec::new(), Vec::new());
    loop {
        let batch: Vec<f64> = floats.by_ref().take(1000).collect();
        if batch.is_empty() {
            return;
        }
        ours.clear();
        theirs.clear();
        crate::append(&batch, &mut ours).unwrap();
        serde_json::to_writer(&mut theirs, &batch).unwrap();
        let batch: Vec<f32> = batch.iter().map(|&float| float as f32).collect();
        crate::append(&batch, &mut ours).unwrap();
        serde_json::to_writer(&mut theirs, &batch).unwrap();
        assert!(ours == theirs, "{}", String::from_utf8_lossy(&ours));
    }
}

#[test]
fn floats_of_all_kinds_are_those_of_serde_json() {
    floats_are_those_of_serde_json(200_000);
}

#[test]
#[ignore = "takes minutes; CONTRIBUTING.md has the command"]
fn a_hundred_million_floats_are_those_of_serde_json() {
    floats_are_those_of_serde_json(100_000_000);
}
