//! Strings and characters.

use alloc::string::String;
use core::fmt::{self, Write as _};

use super::macros::text;
use crate::context::JsonContext;
use crate::key::Key;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

impl<C: JsonContext> ToJson<C> for str {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.string(self);
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        w.text(self);
    }

    #[inline]
    fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
        w.text_member(separator, key, self);
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

impl<C: JsonContext> ToJsonKey<C> for str {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.text(self);
    }
}

text!(String);

impl<C: JsonContext> ToJson<C> for char {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.string(self.encode_utf8(&mut [0; 4]));
    }

    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        w.text(self.encode_utf8(&mut [0; 4]));
    }
}

impl<C: JsonContext> ToJsonKey<C> for char {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.text(self.encode_utf8(&mut [0; 4]));
    }
}

impl<C: JsonContext> ToJson<C> for fmt::Arguments<'_> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.display(self);
    }

    fn is_default(&self) -> bool {
        is_empty(self)
    }
}

/// Whether a `Display` impl prints nothing.
pub(crate) fn is_empty(value: &(impl fmt::Display + ?Sized)) -> bool {
    write!(Nothing, "{value}").is_ok()
}

/// Takes no text.
struct Nothing;

impl fmt::Write for Nothing {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.is_empty() {
            Ok(())
        } else {
            Err(fmt::Error)
        }
    }
}

/// A key that is put together where it is written: no naming policy changes it.
impl<C: JsonContext> ToJsonKey<C> for fmt::Arguments<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(self);
    }
}
