//! chrono: strings, as ISO 8601 has them.

use core::fmt;

use ::chrono::{
    DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeDelta, TimeZone,
    Weekday,
};

use crate::context::JsonContext;
use crate::impls::macros::displayed;
use crate::to_json::{ToJson, ToJsonKey};
use crate::with::Instant;
use crate::writer::{JsonWriter, KeyWriter};

displayed! {
    NaiveDate;
    NaiveTime;
    Weekday;
}

/// What chrono itself panics at.
const OUT_OF_RANGE: &str = "the local time is out of range";

/// A time on the clock of some place, and how far this is from UTC.
struct Local(NaiveDateTime, FixedOffset);

impl Local {
    fn new<Tz: TimeZone>(time: &DateTime<Tz>) -> Option<Self> {
        let offset = time.offset().fix();
        let local = time.naive_utc().checked_add_offset(offset)?;
        Some(Self(local, offset))
    }
}

/// The offset is rounded to minutes, as chrono does.
impl fmt::Display for Local {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(local, offset) = self;
        let offset = offset.local_minus_utc();
        if offset == 0 {
            return write!(formatter, "{local:?}Z");
        }
        let sign = if offset < 0 { '-' } else { '+' };
        let minutes = (offset.abs() + 30) / 60;
        let (hours, minutes) = (minutes / 60, minutes % 60);
        write!(formatter, "{local:?}{sign}{hours:02}:{minutes:02}")
    }
}

impl<C: JsonContext, Tz: TimeZone> ToJson<C> for DateTime<Tz> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match Local::new(self) {
            Some(local) => w.display(&local),
            None => w.unrepresentable(OUT_OF_RANGE),
        }
    }
}

impl<C: JsonContext, Tz: TimeZone> ToJsonKey<C> for DateTime<Tz> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        match Local::new(self) {
            Some(local) => key.display(&local),
            None => key.unrepresentable(OUT_OF_RANGE),
        }
    }
}

impl<C: JsonContext> ToJson<C> for NaiveDateTime {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        // Not what it displays: that has a space instead of `T`.
        w.display(&format_args!("{self:?}"));
    }
}

impl<C: JsonContext> ToJsonKey<C> for NaiveDateTime {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(&format_args!("{self:?}"));
    }
}

impl<C: JsonContext> ToJson<C> for Month {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.string(self.name());
    }
}

impl<C: JsonContext> ToJsonKey<C> for Month {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(self.name());
    }
}

/// Whole seconds, rounded down, and the nanoseconds that are left.
impl<C: JsonContext> ToJson<C> for TimeDelta {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let (seconds, nanoseconds) = (self.num_seconds(), self.subsec_nanos());
        let borrowed = nanoseconds < 0;
        w.value(&(
            seconds - i64::from(borrowed),
            nanoseconds + i32::from(borrowed) * 1_000_000_000,
        ));
    }
}

impl<Tz: TimeZone> Instant for DateTime<Tz> {
    fn unix_seconds(&self) -> i64 {
        self.timestamp()
    }

    fn nanoseconds(&self) -> u32 {
        self.timestamp_subsec_nanos()
    }

    fn offset_seconds(&self) -> i32 {
        self.offset().fix().local_minus_utc()
    }
}
