//! `OsStr` and `OsString`, as serde's enum of the two families of systems: `{"Unix":[…]}` and
//! `{"Windows":[…]}`.

use std::ffi::{OsStr, OsString};
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
#[cfg(windows)]
use std::os::windows::ffi::OsStrExt;

use crate::context::JsonContext;
use crate::key::variant_key;
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

impl<C: JsonContext> ToJson<C> for OsStr {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.begin_value();
        #[cfg(unix)]
        w.newtype(variant_key!("Unix"), self.as_bytes());
        #[cfg(windows)]
        w.newtype(variant_key!("Windows"), &Wide(self));
    }
}

/// The 16-bit units of the text.
#[cfg(windows)]
struct Wide<'a>(&'a OsStr);

#[cfg(windows)]
impl<C: JsonContext> ToJson<C> for Wide<'_> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut array = w.array();
        for unit in self.0.encode_wide() {
            array.item(&unit);
        }
        array.end();
    }
}

impl<C: JsonContext> ToJson<C> for OsString {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        self.as_os_str().write_json(w);
    }
}

impl<C: JsonContext> ToJsonMembers<C> for OsStr {}

impl<C: JsonContext> ToJsonMembers<C> for OsString {}
