//! What goes through a writer in pieces is what a vector gets whole.

use std::io::{self, Write};

use json_runtime::{ErrorKind, JsonContext, JsonError, JsonWriter, ToJson};

#[derive(JsonContext)]
#[json(
    omit = "nulls",
    indent = 3,
    escape = "ascii",
    key_naming = "kebab-case"
)]
struct Sparse;

#[derive(ToJson)]
struct Row {
    id: usize,
    #[json(with = "even")]
    null_or_text: usize,
    #[json(flatten)]
    sometimes: Option<Sometimes>,
    text: String,
    #[json(flatten)]
    inner: Inner,
}

#[derive(ToJson)]
struct Sometimes {
    divisible: bool,
}

#[derive(ToJson)]
struct Inner {
    #[json(with = "even")]
    other_null: usize,
    entries: Vec<f64>,
}

mod even {
    use super::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(value: &usize, w: &mut JsonWriter<'_, C>) {
        if value.is_multiple_of(2) {
            w.null();
        } else {
            w.display(value);
        }
    }
}

/// Rows of many lengths, so that a piece ends at every token of one of them.
fn rows(count: usize) -> Vec<Row> {
    let inner = |id| Inner {
        other_null: id + 1,
        entries: vec![0.5; id % 4],
    };
    let row = |id| Row {
        id,
        null_or_text: id,
        sometimes: (id % 3 == 0).then_some(Sometimes {
            divisible: id % 2 == 0,
        }),
        text: "é\"\n😀x".chars().cycle().take(id % 97).collect(),
        inner: inner(id),
    };
    (0..count).map(row).collect()
}

/// Takes a byte or a few at a time, is interrupted, and fails when it is full.
struct Fussy {
    taken: Vec<u8>,
    room: usize,
    calls: usize,
}

impl Write for Fussy {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls += 1;
        if self.calls.is_multiple_of(5) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if self.taken.len() == self.room {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let step = bytes
            .len()
            .min(1 + self.calls % 7000)
            .min(self.room - self.taken.len());
        self.taken.extend_from_slice(&bytes[..step]);
        Ok(step)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn fussy(room: usize) -> Fussy {
    Fussy {
        taken: Vec::new(),
        room,
        calls: 0,
    }
}

#[test]
fn pieces_add_up_to_the_whole() {
    let rows = rows(4000);
    assert_streamed(&Sparse::to_vec(&rows), |sink| {
        Sparse::to_writer(sink, &rows)
    });
    assert_streamed(&json_runtime::to_vec(&rows), |sink| {
        json_runtime::to_writer(sink, &rows)
    });
}

fn assert_streamed(
    whole: &Result<Vec<u8>, JsonError>,
    stream: impl FnOnce(&mut Fussy) -> Result<(), JsonError>,
) {
    let whole = whole.as_ref().unwrap();
    assert!(whole.len() > 500_000);
    serde_json::from_slice::<serde_json::Value>(whole).unwrap();
    let mut sink = fussy(usize::MAX);
    stream(&mut sink).unwrap();
    assert!(sink.taken == *whole);
}

#[test]
fn a_writer_that_is_full_gets_a_prefix() {
    let rows = rows(1200);
    let whole = Sparse::to_vec(&rows).unwrap();
    for room in (0..whole.len()).step_by(3989) {
        let mut sink = fussy(room);
        let error = Sparse::to_writer(&mut sink, &rows).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Io);
        assert_eq!(error.io_error().unwrap().kind(), io::ErrorKind::StorageFull);
        assert!(sink.taken == whole[..room], "{room}");
    }
}

/// The place of a failure is known also after most of the text has gone.
#[test]
fn a_failure_in_the_middle_has_its_place() {
    struct Late(usize);
    impl<C: JsonContext> ToJson<C> for Late {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            let mut array = w.array();
            for index in 0..self.0 {
                array.element(&("text", index));
            }
            array.element(&Some(Failing));
            array.end();
        }
    }
    struct Failing;
    impl<C: JsonContext> ToJson<C> for Failing {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            let mut object = w.object();
            object.field("a", &1);
            object.field("b c", &[f64::NAN]);
            object.end();
        }
    }
    struct Strict;
    impl JsonContext for Strict {
        const NON_FINITE: json_runtime::NonFinite = json_runtime::NonFinite::Error;
    }
    let error = <Strict as JsonContext>::to_string(&Late(3)).unwrap_err();
    assert_eq!(error.path(), r#"$[3]["b c"][0]"#);
    let mut sink = Vec::new();
    let error = <Strict as JsonContext>::to_writer(&mut sink, &Late(100_000)).unwrap_err();
    assert_eq!(error.path(), r#"…["b c"][0]"#);
    assert!(error.offset() > 1_000_000);
    assert!(!sink.is_empty());
}

#[test]
fn long_keys_are_renamed_whole() {
    let key = vec!["longKey_é"; 2000].join("_");
    let map = std::collections::BTreeMap::from([(key.as_str(), 1), ("", 2), ("___", 3)]);
    let renamed = vec!["long-key-\\u00e9"; 2000].join("-");
    let written = Sparse::to_string(&map).unwrap();
    let expected = format!("{{\n   \"\": 2,\n   \"___\": 3,\n   \"{renamed}\": 1\n}}");
    assert!(written == expected);
}
