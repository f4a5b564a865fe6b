use time::macros::{date, datetime, offset, time, utc_datetime};
use time::{Date, Month, SignedDuration, Timestamp, UtcOffset, Weekday};

use crate::{Api, is_key, is_omitted, same, writes};

#[test]
fn civil_types_are_arrays() {
    writes(&date!(2024 - 12 - 31), "[2024,366]", "[2024,366]");
    writes(&date!(0000 - 01 - 01), "[0,1]", "[0,1]");
    writes(&date!(-0001 - 12 - 31), "[-1,365]", "[-1,365]");
    same(&Date::MIN);
    same(&Date::MAX);
    writes(&time!(0:00), "[0,0,0,0]", "[0,0,0,0]");
    writes(
        &time!(23:59:59.999_999_999),
        "[23,59,59,999999999]",
        "[23,59,59,999999999]",
    );
    writes(
        &datetime!(-0001-01-01 1:02:03.004),
        "[-1,1,1,2,3,4000000]",
        "[-1,1,1,2,3,4000000]",
    );
}

#[test]
fn points_in_time_are_arrays() {
    writes(
        &datetime!(2024-02-29 12:00 -9:30:15),
        "[2024,60,12,0,0,0,-9,-30,-15]",
        "[2024,60,12,0,0,0,-9,-30,-15]",
    );
    writes(
        &utc_datetime!(1969-12-31 23:59:59),
        "[1969,365,23,59,59,0]",
        "[1969,365,23,59,59,0]",
    );
    writes(&offset!(+1:02:03), "[1,2,3]", "[1,2,3]");
    same(&UtcOffset::UTC);
}

#[test]
fn names_are_numbers() {
    writes(&Weekday::Sunday, "7", "7");
    writes(&Month::February, "2", "2");
    is_key(Month::December, r#""12""#, r#""12""#);
    let by_day = std::collections::HashMap::from([(Weekday::Monday, 1)]);
    same(&by_day);
    assert_eq!(Api::to_string(&by_day).unwrap(), r#"{"1":1}"#);
}

#[test]
fn durations_and_timestamps_are_numbers() {
    writes(&SignedDuration::ZERO, "[0,0]", r#"["0",0]"#);
    same(&SignedDuration::MIN);
    same(&SignedDuration::MAX);
    same(&SignedDuration::new(-1, -1));
    for time in [
        Timestamp::from(utc_datetime!(1969-12-31 23:59:59.5)),
        Timestamp::from(utc_datetime!(9999-12-31 23:59:59.999_999_999)),
    ] {
        same(&time);
        same(&std::collections::BTreeMap::from([(time, 1)]));
        assert!(!is_omitted(&time));
    }
}
