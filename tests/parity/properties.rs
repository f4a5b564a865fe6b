//! Generated values.

use std::collections::BTreeMap;

use json_runtime::Pretty;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;

use crate::same;

/// Failing values are printed; none is written to a file.
fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        cases: count,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Characters of all kinds, those with an escape more often than chance has them.
fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        4 => proptest::char::range(' ', '~'),
        2 => any::<char>(),
        1 => proptest::char::range('\0', '\u{1f}'),
        1 => proptest::sample::select(vec!['"', '\\', '\u{7f}', 'é', '\u{2028}', '🦀']),
    ]
}

fn text(len: std::ops::Range<usize>) -> impl Strategy<Value = String> {
    vec(character(), len).prop_map(String::from_iter)
}

/// Plain text up to a seam of the writer's steps, then anything.
fn long_text() -> impl Strategy<Value = String> {
    (4050..4100_usize, text(0..80)).prop_map(|(len, tail)| "x".repeat(len) + &tail)
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn short_strings(text in text(0..40)) {
        same(&text);
    }

    #[test]
    fn strings_with_one_special_character(
        before in "[ -!#-\\[\\]-~]{0,40}",
        special in character(),
        after in "[ -!#-\\[\\]-~]{0,40}",
    ) {
        same(&format!("{before}{special}{after}"));
    }

    #[test]
    fn integers(
        small: (i8, u8, i16, u16),
        medium: (i32, u32, i64, u64),
        large: (i128, u128, isize, usize),
    ) {
        same(&(small, medium, large));
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn strings_around_a_seam(texts in vec(long_text(), 1..4)) {
        same(&texts);
    }

    /// Every 64 bits are a float; half of these are drawn near 1, where programs have theirs.
    #[test]
    fn doubles(
        bits in vec(any::<u64>(), 500),
        near in vec(-1e6..1e6_f64, 500),
        decimals in vec((any::<i32>(), 0..8_i32), 500),
    ) {
        let any = bits.into_iter().map(f64::from_bits);
        let short = decimals.into_iter().map(|(digits, places)| f64::from(digits) / 10_f64.powi(places));
        same(&any.chain(near).chain(short).collect::<Vec<f64>>());
    }

    #[test]
    fn singles(bits in vec(any::<u32>(), 500), near in vec(-1e6..1e6_f32, 500)) {
        let any = bits.into_iter().map(f32::from_bits);
        same(&any.chain(near).collect::<Vec<f32>>());
    }
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn long_strings(text in text(4000..4200)) {
        same(&text);
    }
}

/// One level of what the next level holds.
type Level<T> = BTreeMap<String, (Option<bool>, Vec<(u16, Option<T>)>)>;

fn level<T: Strategy>(inner: T, len: usize) -> impl Strategy<Value = Level<T::Value>>
where
    T::Value: std::fmt::Debug,
{
    let entries = vec((any::<u16>(), proptest::option::of(inner)), 0..len);
    btree_map(text(0..12), (any::<Option<bool>>(), entries), 0..len)
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn nested_values(value in level(level(level(any::<(f64, char)>(), 4), 4), 4)) {
        same(&value);
    }

    #[test]
    fn any_text_is_read_back(value in level(text(0..40), 8)) {
        let ours = Pretty::to_string(&value).expect("a value without anything to refuse");
        let read: Level<String> = serde_json::from_str(&ours).expect("valid JSON");
        prop_assert_eq!(read, value);
    }
}
