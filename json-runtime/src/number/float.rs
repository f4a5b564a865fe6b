//! Floats: the shortest text that reads back as the same number, as serde_json writes it.

use crate::buf::{Buf, member};
use crate::context::JsonContext;
use crate::error::ErrorKind;
use crate::number::digits::{Digits, LONGEST};
use crate::options::{NonFinite, WholeFloats};

/// Ten to the power of the number of digits behind the point that the short cut handles: four.
const UNIT: u64 = 10_000;
const SCALE: f64 = 10_000.0;
/// Below this a number of four decimals has at most 15 digits, and so no other decimal of 15
/// digits is as near to the float as it is.
const SHORT: f64 = 1e15;

/// Writes a number, or what the context makes of one that is not finite.
#[inline(never)]
pub(crate) fn write_f64<C: JsonContext>(buf: &mut Buf<'_>, value: f64) {
    buf.reserve(LONGEST);
    // SAFETY: the room has been made.
    unsafe { put_f64::<C>(buf, value) }
}

/// As [`write_f64`], where there is room.
///
/// # Safety
///
/// There is room for [`LONGEST`] bytes.
#[inline(always)]
unsafe fn put_f64<C: JsonContext>(buf: &mut Buf<'_>, value: f64) {
    if let Some(scaled) = scaled(value) {
        // SAFETY: as for this function.
        unsafe { put_short(buf, scaled, value.is_sign_negative(), C::WHOLE_FLOATS) }
    } else {
        write_long::<C, _>(buf, value, value.is_finite());
    }
}

/// Writes an array of numbers, brackets and all.
pub(crate) fn write_f64_array<C: JsonContext>(buf: &mut Buf<'_>, items: &[f64]) {
    let mut separator = b'[';
    for &item in items {
        buf.reserve(1 + LONGEST);
        // SAFETY: room for the separator and the longest number has been made.
        unsafe {
            buf.put_all([separator], 1);
            put_f64::<C>(buf, item);
        }
        separator = b',';
    }
    buf.push_array_end(separator);
}

/// As [`write_f64_array`].
pub(crate) fn write_f32_array<C: JsonContext>(buf: &mut Buf<'_>, items: &[f32]) {
    let mut separator = b'[';
    for &item in items {
        buf.push(separator);
        separator = b',';
        write_f32::<C>(buf, item);
    }
    buf.push_array_end(separator);
}

/// As [`write_f64`]. The shortest text of an `f32` is shorter than that of the same `f64`.
#[inline(never)]
pub(crate) fn write_f32<C: JsonContext>(buf: &mut Buf<'_>, value: f32) {
    write_long::<C, _>(buf, value, value.is_finite());
}

/// Writes a number that there is no short cut for.
#[inline(never)]
fn write_long<C: JsonContext, F: zmij::Float + Into<f64>>(
    buf: &mut Buf<'_>,
    value: F,
    is_finite: bool,
) {
    if is_finite {
        write_shortest(buf, value, C::WHOLE_FLOATS);
    } else {
        write_non_finite::<C>(buf, value.into());
    }
}

member! {
    /// As [`write_f64`], with the key of a member in front.
    fn write_f64_member<C>(buf, separator, key, value: f64);
    apart f64_apart, write_f64::<C>;
    room LONGEST;
    {
        // SAFETY: there is room for the key and the longest number.
        unsafe {
            buf.put_key(separator, key);
            put_f64::<C>(buf, value);
        }
    }
}

member! {
    /// As [`write_f32`], with the key of a member in front.
    fn write_f32_member<C>(buf, separator, key, value: f32);
    apart f32_apart, write_f32::<C>;
    room 0;
    {
        // SAFETY: there is room for the key.
        unsafe { buf.put_key(separator, key) }
        write_f32::<C>(buf, value);
    }
}

#[cold]
fn write_non_finite<C: JsonContext>(buf: &mut Buf<'_>, value: f64) {
    let (name, message) = if value.is_nan() {
        ("NaN", "NaN is not a JSON number")
    } else if value > 0.0 {
        ("Infinity", "Infinity is not a JSON number")
    } else {
        ("-Infinity", "-Infinity is not a JSON number")
    };
    match C::NON_FINITE {
        NonFinite::Null => buf.push_null_number(),
        NonFinite::Error => buf.fail(ErrorKind::NonFinite, message.into()),
        NonFinite::String => {
            buf.push(b'"');
            buf.push_str(name);
            buf.push(b'"');
        }
    }
}

/// Writes the text of a finite number straight into the buffer: read back from a buffer of its own
/// right after it was written there, it would keep the processor waiting.
#[inline]
fn write_shortest<F: zmij::Float>(buf: &mut Buf<'_>, value: F, whole: WholeFloats) {
    const { assert!(align_of::<zmij::Buffer>() == 1) }
    buf.reserve(size_of::<zmij::Buffer>());
    let at = buf.cursor();
    let place = at.cast::<zmij::Buffer>();
    // SAFETY: there is room for a zmij buffer, which can be anywhere; nothing else uses the room.
    let text = unsafe {
        place.write(zmij::Buffer::new());
        (*place).format_finite(value)
    };
    let text = match whole {
        WholeFloats::WithFraction => text,
        WholeFloats::WithoutFraction => text.strip_suffix(".0").unwrap_or(text),
    };
    let (start, len) = (text.as_ptr(), text.len());
    // SAFETY: the text lies in the room that was reserved, and is moved to its beginning if zmij
    // has put it elsewhere.
    unsafe {
        if start != at.cast_const() {
            core::ptr::copy(start, at, len);
        }
        buf.commit(len);
    }
}

/// The magnitude times [`UNIT`], if that is exactly what the float stands
/// for. (NaN and the infinities are not short either.)
#[expect(
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "between 0 and 10^15, where all integers are exact; what is compared is exact or not short"
)]
#[inline(always)]
fn scaled(value: f64) -> Option<u64> {
    let magnitude = value.abs();
    let product = magnitude * SCALE;
    if product < SHORT {
        // SAFETY: it is no NaN, and between 0 and 10^15.
        let nearest: i64 = unsafe { (product + 0.5).to_int_unchecked() };
        (nearest as f64 / SCALE == magnitude).then_some(nearest as u64)
    } else {
        None
    }
}

/// Writes a number that has at most four decimals.
///
/// # Safety
///
/// There is room for [`LONGEST`] bytes.
#[inline(always)]
unsafe fn put_short(buf: &mut Buf<'_>, scaled: u64, is_negative: bool, whole: WholeFloats) {
    // SAFETY: as for this function.
    let mut digits = unsafe { Digits::within(buf) };
    if is_negative {
        digits.sign();
    }
    if scaled.is_multiple_of(UNIT) && matches!(whole, WholeFloats::WithoutFraction) {
        digits.all(scaled / UNIT);
    } else {
        digits.decimal(scaled);
    }
    digits.end();
}
