use chrono::{
    DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc,
    Weekday,
};
use json_runtime::{ErrorKind, Plain};

use crate::{is_fixed, is_key, same, writes};

fn date(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).expect("a date")
}

fn time(hour: u32, minute: u32, second: u32, nano: u32) -> NaiveTime {
    NaiveTime::from_hms_nano_opt(hour, minute, second, nano).expect("a time")
}

#[test]
fn civil_types_are_iso_8601() {
    is_fixed(date(2024, 2, 29), "2024-02-29");
    is_fixed(date(0, 1, 1), "0000-01-01");
    is_fixed(date(-1, 12, 31), "-0001-12-31");
    is_fixed(date(10_000, 1, 1), "+10000-01-01");
    is_fixed(NaiveDate::MIN, "-262143-01-01");
    is_fixed(NaiveDate::MAX, "+262142-12-31");
    is_fixed(time(0, 0, 0, 0), "00:00:00");
    is_fixed(time(1, 2, 3, 4_000_000), "01:02:03.004");
    is_fixed(time(1, 2, 3, 4_000), "01:02:03.000004");
    is_fixed(time(23, 59, 59, 1_999_999_999), "23:59:60.999999999");
    is_fixed(
        date(-1, 1, 1).and_time(time(1, 2, 3, 0)),
        "-0001-01-01T01:02:03",
    );
    is_fixed(NaiveDateTime::MAX, "+262142-12-31T23:59:59.999999999");
}

#[test]
fn points_in_time_are_rfc_3339() {
    let local = date(2024, 2, 29).and_time(time(23, 59, 59, 1_500_000_000));
    is_fixed(local.and_utc(), "2024-02-29T23:59:60.500Z");
    for (offset, text) in [
        (0, "2024-02-29T23:59:60.500Z"),
        (3600, "2024-02-29T23:59:60.500+01:00"),
        (-34_200, "2024-02-29T23:59:60.500-09:30"),
        (86_340, "2024-02-29T23:59:60.500+23:59"),
    ] {
        let offset = FixedOffset::east_opt(offset).expect("an offset");
        is_fixed(offset.from_local_datetime(&local).unwrap(), text);
    }
    same(&DateTime::<Utc>::MIN_UTC);
    same(&DateTime::<Utc>::MAX_UTC);
    same(&date(-1, 1, 1).and_time(NaiveTime::MIN).and_utc());
    same(&date(10_000, 1, 1).and_time(NaiveTime::MIN).and_utc());
}

/// chrono rounds them, and so do we.
#[test]
fn offsets_with_seconds_agree() {
    let local = date(1890, 1, 1).and_time(time(12, 0, 0, 0));
    for seconds in [1, 29, 30, 31, 3_629, 86_399, 1_172] {
        for seconds in [seconds, -seconds] {
            let offset = FixedOffset::east_opt(seconds).expect("an offset");
            same(&offset.from_utc_datetime(&local));
        }
    }
}

/// chrono's own serde support panics.
#[test]
fn a_local_time_out_of_range_is_an_error() {
    let east = FixedOffset::east_opt(3600).expect("an offset");
    let late = DateTime::<Utc>::MAX_UTC.with_timezone(&east);
    let error = Plain::to_string(&[late]).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unrepresentable);
    assert_eq!(error.path(), "$[0]");
    let by_time = std::collections::HashMap::from([(late, 1)]);
    assert!(Plain::to_string(&by_time).is_err());
}

#[test]
fn names_are_those_of_chrono() {
    writes(&Weekday::Mon, r#""Mon""#, r#""Mon""#);
    writes(&Month::September, r#""September""#, r#""September""#);
    is_key(Month::May, r#""May""#, r#""May""#);
}

#[test]
fn durations_are_pairs() {
    writes(&TimeDelta::zero(), "[0,0]", r#"["0",0]"#);
    writes(
        &TimeDelta::nanoseconds(-1),
        "[-1,999999999]",
        r#"["-1",999999999]"#,
    );
    same(&TimeDelta::MIN);
    same(&TimeDelta::MAX);
    same(&TimeDelta::seconds(-5));
    same(&TimeDelta::milliseconds(-5_001));
}
