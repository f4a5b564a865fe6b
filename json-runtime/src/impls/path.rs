//! Paths, as strings. One that is not UTF-8 fails.

use std::path::{Path, PathBuf};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

const NOT_UTF8: &str = "path contains invalid UTF-8 characters";

impl<C: JsonContext> ToJson<C> for Path {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        match self.to_str() {
            Some(text) => w.string(text),
            None => w.unrepresentable(NOT_UTF8),
        }
    }

    fn is_default(&self) -> bool {
        self.as_os_str().is_empty()
    }
}

/// No naming policy changes a path: it would be another one.
impl<C: JsonContext> ToJsonKey<C> for Path {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        match self.to_str() {
            Some(text) => key.display(text),
            None => key.unrepresentable(NOT_UTF8),
        }
    }
}

impl<C: JsonContext> ToJson<C> for PathBuf {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.value(self.as_path());
    }

    fn is_default(&self) -> bool {
        self.as_os_str().is_empty()
    }
}

impl<C: JsonContext> ToJsonKey<C> for PathBuf {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        self.as_path().write_key(key);
    }
}
