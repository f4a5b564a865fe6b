//! jiff: strings, as ISO 8601 and RFC 9557 have them.

use ::jiff::civil::{Date, DateTime, ISOWeekDate, Time};
use ::jiff::{SignedDuration, Span, Timestamp, ZonedDateTime};

use crate::impls::macros::displayed;
use crate::with::Instant;

displayed! {
    Date;
    DateTime;
    ISOWeekDate;
    SignedDuration;
    Span;
    Time;
    Timestamp;
    ZonedDateTime;
}

const SECOND: i128 = 1_000_000_000;

impl Instant for Timestamp {
    fn unix_seconds(&self) -> i64 {
        // A timestamp is in the years -9999 to 9999.
        i64::try_from(self.as_nanosecond().div_euclid(SECOND)).unwrap_or_default()
    }

    fn nanoseconds(&self) -> u32 {
        u32::try_from(self.as_nanosecond().rem_euclid(SECOND)).unwrap_or_default()
    }
}

impl Instant for ZonedDateTime {
    fn unix_seconds(&self) -> i64 {
        self.timestamp().unix_seconds()
    }

    fn nanoseconds(&self) -> u32 {
        self.timestamp().nanoseconds()
    }

    fn offset_seconds(&self) -> i32 {
        self.offset().seconds()
    }
}
