//! Any text: whether it is JSON already, by serde_json's word for it.

#![no_main]

use json_runtime::{Plain, RawJson};
use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;

fuzz_target!(|text: &str| {
    let expected = serde_json::from_str::<&RawValue>(text);
    match RawJson::new(text) {
        Ok(raw) => {
            let expected = expected.expect("serde_json takes it for JSON").get();
            assert_eq!(raw.as_str(), expected);
            if let Ok(text) = Plain::to_string(&[&raw]) {
                assert_eq!(text, format!("[{expected}]"));
            }
        }
        Err(error) => {
            expected.expect_err("serde_json does not take it for JSON");
            // The beginning could be that of JSON: with nothing before the offset it is the same.
            let beginning = text.get(..error.offset()).expect("whole characters");
            let again =
                RawJson::new(beginning).map_or_else(|error| error.offset(), |_| beginning.len());
            assert_eq!(again, beginning.len());
        }
    }
});
