//! `OsStr` and `OsString`, as serde's enum of the two families of systems: `{"Unix":[…]}` and
//! `{"Windows":[…]}`.

use std::ffi::{OsStr, OsString};
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
#[cfg(windows)]
use std::os::windows::ffi::OsStrExt;

use crate::context::JsonContext;
use crate::key::{Keys, Name};
use crate::options::Omit;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

#[cfg(unix)]
const FAMILY: &str = "Unix";
#[cfg(windows)]
const FAMILY: &str = "Windows";

impl<C: JsonContext> ToJson<C> for OsStr {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<1, 64>::members::<C>([Name::variant(FAMILY)]) };
        let mut object = w.object();
        #[cfg(unix)]
        object.member_omitting(Omit::Nothing, keys.get(0), self.as_bytes());
        #[cfg(windows)]
        object.member_omitting(Omit::Nothing, keys.get(0), &Wide(self));
        object.end();
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
        w.value(self.as_os_str());
    }
}
