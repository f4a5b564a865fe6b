//! The types of serde_json, as it writes them.

use serde_json::value::RawValue;
use serde_json::{Map, Number, Value};

use crate::context::JsonContext;
use crate::options::Omit;
use crate::serde;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C: JsonContext> ToJson<C> for Value {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match self {
            Self::Null => w.null(),
            Self::Bool(value) => w.value(value),
            Self::Number(number) => w.value(number),
            Self::String(text) => w.string(text),
            Self::Array(values) => w.value(values),
            Self::Object(entries) => w.value(entries),
        }
    }

    fn is_null(&self) -> bool {
        self.is_null()
    }

    fn is_default(&self) -> bool {
        match self {
            Self::Null => true,
            Self::Bool(value) => !value,
            Self::Number(number) => ToJson::<C>::is_default(number),
            Self::String(text) => text.is_empty(),
            Self::Array(values) => values.is_empty(),
            Self::Object(entries) => entries.is_empty(),
        }
    }
}

impl<C: JsonContext> ToJson<C> for Map<alloc::string::String, Value> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        for (key, value) in self {
            object.entry(key, value);
        }
        object.end();
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

/// By its `Serialize` impl, which alone knows whether the crate was built with
/// `arbitrary_precision`.
impl<C: JsonContext> ToJson<C> for Number {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        serde::write_json(self, w);
    }

    fn is_default(&self) -> bool {
        self.as_f64() == Some(0.0)
    }
}

/// Copied as it is: escapes and white space are those of its text.
impl<C: JsonContext> ToJson<C> for RawValue {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.raw_text(self.get());
    }

    fn is_null(&self) -> bool {
        Omit::Nulls.leaves_out(self.get().as_bytes())
    }

    fn is_default(&self) -> bool {
        Omit::Defaults.leaves_out(self.get().as_bytes())
    }
}

impl<C: JsonContext> ToJsonMembers<C> for Value {}

impl<C: JsonContext> ToJsonMembers<C> for Map<alloc::string::String, Value> {}
