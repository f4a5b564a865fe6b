//! Floats: the shortest text that reads back as the same number, as serde_json writes it.

use crate::buf::Buf;
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::number::integer::write_u64;
use crate::options::{NonFinite, WholeFloats};

/// How many digits behind the point the short cut handles, and ten to that power.
const DECIMALS: u32 = 4;
const SCALE: f64 = 10_000.0;
/// Below this a number of `DECIMALS` decimals has at most 15 digits, and so no other decimal of 15
/// digits is as near to the float as it is.
const SHORT: f64 = 1e15;

/// Writes a number, or what the context makes of one that is not finite.
pub(crate) fn write_f64<C: JsonContext>(buf: &mut Buf<'_>, value: f64) {
    if !value.is_finite() {
        write_non_finite::<C>(buf, value);
    } else if !write_short(buf, value, C::WHOLE_FLOATS) {
        write_shortest(
            buf,
            zmij::Buffer::new().format_finite(value),
            C::WHOLE_FLOATS,
        );
    }
}

/// As [`write_f64`]. The shortest text of an `f32` is shorter than that of the same `f64`.
pub(crate) fn write_f32<C: JsonContext>(buf: &mut Buf<'_>, value: f32) {
    if value.is_finite() {
        write_shortest(
            buf,
            zmij::Buffer::new().format_finite(value),
            C::WHOLE_FLOATS,
        );
    } else {
        write_non_finite::<C>(buf, f64::from(value));
    }
}

#[cold]
fn write_non_finite<C: JsonContext>(buf: &mut Buf<'_>, value: f64) {
    let name = if value.is_nan() {
        "NaN"
    } else if value > 0.0 {
        "Infinity"
    } else {
        "-Infinity"
    };
    match C::NON_FINITE {
        NonFinite::Null => buf.push_str("null"),
        NonFinite::Error => buf.fail(
            ErrorKind::NonFinite,
            alloc::format!("{name} is not a JSON number").into(),
        ),
        NonFinite::String => {
            buf.push(b'"');
            buf.push_str(name);
            buf.push(b'"');
        }
    }
}

fn write_shortest(buf: &mut Buf<'_>, text: &str, whole: WholeFloats) {
    match whole {
        WholeFloats::WithFraction => buf.push_str(text),
        WholeFloats::WithoutFraction => buf.push_str(text.strip_suffix(".0").unwrap_or(text)),
    }
}

/// The number times ten to the power of [`DECIMALS`], if that is exactly what the float stands for.
#[expect(
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "between 0 and 10^15, where all integers are exact; what is compared is exact or not short"
)]
#[inline]
fn scaled(magnitude: f64) -> Option<u64> {
    let scaled = magnitude * SCALE + 0.5;
    if scaled < SHORT {
        let scaled = scaled as u64;
        (scaled as f64 / SCALE == magnitude).then_some(scaled)
    } else {
        None
    }
}

/// Writes a number that has at most four decimals. Tells whether it has.
#[inline(never)]
fn write_short(buf: &mut Buf<'_>, value: f64, whole: WholeFloats) -> bool {
    let Some(scaled) = scaled(value.abs()) else {
        return false;
    };
    if value.is_sign_negative() {
        buf.push(b'-');
    }
    let unit = 10_u64.pow(DECIMALS);
    write_u64(buf, scaled / unit);
    write_decimals(buf, scaled % unit, whole);
    true
}

/// Writes the digits behind the point, without the zeros at their end.
fn write_decimals(buf: &mut Buf<'_>, decimals: u64, whole: WholeFloats) {
    if decimals == 0 {
        if matches!(whole, WholeFloats::WithFraction) {
            buf.push_str(".0");
        }
        return;
    }
    buf.push(b'.');
    let (mut rest, mut unit) = (decimals, 10_u64.pow(DECIMALS - 1));
    while rest > 0 {
        buf.push(b'0' + (rest / unit) as u8);
        rest %= unit;
        unit /= 10;
    }
}
