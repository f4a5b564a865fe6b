//! time: arrays of numbers.
//!
//! This is what time writes with its feature `serde` alone. With `serde-human-readable` it writes
//! strings in formats of its own; no feature of another crate changes what is written here. For
//! text that others read there is `with::Rfc3339`.

use ::time::{
    Date, Month, OffsetDateTime, PlainDateTime, SignedDuration, Time, Timestamp, UtcDateTime,
    UtcOffset, Weekday,
};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::with::Instant;
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! parts {
    ($($type:ty, $value:ident => $parts:expr;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                let $value = self;
                w.value(&$parts);
            }
        }
    )+};
}

parts! {
    Date, it => (it.year(), it.ordinal());
    Month, it => u8::from(*it);
    OffsetDateTime, it => (
        it.year(), it.ordinal(), it.hour(), it.minute(), it.second(), it.nanosecond(),
        it.offset().whole_hours(), it.offset().minutes_past_hour(), it.offset().seconds_past_minute(),
    );
    PlainDateTime, it => (
        it.year(), it.ordinal(), it.hour(), it.minute(), it.second(), it.nanosecond(),
    );
    SignedDuration, it => (it.whole_seconds(), it.subsec_nanoseconds());
    Time, it => (it.hour(), it.minute(), it.second(), it.nanosecond());
    Timestamp, it => it.as_nanoseconds();
    UtcDateTime, it => (
        it.year(), it.ordinal(), it.hour(), it.minute(), it.second(), it.nanosecond(),
    );
    UtcOffset, it => (it.whole_hours(), it.minutes_past_hour(), it.seconds_past_minute());
    Weekday, it => it.number_from_monday();
}

/// The types that are one number.
macro_rules! key {
    ($($type:ty, $value:ident => $number:expr;)+) => {$(
        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                let $value = self;
                $number.write_key(key);
            }
        }
    )+};
}

key! {
    Month, it => u8::from(*it);
    Timestamp, it => it.as_nanoseconds();
    Weekday, it => it.number_from_monday();
}

impl Instant for Timestamp {
    fn unix_seconds(&self) -> i64 {
        UtcDateTime::from(*self).unix_timestamp()
    }

    fn nanoseconds(&self) -> u32 {
        UtcDateTime::from(*self).nanosecond()
    }
}

impl Instant for UtcDateTime {
    fn unix_seconds(&self) -> i64 {
        self.unix_timestamp()
    }

    fn nanoseconds(&self) -> u32 {
        self.nanosecond()
    }
}

impl Instant for OffsetDateTime {
    fn unix_seconds(&self) -> i64 {
        self.unix_timestamp()
    }

    fn nanoseconds(&self) -> u32 {
        self.nanosecond()
    }

    fn offset_seconds(&self) -> i32 {
        self.offset().whole_seconds()
    }
}
