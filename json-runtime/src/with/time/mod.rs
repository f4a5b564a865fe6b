mod rfc3339;

#[cfg(feature = "std")]
use std::time::{SystemTime, UNIX_EPOCH};

use super::With;
use crate::context::JsonContext;
use crate::writer::JsonWriter;
use rfc3339::Text;

/// A point in time, which [`UnixSeconds`], [`UnixMillis`] and [`Rfc3339`] can write.
///
/// [`SystemTime`](https://doc.rust-lang.org/std/time/struct.SystemTime.html) is one, and with the
/// features of their names so are the types of chrono, jiff and time that know where on the time
/// line they are.
///
/// ```
/// use json_runtime::ToJson;
/// use json_runtime::with::Instant;
///
/// struct GpsTime(i64);
///
/// impl Instant for GpsTime {
///     fn unix_seconds(&self) -> i64 {
///         self.0 + 315_964_782
///     }
///     fn nanoseconds(&self) -> u32 {
///         0
///     }
/// }
///
/// #[derive(ToJson)]
/// struct Fix {
///     #[json(with = "json_runtime::with::Rfc3339")]
///     time: GpsTime,
/// }
///
/// let fix = Fix { time: GpsTime(1_400_000_000) };
/// assert_eq!(json_runtime::to_string(&fix).unwrap(), r#"{"time":"2024-05-17T16:53:02Z"}"#);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a point in time",
    label = "cannot be written as a time",
    note = "`SystemTime` is one, and types of chrono, jiff and time with the features of these names",
    note = "for the values in an option, a list or a map there is `json_runtime::with::Each`"
)]
pub trait Instant {
    /// How many whole seconds after 1970-01-01T00:00:00Z it is, rounded down.
    ///
    /// ```
    /// use json_runtime::with::Instant;
    /// use std::time::{Duration, UNIX_EPOCH};
    ///
    /// assert_eq!((UNIX_EPOCH + Duration::from_millis(1_500)).unix_seconds(), 1);
    /// assert_eq!((UNIX_EPOCH - Duration::from_millis(1_500)).unix_seconds(), -2);
    /// ```
    fn unix_seconds(&self) -> i64;

    /// How many nanoseconds after that second it is: less than a second, or less than two in a leap
    /// second.
    ///
    /// ```
    /// use json_runtime::with::Instant;
    /// use std::time::{Duration, UNIX_EPOCH};
    ///
    /// assert_eq!((UNIX_EPOCH + Duration::from_millis(1_500)).nanoseconds(), 500_000_000);
    /// ```
    fn nanoseconds(&self) -> u32;

    /// How many seconds the clock that it was read from is ahead of UTC.
    ///
    /// ```
    /// use json_runtime::with::Instant;
    /// use std::time::SystemTime;
    ///
    /// assert_eq!(SystemTime::now().offset_seconds(), 0); // that clock shows UTC
    /// ```
    fn offset_seconds(&self) -> i32 {
        0
    }
}

impl<T: Instant + ?Sized> Instant for &T {
    fn unix_seconds(&self) -> i64 {
        (**self).unix_seconds()
    }

    fn nanoseconds(&self) -> u32 {
        (**self).nanoseconds()
    }

    fn offset_seconds(&self) -> i32 {
        (**self).offset_seconds()
    }
}

#[cfg(feature = "std")]
impl Instant for SystemTime {
    fn unix_seconds(&self) -> i64 {
        let whole = |seconds| i64::try_from(seconds).unwrap_or(i64::MAX);
        match self.duration_since(UNIX_EPOCH) {
            Ok(since) => whole(since.as_secs()),
            Err(error) => {
                let until = error.duration();
                -whole(until.as_secs()) - i64::from(until.subsec_nanos() > 0)
            }
        }
    }

    fn nanoseconds(&self) -> u32 {
        match self.duration_since(UNIX_EPOCH) {
            Ok(since) => since.subsec_nanos(),
            Err(error) => match error.duration().subsec_nanos() {
                0 => 0,
                nanoseconds => 1_000_000_000 - nanoseconds,
            },
        }
    }
}

/// A point in time as the whole seconds since 1970, rounded down. Before 1970 it is negative.
///
/// ```
/// use json_runtime::ToJson;
/// use std::time::{Duration, SystemTime};
///
/// #[derive(ToJson)]
/// struct Token {
///     #[json(with = "json_runtime::with::UnixSeconds")]
///     exp: SystemTime,
/// }
///
/// let token = Token { exp: SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_999) };
/// assert_eq!(json_runtime::to_string(&token).unwrap(), r#"{"exp":1700000000}"#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct UnixSeconds;
callable!(UnixSeconds: "std::time::SystemTime", "UnixSeconds", "std::time::UNIX_EPOCH" => "0");

impl<C: JsonContext, T: Instant + ?Sized> With<T, C> for UnixSeconds {
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
        w.value(&value.unix_seconds());
    }
}

/// A point in time as the whole milliseconds since 1970, rounded down: what JavaScript's `Date`
/// takes.
///
/// ```
/// use json_runtime::ToJson;
/// use std::time::{Duration, SystemTime};
///
/// #[derive(ToJson)]
/// struct Event {
///     #[json(with = "json_runtime::with::UnixMillis")]
///     at: SystemTime,
/// }
///
/// let event = Event { at: SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_999) };
/// assert_eq!(json_runtime::to_string(&event).unwrap(), r#"{"at":1700000000999}"#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct UnixMillis;
callable!(UnixMillis: "std::time::SystemTime", "UnixMillis", "std::time::UNIX_EPOCH" => "0");

impl<C: JsonContext, T: Instant + ?Sized> With<T, C> for UnixMillis {
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
        let seconds = i128::from(value.unix_seconds());
        w.value(&(seconds * 1000 + i128::from(value.nanoseconds() / 1_000_000)));
    }
}

/// A point in time as a string such as `2023-11-14T22:13:20.500Z` (RFC 3339).
///
/// A time that knows an offset from UTC is written with it, `+01:00`; seconds of an offset, which
/// RFC 3339 has no place for, are dropped and the clock is set accordingly. Fractions of a second
/// have three, six or nine digits, or none. RFC 3339 has the years 0 to 9999; any other is an error.
///
/// ```
/// use json_runtime::ToJson;
/// use std::time::{Duration, SystemTime};
///
/// #[derive(ToJson)]
/// struct Event {
///     #[json(with = "json_runtime::with::Rfc3339")]
///     at: SystemTime,
/// }
///
/// let event = Event { at: SystemTime::UNIX_EPOCH + Duration::from_micros(1_500_000) };
/// assert_eq!(json_runtime::to_string(&event).unwrap(), r#"{"at":"1970-01-01T00:00:01.500Z"}"#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rfc3339;
callable!(Rfc3339: "std::time::SystemTime", "Rfc3339", "std::time::UNIX_EPOCH" => "\"1970-01-01T00:00:00Z\"");

impl<C: JsonContext, T: Instant + ?Sized> With<T, C> for Rfc3339 {
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
        match Text::new(value) {
            Some(text) => w.display(&text),
            None => w.unrepresentable("RFC 3339 has no time outside the years 0 to 9999"),
        }
    }
}
