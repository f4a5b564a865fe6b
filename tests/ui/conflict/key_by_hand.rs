//! An impl by hand is in nobody's way where something else is wrong.

use json_runtime::{JsonContext, KeyWriter, ToJson, ToJsonKey};

#[derive(ToJson)]
#[json(no_key)]
struct Id(#[json(skip)] u64);

#[derive(ToJson)]
struct Seat {
    #[json(skip, rename = "number")]
    row: u64,
}

impl<C: JsonContext> ToJsonKey<C> for Id {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(&self.0);
    }
}

impl<C: JsonContext> ToJsonKey<C> for Seat {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.display(&self.row);
    }
}

fn main() {}
