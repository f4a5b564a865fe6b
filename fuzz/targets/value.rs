//! Any value under any context: the bytes that the model says, which two parsers read alike.

#![no_main]

use json_fuzz::{Any, Visitor, expected, visit};
use json_runtime::{ErrorKind, JsonContext};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

struct Check<'a>(&'a Any);

impl Visitor for Check<'_> {
    fn visit<C: JsonContext>(self) {
        let ours = C::to_string(self.0);
        let Some(expected) = expected::<C>(self.0) else {
            assert_eq!(
                ours.map_err(|error| error.kind()),
                Err(ErrorKind::NonFinite)
            );
            return;
        };
        let ours = match ours {
            Ok(ours) => ours,
            Err(error) => return assert_eq!(error.kind(), ErrorKind::Depth, "{expected}"),
        };
        assert_eq!(ours, expected);
        if ours.contains("$serde_json::private::") {
            // What serde_json takes for a value of its own, whoever has written it.
            return;
        }
        // The parsers have limits of their own.
        if let Ok(value) = serde_json::from_str::<Value>(&ours) {
            assert_eq!(sonic_rs::from_str::<Value>(&ours).expect("JSON"), value);
        } else {
            let depth = ours.bytes().filter(|byte| b"[{".contains(byte)).count();
            assert!(depth >= 128, "{ours}");
        }
    }
}

fuzz_target!(|input: (u8, Any)| {
    let (which, value) = input;
    visit(which, Check(&value));
});
