use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use json_runtime::stream::StreamOptions;
use json_runtime::{ErrorKind, JsonContext, JsonWriter, Plain, Pretty, ToJson};
use serde_json::value::RawValue;

use crate::rows::{Api, Dense, bad_at, compact_lines, place, rows};

fn lines<I: IntoIterator<Item: ToJson<Pretty>>>(rows: I) -> String {
    let mut text = Vec::new();
    Pretty::write_lines(&mut text, rows).unwrap();
    String::from_utf8(text).unwrap()
}

#[test]
fn each_row_has_a_line() {
    assert_eq!(lines::<[u8; 0]>([]), "");
    assert_eq!(lines([1, 2]), "1\n2\n");
    assert_eq!(lines([None, Some("a\nb\r")]), "null\n\"a\\nb\\r\"\n");
    assert_eq!(lines([vec![vec![1, 2], vec![]]]), "[[1,2],[]]\n");
    let map = std::collections::BTreeMap::from([("k", vec![1]), ("l", vec![])]);
    assert_eq!(
        lines([&map, &map]),
        "{\"k\":[1],\"l\":[]}\n{\"k\":[1],\"l\":[]}\n"
    );
}

#[test]
fn an_indentation_leaves_no_trace() {
    let mut text = Vec::new();
    Api::write_lines(&mut text, rows(3)).unwrap();
    let expected = r#"{"rowId":0,"name":"","value":0.5,"more":[],"lastOne":true}
{"rowId":1,"name":"é","value":0.5,"twice":[1,1],"lastOne":false}
{"rowId":2,"name":"é\"","value":0.5,"lastOne":false}
"#;
    assert_eq!(String::from_utf8(text).unwrap(), expected);

    let mut text = Vec::new();
    Api::write_lines(&mut text, rows(700)).unwrap();
    let mut array = Vec::new();
    Api::write_array(&mut array, rows(700)).unwrap();
    assert_eq!(String::from_utf8(text).unwrap(), compact_lines(&array));
}

/// A type that is written under one context alone has lines there, too.
#[test]
fn a_type_of_one_context_has_lines() {
    struct Only;
    impl ToJson<Api> for Only {
        fn write_json(&self, w: &mut JsonWriter<'_, Api>) {
            let mut object = w.object();
            object.field("an_id", &[1]);
            object.end();
        }
    }
    let mut text = Vec::new();
    Api::write_lines(&mut text, [Only, Only]).unwrap();
    assert_eq!(text, b"{\"anId\":[1]}\n{\"anId\":[1]}\n");
}

/// Text that is JSON already may have lines of its own; as white space, which they can be only.
#[test]
fn raw_values_stay_in_their_line() {
    let raw: Box<RawValue> = serde_json::from_str("{\r\n \"a\":\n1 }").unwrap();
    assert_eq!(lines([&raw]), "{   \"a\": 1 }\n");
    let mut text = Vec::new();
    Plain::write_lines(&mut text, [(&raw, json_runtime::Serde(&raw))]).unwrap();
    assert_eq!(text, b"[{   \"a\": 1 },{   \"a\": 1 }]\n");
    text.clear();
    Plain::write_array(&mut text, [&raw]).unwrap();
    assert_eq!(text, b"[{\r\n \"a\":\n1 }]");
}

#[test]
fn what_came_before_a_failure_is_written() {
    for index in [0, 1, 700, 20_000] {
        let (mut text, mut expected) = (Vec::new(), Vec::new());
        let error = Dense::write_lines(&mut text, bad_at(index)).unwrap_err();
        let path = format!("$[{index}].VALUE");
        assert_eq!(place(&error), (ErrorKind::NonFinite, path.as_str()));
        Dense::write_lines(&mut expected, rows(index)).unwrap();
        assert!(text == expected, "{index}");
        assert!(error.offset() > expected.len() as u64);
    }
}

#[test]
fn a_line_is_one_value() {
    struct Writes(fn(&mut JsonWriter<'_, Pretty>));
    impl ToJson<Pretty> for Writes {
        fn write_json(&self, w: &mut JsonWriter<'_, Pretty>) {
            (self.0)(w);
        }
    }
    let nothing: fn(&mut JsonWriter<'_, Pretty>) = |_| {};
    let open: fn(&mut JsonWriter<'_, Pretty>) = |w| w.array().element(&1);
    let twice: fn(&mut JsonWriter<'_, Pretty>) = |w| {
        w.value(&1);
        w.value(&2);
    };
    for (write, message) in [
        (nothing, "no value has been written at $[1] (byte 2)"),
        (
            open,
            "an object or an array has not been ended at $[1][0] (byte 4)",
        ),
        (
            twice,
            "a second value has been written in the place of one at $[1] (byte 3)",
        ),
    ] {
        let mut text = Vec::new();
        let one: fn(&mut JsonWriter<'_, Pretty>) = |w| w.value(&1);
        let rows = [one, write, one].map(Writes);
        let error = Pretty::write_lines(&mut text, rows).unwrap_err();
        assert_eq!(error.to_string(), message);
        assert_eq!(text, b"1\n");
    }
}

/// Says what it is given and when it is flushed.
#[derive(Default)]
struct Journal(Rc<RefCell<Vec<String>>>);

impl Write for Journal {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        self.0.borrow_mut().push(text);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.borrow_mut().push("flush".to_owned());
        Ok(())
    }
}

#[test]
fn lines_are_flushed_when_the_options_say_so() {
    let options = StreamOptions::new();
    for (options, expected) in [
        (options, &["10\n11\n12\n13\n14\n"][..]),
        (
            options.flush_every_lines(2),
            &["10\n11\n", "flush", "12\n13\n", "flush", "14\n", "flush"],
        ),
        (
            options.flush_every_lines(5),
            &["10\n11\n12\n13\n14\n", "flush"],
        ),
        (
            options.flush_every_bytes(7),
            &["10\n11\n12\n", "flush", "13\n14\n", "flush"],
        ),
        (
            options.flush_every_bytes(100).flush_every_lines(4),
            &["10\n11\n12\n13\n", "flush", "14\n", "flush"],
        ),
        (
            options.flush_every_bytes(0).flush_every_lines(0),
            &["10\n11\n12\n13\n14\n"],
        ),
    ] {
        let journal = Journal::default();
        let entries = Rc::clone(&journal.0);
        Plain::write_lines_with(journal, 10..15, options).unwrap();
        assert_eq!(*entries.borrow(), expected, "{options:?}");
    }
}

/// A line that is due is with the writer before the next row is asked for.
#[test]
fn a_line_is_seen_before_the_next_row_is_made() {
    let journal = Journal::default();
    let entries = Rc::clone(&journal.0);
    let rows = (0..3).inspect(|&row| assert_eq!(entries.borrow().len(), 2 * row));
    let options = StreamOptions::new().flush_every_lines(1);
    Plain::write_lines_with(journal, rows, options).unwrap();
}

#[test]
fn lines_of_a_context_by_hand() {
    struct Tabbed;
    impl JsonContext for Tabbed {
        const INDENT: json_runtime::Indent = json_runtime::Indent::Tab;
    }
    let mut text = Vec::new();
    <Tabbed as JsonContext>::write_lines(&mut text, [[[1]]]).unwrap();
    assert_eq!(text, b"[[1]]\n");
    let chunks: Result<Vec<_>, _> = <Tabbed as JsonContext>::line_chunks([[[1]]]).collect();
    assert_eq!(chunks.unwrap().concat(), b"[[1]]\n");
}
