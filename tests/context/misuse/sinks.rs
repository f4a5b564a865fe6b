//! The same wherever the text goes: an error, or text that is UTF-8, and the same for every sink.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::mem;

use json_runtime::{
    JsonContext, JsonError, JsonWriter, KeyWriter, Plain, Pretty, RawJson, ToJson, ToJsonKey,
};

use super::{Around, Calls, calls};

/// What an error says, but for the path: this is shorter where a part of the text has gone to a sink.
#[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
fn words(error: JsonError) -> String {
    let text = error.to_string();
    let (message, place) = text.rsplit_once(" at ").expect("it tells the place");
    let (_, byte) = place.rsplit_once('(').expect("it tells the byte");
    format!("{message} at {byte}")
}

/// Writes a value to everything that it can be written to, and tells what came of it: the same for all.
#[track_caller]
fn everywhere<C: JsonContext>(value: &impl ToJson<C>) -> Result<String, String> {
    let text = C::to_string(value).map_err(words);
    let utf8 = |bytes| String::from_utf8(bytes).expect("text is UTF-8");
    let appended = |append: fn(_, &mut Vec<u8>) -> _| {
        let mut bytes = b"\xff before".to_vec();
        let outcome: Result<(), JsonError> = append(value, &mut bytes);
        let text = bytes.split_off(8);
        assert_eq!(bytes, b"\xff before");
        assert!(outcome.is_ok() || text.is_empty());
        outcome.map(|()| utf8(text))
    };
    let mut written = Vec::new();
    let to_writer = C::to_writer(&mut written, value);
    let written = utf8(written);
    let mut formatted = String::new();
    let to_fmt = C::to_fmt(&mut formatted, value);
    let outcomes = [
        C::to_vec(value).map(utf8),
        C::try_to_string(value),
        C::try_to_vec(value).map(utf8),
        appended(C::append),
        appended(C::try_append),
        to_writer.map(|()| written),
        to_fmt.map(|()| formatted),
    ];
    for (sink, outcome) in outcomes.into_iter().enumerate() {
        assert_eq!(outcome.map_err(words), text, "{sink}");
    }
    if text.is_err() {
        let mut shown = String::new();
        fmt::write(&mut shown, format_args!("{}", C::display(value))).unwrap_err();
    }
    let chunks: Result<Vec<_>, _> = C::chunks([value]).collect();
    let chunks = chunks.map(|it| utf8(it.concat()));
    assert!(text.is_ok() || chunks.is_err());
    if let (Ok(chunks), Ok(array)) = (chunks, C::to_string(&[value])) {
        assert_eq!(chunks, array);
    }
    let lines: Result<Vec<_>, _> = C::line_chunks([value]).collect();
    assert!(text.is_ok() || lines.is_err());
    let line = lines.map_or_else(|_| String::new(), |it| utf8(it.concat()));
    assert!(line.lines().count() <= 1, "{line}");
    text
}

/// The outcomes where a value stands alone, and where it stands among others.
#[track_caller]
fn outcomes(value: &Calls) -> Vec<Result<String, String>> {
    fn of<C: JsonContext>(value: &Calls) -> [Result<String, String>; 3]
    where
        Calls: ToJson<C>,
    {
        let long = "é".repeat(50_000);
        let around = Around {
            before: 1,
            value,
            after: 2,
        };
        [
            everywhere::<C>(value),
            everywhere::<C>(&[around]),
            everywhere::<C>(&(&long, value, &long)),
        ]
    }
    [of::<Plain>(value), of::<Pretty>(value)].concat()
}

#[track_caller]
fn refused(value: &Calls) {
    for outcome in outcomes(value) {
        outcome.unwrap_err();
    }
}

/// A container is given up without its end, nor its destructor.
#[test]
fn a_container_that_is_forgotten() {
    refused(&calls!(|w| mem::forget(w.object())));
    refused(&calls!(|w| mem::forget(w.array())));
    refused(&calls!(|w| {
        let mut object = w.object();
        object.field("a", &calls!(|w| mem::forget(w.array())));
        object.end();
    }));
    refused(&calls!(|w| {
        let mut array = w.array();
        array.element(&calls!(|w| {
            let mut object = w.object();
            object.field("a", &"b");
            mem::forget(object);
        }));
        array.element(&1);
        array.end();
    }));
    refused(&calls!(|w| {
        mem::forget(w.object());
        w.object().end();
        w.array().end();
    }));
}

/// Objects do not overlap: the inner one has the writer of the outer one. What is left open inside is
/// not closed by what is ended outside.
#[test]
fn an_end_of_something_else() {
    fn open<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        object.field("a", &1);
    }
    refused(&calls!(|w| {
        let mut array = w.array();
        array.element(&calls!(open));
        array.element(&calls!(|w| w.value(&1)));
        array.end();
    }));
    refused(&calls!(|w| {
        open(w);
        open(w);
        w.array().end();
    }));
}

/// A failure stays, whatever is written after it, and is the first one.
#[test]
fn a_failure_that_is_ignored() {
    let value = calls!(|w| {
        w.fail("first");
        w.value(&1);
        w.fail("second");
        let mut object = w.object();
        object.field("a", &"é".repeat(10_000));
        object.entry(&1, &[1]);
        mem::forget(object);
        w.array().end();
    });
    for outcome in outcomes(&value) {
        let error = outcome.unwrap_err();
        assert!(error.starts_with("first"), "{error}");
    }
}

/// The writer of a key is given up, or the key is written and then forgotten about.
#[test]
fn a_key_that_is_forgotten() {
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct Key;
    impl<C: JsonContext> ToJsonKey<C> for Key {
        fn write_key(&self, key: KeyWriter<'_, '_, C>) {
            mem::forget(key);
        }
    }
    fn write<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
        w.value(&BTreeMap::from([(Key, 1)]));
    }
    refused(&calls!(write));
}

/// A writer inside a writer is another one, and a failure of it is its own.
#[test]
fn a_text_within_a_text() {
    fn inner() -> String {
        let open = calls!(|w| mem::forget(w.object()));
        Plain::to_string(&open).unwrap_err();
        Pretty::to_string(&(1, "é")).expect("it is a value")
    }
    for outcome in outcomes(&calls!(|w| w.string(&inner()))) {
        let text = outcome.expect("it is a value");
        serde_json::from_str::<serde_json::Value>(&text).expect("it is JSON");
        assert!(text.contains(r#""[\n  1,\n  \"é\"\n]""#));
    }
}

/// What nobody has checked is up to its author. But it is UTF-8, and what is around it is not lost.
#[test]
fn raw_text_that_is_broken() {
    const TEXTS: &[&str] = &[
        "",
        " ",
        "\"",
        "\\",
        "{",
        "[",
        "]",
        "}",
        ",",
        ":",
        "é",
        "\u{10ffff}",
        "\u{feff}1",
        "\n",
        "\r\n\r\n",
        "null\n",
        "nul",
        "1 2",
        "{\"a\":",
        "[1,",
        "}}}}",
        "]]]]",
        "\"\\",
        "\0",
    ];
    thread_local! {
        static TEXT: Cell<&'static str> = const { Cell::new("") };
    }
    fn write<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
        w.raw(&RawJson::new_unchecked(TEXT.get()));
    }
    let deep: &'static str = "[".repeat(100_000).leak();
    for text in TEXTS.iter().copied().chain([deep]) {
        TEXT.set(text);
        for written in outcomes(&calls!(write)).into_iter().flatten() {
            assert!(written.contains(text.trim_ascii()), "{written}");
        }
    }
}
