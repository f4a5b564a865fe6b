use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use json_runtime::{ErrorKind, Plain, Serde};
use serde::Serialize;
use serde::ser::{Error, SerializeMap, SerializeSeq, Serializer};

use crate::{by_hand, fails, refused};

#[derive(Serialize)]
struct Dto<T> {
    list: Vec<BTreeMap<&'static str, T>>,
}

fn at_some_depth<T>(value: T) -> Dto<T> {
    Dto {
        list: vec![BTreeMap::new(), BTreeMap::from([("key", value)])],
    }
}

#[test]
fn messages_and_their_places() {
    let failing = by_hand!(|_s| Err(S::Error::custom(format_args!("no {}", "way"))));
    fails(
        &at_some_depth(Some((1, failing))),
        ErrorKind::Custom,
        "no way at $.list[1].key[1] (byte 22)",
    );
}

#[test]
fn errors_of_std_types() {
    let cell = RefCell::new(1);
    let _borrow = cell.borrow_mut();
    fails(
        &at_some_depth(&cell),
        ErrorKind::Custom,
        "already mutably borrowed at $.list[1].key (byte 19)",
    );
}

#[test]
fn variants_that_are_skipped() {
    #[derive(Serialize)]
    enum Choice {
        #[serde(skip)]
        Hidden,
    }
    fails(
        &at_some_depth(Choice::Hidden),
        ErrorKind::Custom,
        "the enum variant Choice::Hidden cannot be serialized at $.list[1].key (byte 19)",
    );
}

#[test]
fn what_serde_cannot_tag_or_flatten() {
    #[derive(Serialize)]
    #[serde(tag = "t")]
    enum Tagged {
        Scalar(u8),
    }
    #[derive(Serialize)]
    struct Flat {
        #[serde(flatten)]
        scalar: u8,
    }
    for outcome in [
        Plain::to_string(&Serde(Tagged::Scalar(1))),
        Plain::to_string(&Serde(Flat { scalar: 1 })),
    ] {
        assert_eq!(outcome.unwrap_err().kind(), ErrorKind::Custom);
    }
}

/// Nothing is written behind a failure, and nobody is asked for more than is needed.
#[test]
fn a_failure_stops_serialization() {
    thread_local! { static ASKED: Cell<u32> = const { Cell::new(0) }; }
    struct Counted;
    impl Serialize for Counted {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            ASKED.set(ASKED.get() + 1);
            if ASKED.get() == 3 {
                return Err(S::Error::custom("the third"));
            }
            serializer.serialize_unit()
        }
    }
    let many: Vec<_> = std::iter::repeat_with(|| Counted).take(1000).collect();
    let error = Plain::to_string(&Serde(many)).unwrap_err();
    assert_eq!(error.to_string(), "the third at $[2] (byte 11)");
    assert_eq!(ASKED.get(), 3);
}

#[test]
fn a_failing_writer_stops_serialization() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("full"))
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let endless = by_hand!(|s| s.collect_seq(std::iter::repeat("text")));
    let error = Plain::to_writer(Full, &Serde(endless)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
}

/// An error that an impl swallows is still one.
#[test]
fn no_failure_is_forgotten() {
    let swallowing = by_hand!(|s| {
        let mut array = s.serialize_seq(None)?;
        let failing = by_hand!(|_s| Err(S::Error::custom("swallowed")));
        _ = array.serialize_element(&failing);
        _ = array.serialize_element(&1);
        array.end()
    });
    refused::<Plain, _>(&swallowing, ErrorKind::Custom, "swallowed at $[0] (byte 1)");
    let rephrasing = by_hand!(|s| {
        let failing = by_hand!(|_s| Err(S::Error::custom("first")));
        s.collect_seq([failing])
            .map_err(|error| S::Error::custom(format!("second: {error}")))
    });
    refused::<Plain, _>(&rephrasing, ErrorKind::Custom, "first at $[0] (byte 1)");
}

/// serde_json writes what is no JSON then.
#[test]
fn maps_out_of_order_are_refused() {
    let no_key = by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        map.serialize_value(&1)?;
        map.end()
    });
    let two_keys = by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        map.serialize_key("a")?;
        map.serialize_key("b")?;
        map.end()
    });
    let no_value = by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        map.serialize_key("a")?;
        map.end()
    });
    let entry_after_key = by_hand!(|s| {
        let mut map = s.serialize_map(None)?;
        map.serialize_key("a")?;
        map.serialize_entry("b", &1)?;
        map.end()
    });
    refused::<Plain, _>(
        &no_key,
        ErrorKind::Custom,
        "a map has a value without a key at $ (byte 0)",
    );
    for outcome in [
        Plain::to_string(&Serde(&two_keys)),
        Plain::to_string(&Serde(&no_value)),
        Plain::to_string(&Serde(&entry_after_key)),
        crate::Skipping::to_string(&Serde(&two_keys)),
        crate::Skipping::to_string(&Serde(&no_value)),
        crate::Skipping::to_string(&Serde(&entry_after_key)),
    ] {
        let error = outcome.unwrap_err().to_string();
        assert!(
            error.starts_with("a map has a key without a value"),
            "{error}"
        );
    }
}

#[test]
fn an_error_can_be_shown() {
    struct Showing<'a>(&'a RefCell<&'a mut Option<(String, String)>>);
    impl Serialize for Showing<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let failing = by_hand!(|_s| Err(S::Error::custom("deep")));
            serializer.serialize_some(&failing).inspect_err(|error| {
                **self.0.borrow_mut() = Some((error.to_string(), format!("{error:?}")));
            })
        }
    }
    let mut shown = None;
    Plain::to_string(&Serde(Showing(&RefCell::new(&mut shown)))).unwrap_err();
    assert_eq!(
        shown,
        Some(("deep".to_owned(), "Error(\"deep\")".to_owned()))
    );
}
