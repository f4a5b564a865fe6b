//! `Duration` and `SystemTime`, as derived structs.

use core::time::Duration;
#[cfg(feature = "std")]
use std::time::{SystemTime, UNIX_EPOCH};

use crate::context::JsonContext;
use crate::key::{Keys, Members};
use crate::to_json::{ToJson, ToJsonMembers};
use crate::writer::JsonWriter;

const DURATION: &[&str] = &["secs", "nanos"];

impl<C: JsonContext> ToJson<C> for Duration {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<[u8; 64]>::fields::<C>(DURATION) };
        let mut object = w.object_of(keys);
        object.member(&self.as_secs());
        object.member(&self.subsec_nanos());
        object.end();
    }
}

impl<C: JsonContext> ToJsonMembers<C> for Duration {
    const MEMBERS: Members<'static> = Members::Fields { names: DURATION };
}

#[cfg(feature = "std")]
const SYSTEM_TIME: &[&str] = &["secs_since_epoch", "nanos_since_epoch"];

#[cfg(feature = "std")]
impl<C: JsonContext> ToJson<C> for SystemTime {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<[u8; 96]>::fields::<C>(SYSTEM_TIME) };
        let Ok(since_epoch) = self.duration_since(UNIX_EPOCH) else {
            w.unrepresentable("SystemTime must be later than UNIX_EPOCH");
            return;
        };
        let mut object = w.object_of(keys);
        object.member(&since_epoch.as_secs());
        object.member(&since_epoch.subsec_nanos());
        object.end();
    }
}

#[cfg(feature = "std")]
impl<C: JsonContext> ToJsonMembers<C> for SystemTime {
    const MEMBERS: Members<'static> = Members::Fields { names: SYSTEM_TIME };
}
