//! `rust_decimal`: a string, with all digits that the number has.
//!
//! Features of that crate make it write numbers to serde; none changes what is written here. For a
//! number there is `with::Decimals`.

use core::fmt;

use ::rust_decimal::Decimal;

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::with::{Decimals, With, write_number};
use crate::writer::{JsonWriter, KeyWriter};

impl<C: JsonContext> ToJson<C> for Decimal {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.display(self);
    }

    fn is_default(&self) -> bool {
        self.is_zero()
    }
}

impl<C: JsonContext> ToJsonKey<C> for Decimal {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(self);
    }
}

impl<C: JsonContext, const N: usize> With<Decimal, C> for Decimals<N> {
    fn write_json(value: &Decimal, w: &mut JsonWriter<'_, C>) {
        let places = u32::try_from(Self::PLACES).unwrap_or(u32::MAX);
        let rounded = value.round_dp(places);
        // Not with a precision: that panics at large numbers.
        let zeros = Zeros(places.saturating_sub(rounded.scale()));
        let point = if rounded.scale() == 0 && places > 0 {
            "."
        } else {
            ""
        };
        write_number(w, format_args!("{rounded}{point}{zeros}"));
    }
}

/// So many zeros.
struct Zeros(u32);

impl fmt::Display for Zeros {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| formatter.write_str("0"))
    }
}
