use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ::time::macros::{datetime, utc_datetime};
use chrono::{DateTime, FixedOffset, TimeZone, Utc};
use jiff::Timestamp;
use json_runtime::with::{Instant, Rfc3339, UnixMillis, UnixSeconds};
use json_runtime::{ErrorKind, JsonContext, Plain};

use super::{Formed, under, writes};

/// A time that can be anything.
struct Raw(i64, u32, i32);

impl Instant for Raw {
    fn unix_seconds(&self) -> i64 {
        self.0
    }

    fn nanoseconds(&self) -> u32 {
        self.1
    }

    fn offset_seconds(&self) -> i32 {
        self.2
    }
}

/// The same point in time, as every crate has it.
#[test]
fn all_clocks_agree() {
    for (seconds, nanoseconds, millis, text) in [
        (0_i64, 0, "0", "1970-01-01T00:00:00Z"),
        (0, 999_999, "0", "1970-01-01T00:00:00.000999999Z"),
        (-1, 999_999_999, "-1", "1969-12-31T23:59:59.999999999Z"),
        (-1, 0, "-1000", "1969-12-31T23:59:59Z"),
        (
            951_782_400,
            1_000_000,
            "951782400001",
            "2000-02-29T00:00:00.001Z",
        ),
        (
            4_107_542_399,
            10_000,
            "4107542399000",
            "2100-02-28T23:59:59.000010Z",
        ),
        (
            -62_167_219_200,
            0,
            "-62167219200000",
            "0000-01-01T00:00:00Z",
        ),
        (
            253_402_207_200,
            7,
            "253402207200000",
            "9999-12-30T22:00:00.000000007Z",
        ),
    ] {
        let (whole, text) = (seconds.to_string(), format!("\"{text}\""));
        let since = Duration::new(seconds.unsigned_abs(), 0);
        let system = if seconds < 0 {
            UNIX_EPOCH - since
        } else {
            UNIX_EPOCH + since
        };
        check(
            &(system + Duration::from_nanos(nanoseconds.into())),
            &whole,
            millis,
            &text,
        );
        let chrono = Utc
            .timestamp_opt(seconds, nanoseconds)
            .single()
            .expect("in range");
        check(&chrono, &whole, millis, &text);
        let nanos = i128::from(seconds) * 1_000_000_000 + i128::from(nanoseconds);
        let jiff = Timestamp::from_nanosecond(nanos).expect("in range");
        check(&jiff, &whole, millis, &text);
        let time = ::time::UtcDateTime::from_unix_timestamp_nanos(nanos).expect("in range");
        check(&time, &whole, millis, &text);
        check(&::time::Timestamp::from(time), &whole, millis, &text);
        check(&Raw(seconds, nanoseconds, 0), &whole, millis, &text);
    }
}

#[track_caller]
fn check<T: Instant>(time: &T, seconds: &str, millis: &str, text: &str) {
    writes::<UnixSeconds, _>(time, seconds);
    writes::<UnixMillis, _>(time, millis);
    writes::<Rfc3339, _>(time, text);
    writes::<Rfc3339, _>(&time, text);
}

#[test]
fn an_offset_is_kept() {
    let text = r#""2024-02-29T23:30:00-09:30""#;
    writes::<Rfc3339, _>(&datetime!(2024-02-29 23:30 -9:30), text);
    writes::<UnixSeconds, _>(&datetime!(1970-01-01 01:00 +1), "0");
    let west = FixedOffset::west_opt(9 * 3600 + 1800).expect("an offset");
    let chrono = utc_datetime!(2024-03-01 9:00).unix_timestamp();
    writes::<Rfc3339, _>(&west.timestamp_opt(chrono, 0).unwrap(), text);
    let rome = jiff::civil::date(2024, 7, 1)
        .at(12, 0, 0, 0)
        .in_tz("Europe/Rome");
    writes::<Rfc3339, _>(&rome.expect("a zone"), r#""2024-07-01T12:00:00+02:00""#);
    let utc = jiff::civil::date(2024, 7, 1).at(12, 0, 0, 0).in_tz("UTC");
    writes::<Rfc3339, _>(&utc.expect("a zone"), r#""2024-07-01T12:00:00Z""#);
}

/// Points in all years that RFC 3339 has, on clocks all around the world.
#[test]
fn chrono_writes_the_same() {
    let mut state = 1_u64;
    let mut next = |below: u32| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 32) as u32 % below
    };
    for round in 0..20_000 {
        let (day, second_of_day) = (next(3_652_000), next(86_400));
        let seconds = i64::from(day) * 86_400 + i64::from(second_of_day) - 62_167_000_000;
        let nanoseconds = [0, next(1_000) * 1_000_000, next(1_000_000_000)][round % 3];
        let minutes = i32::try_from(next(2_879)).expect("two days") - 1_439;
        let offset = FixedOffset::east_opt(minutes * 60).expect("less than a day");
        let time = offset.timestamp_opt(seconds, nanoseconds).unwrap();
        let text = time.to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true);
        writes::<Rfc3339, _>(&time, &format!("\"{text}\""));
    }
}

/// The text stands for the same point in time, which it would not if the seconds were only dropped.
#[test]
fn seconds_of_an_offset_move_the_clock() {
    for (offset, text) in [
        (59, r#""1970-01-01T00:00:00Z""#),
        (-59, r#""1970-01-01T00:00:00Z""#),
        (61, r#""1970-01-01T00:01:00+00:01""#),
        (-3_661, r#""1969-12-31T22:59:00-01:01""#),
    ] {
        writes::<Rfc3339, _>(&Raw(0, 0, offset), text);
    }
}

#[test]
fn leap_seconds_are_second_60() {
    let leap: DateTime<Utc> = "2016-12-31T23:59:60.5Z".parse().expect("a time");
    writes::<Rfc3339, _>(&leap, r#""2016-12-31T23:59:60.500Z""#);
    writes::<UnixSeconds, _>(&leap, "1483228799");
    writes::<UnixMillis, _>(&leap, "1483228800500");
    // In the middle of a minute there is none.
    writes::<Rfc3339, _>(
        &Raw(1, 1_000_000_001, 0),
        r#""1970-01-01T00:00:02.000000001Z""#,
    );
}

#[test]
fn years_of_five_digits_and_before_0_are_errors() {
    for time in [
        Raw(253_402_300_800, 0, 0),
        Raw(253_402_300_799, 0, 60),
        Raw(-62_167_219_201, 0, 0),
        Raw(-62_167_219_200, 0, -60),
        Raw(i64::MAX, 0, 0),
        Raw(i64::MAX, 0, i32::MAX),
        Raw(i64::MIN, 0, 0),
        Raw(i64::MIN, 0, i32::MIN),
    ] {
        let formed = Formed::<Rfc3339, _>(&time, std::marker::PhantomData);
        let error = Plain::to_string(&[formed]).unwrap_err();
        assert_eq!(
            (error.kind(), error.path()),
            (ErrorKind::Unrepresentable, "$[0]")
        );
        under::<Plain, UnixMillis, _>(&time);
    }
    writes::<UnixMillis, _>(&Raw(i64::MAX, 999_999_999, 0), "9223372036854775807999");
}

#[derive(JsonContext)]
#[json(wide_integers = "string_if_unsafe")]
struct Script;

#[test]
fn counts_are_integers_of_the_context() {
    let far = SystemTime::UNIX_EPOCH + Duration::from_secs(1 << 44);
    assert_eq!(under::<Script, UnixSeconds, _>(&far), "17592186044416");
    assert_eq!(
        under::<Script, UnixMillis, _>(&far),
        r#""17592186044416000""#
    );
}
