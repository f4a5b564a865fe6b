use jiff::civil::{Date, DateTime, ISOWeekDate, Time, date};
use jiff::tz::{TimeZone, offset};
use jiff::{SignedDuration, Span, Timestamp, ToSpan};

use crate::{is_fixed, same, writes};

#[test]
fn civil_types_are_iso_8601() {
    is_fixed(date(2024, 2, 29), "2024-02-29");
    is_fixed(date(0, 1, 1), "0000-01-01");
    is_fixed(Date::MIN, "-009999-01-01");
    is_fixed(Time::MAX, "23:59:59.999999999");
    is_fixed(
        date(-1, 1, 1).at(1, 2, 3, 500_000_000),
        "-000001-01-01T01:02:03.5",
    );
    is_fixed(DateTime::MAX, "9999-12-31T23:59:59.999999999");
    is_fixed(ISOWeekDate::from(date(2024, 12, 30)), "2025-W01-1");
}

#[test]
fn points_in_time_are_rfc_9557() {
    is_fixed(Timestamp::UNIX_EPOCH, "1970-01-01T00:00:00Z");
    same(&Timestamp::MIN);
    same(&Timestamp::MAX);
    is_fixed(
        Timestamp::from_nanosecond(-1).expect("in range"),
        "1969-12-31T23:59:59.999999999Z",
    );
    let noon = date(2024, 7, 1).at(12, 0, 0, 0);
    let rome = noon.in_tz("Europe/Rome").expect("a zone");
    is_fixed(rome, "2024-07-01T12:00:00+02:00[Europe/Rome]");
    let fixed = TimeZone::fixed(offset(-5));
    is_fixed(
        noon.to_zoned_datetime(fixed).expect("in range"),
        "2024-07-01T12:00:00-05:00[-05:00]",
    );
    // The offset has seconds: a local mean time.
    let old = date(1800, 1, 1).at(0, 0, 0, 0).in_tz("Europe/Rome");
    same(&old.expect("a zone"));
}

#[test]
fn durations_are_iso_8601() {
    is_fixed(SignedDuration::ZERO, "PT0S");
    is_fixed(SignedDuration::new(-90, -500_000_000), "-PT1M30.5S");
    same(&SignedDuration::MIN);
    same(&SignedDuration::MAX);
    let span = 1.year().months(2).days(3).hours(4).nanoseconds(5);
    writes(
        &span,
        r#""P1Y2M3DT4H0.000000005S""#,
        r#""P1Y2M3DT4H0.000000005S""#,
    );
    same(&Span::new());
    same(&-span);
}
