//! What is flattened, or stands below a tag, and is more than an object.

use json_runtime::{JsonWriter, Plain, ToJson};

/// A value that is flattened is one object, and nothing before or behind it.
#[test]
fn more_than_an_object_to_flatten() {
    struct Parts(fn(&mut JsonWriter<'_, Plain>));
    impl ToJson<Plain> for Parts {
        fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
            (self.0)(w);
        }
    }
    impl json_runtime::ToJsonMembers<Plain> for Parts {}
    #[derive(ToJson)]
    #[json(context = Plain)]
    struct Flat {
        before: u8,
        #[json(flatten)]
        parts: Parts,
        after: u8,
    }
    #[derive(ToJson)]
    #[json(context = Plain, tag = "t")]
    enum Tagged {
        Parts(Parts),
    }
    fn object(w: &mut JsonWriter<'_, Plain>) {
        let mut object = w.object();
        object.field("a", &1);
        object.end();
    }
    let wrong: [fn(&mut JsonWriter<'_, Plain>); 7] = [
        |w| {
            object(w);
            w.string("x");
        },
        |w| {
            w.string("x");
            object(w);
        },
        |w| {
            w.null();
            object(w);
        },
        |w| {
            object(w);
            w.null();
        },
        |w| {
            object(w);
            w.array().end();
        },
        |w| {
            object(w);
            object(w);
        },
        |w| {
            w.object().end();
            w.object().end();
        },
    ];
    for write in wrong {
        let flat = Flat {
            before: 1,
            parts: Parts(write),
            after: 2,
        };
        json_runtime::to_string(&flat).unwrap_err();
        json_runtime::to_string(&Tagged::Parts(Parts(write))).unwrap_err();
        json_runtime::to_string(&[flat]).unwrap_err();
    }
    let flat = Flat {
        before: 1,
        parts: Parts(object),
        after: 2,
    };
    let text = json_runtime::to_string(&flat).unwrap();
    assert_eq!(text, r#"{"before":1,"a":1,"after":2}"#);
}
