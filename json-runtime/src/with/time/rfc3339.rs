//! The calendar, and the text of RFC 3339.

use core::fmt;

use super::Instant;

const DAY: i64 = 86_400;

/// A point in time on the clock and the calendar of some place.
pub(super) struct Text {
    year: i64,
    month: i64,
    day: i64,
    second_of_day: i64,
    /// A second or more in a leap second.
    nanoseconds: u32,
    offset_minutes: i32,
}

impl Text {
    /// Fails if the year does not have four digits.
    pub(super) fn new<T: Instant + ?Sized>(time: &T) -> Option<Self> {
        let offset_minutes = time.offset_seconds() / 60;
        let mut local = time
            .unix_seconds()
            .checked_add(i64::from(offset_minutes) * 60)?;
        let mut nanoseconds = time.nanoseconds();
        // A leap second can only follow the last one of a minute.
        if nanoseconds >= 1_000_000_000 && local.rem_euclid(60) != 59 {
            local = local.checked_add(1)?;
            nanoseconds -= 1_000_000_000;
        }
        let (year, month, day) = date(local.div_euclid(DAY));
        (0..10_000).contains(&year).then_some(Self {
            year,
            month,
            day,
            second_of_day: local.rem_euclid(DAY),
            nanoseconds,
            offset_minutes,
        })
    }
}

/// The year, month and day, a number of days after 1970-01-01.
///
/// It counts eras of 400 years, each of which begins with a March: the day of February that only
/// some years have is the last one of its year then.
fn date(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    const BETWEEN_MARCH_OF_0_AND_1970: i64 = 719_468;
    let days = days + BETWEEN_MARCH_OF_0_AND_1970;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, is_next_year) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + is_next_year, month, day)
}

impl fmt::Display for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, fraction) = (
            self.nanoseconds / 1_000_000_000,
            self.nanoseconds % 1_000_000_000,
        );
        let (hour, minute) = (self.second_of_day / 3600, self.second_of_day / 60 % 60);
        let second = self.second_of_day % 60 + i64::from(seconds);
        let Self {
            year, month, day, ..
        } = self;
        write!(
            formatter,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}"
        )?;
        match fraction {
            0 => {}
            _ if fraction % 1_000_000 == 0 => write!(formatter, ".{:03}", fraction / 1_000_000)?,
            _ if fraction % 1000 == 0 => write!(formatter, ".{:06}", fraction / 1000)?,
            _ => write!(formatter, ".{fraction:09}")?,
        }
        let offset = self.offset_minutes;
        if offset == 0 {
            return formatter.write_str("Z");
        }
        let (sign, minutes) = (if offset < 0 { '-' } else { '+' }, offset.abs());
        write!(formatter, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::date;

    /// Every day of a bit more than one era, counted one by one.
    #[test]
    fn days_follow_each_other() {
        let mut expected = (1969, 12, 31);
        for days in -1..150_000 {
            assert_eq!(date(days), expected);
            let (year, month, day) = expected;
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let len = match month {
                2 => 28 + i64::from(is_leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            expected = match (month, day) {
                (12, 31) => (year + 1, 1, 1),
                _ if day == len => (year, month + 1, 1),
                _ => (year, month, day + 1),
            };
        }
    }

    #[test]
    fn far_days_are_known() {
        for (days, expected) in [
            (-719_528, (0, 1, 1)),
            (-719_529, (-1, 12, 31)),
            (2_932_896, (9999, 12, 31)),
            (2_932_897, (10_000, 1, 1)),
            (i64::MAX / 86_400, (292_277_026_596, 12, 4)),
            (i64::MIN / 86_400, (-292_277_022_657, 1, 28)),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
