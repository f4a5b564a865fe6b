//! What becomes a part of another object is no container of its own.

use json_runtime::{ErrorKind, JsonContext, Plain, ToJson};
use serde::Serialize;

#[derive(JsonContext)]
#[json(max_depth = 1, non_finite = "error")]
struct One;

#[derive(Serialize, ToJson, Clone)]
struct Flat<T> {
    a: u8,
    #[serde(flatten)]
    part: T,
    z: u8,
}

#[derive(Serialize, ToJson, Clone)]
struct Leaf {
    b: u8,
}

#[derive(Serialize, ToJson)]
#[serde(tag = "t")]
enum Tagged<T> {
    Data(T),
}

#[test]
fn parts_do_not_count() {
    let leaf = Leaf { b: 2 };
    let flat = Flat {
        a: 1,
        part: leaf.clone(),
        z: 3,
    };
    let twice = Flat {
        a: 0,
        part: flat.clone(),
        z: 4,
    };
    macro_rules! writes {
        ($($value:expr, $text:literal;)+) => {$(
            assert_eq!(One::to_string(&$value).unwrap(), $text);
            assert_eq!(serde_json::to_string(&$value).unwrap(), $text);
        )+};
    }
    writes! {
        flat, r#"{"a":1,"b":2,"z":3}"#;
        twice, r#"{"a":0,"a":1,"b":2,"z":3,"z":4}"#;
        Tagged::Data(leaf.clone()), r#"{"t":"Data","b":2}"#;
        Tagged::Data(twice.clone()), r#"{"t":"Data","a":0,"a":1,"b":2,"z":3,"z":4}"#;
        Flat { a: 1, part: Tagged::Data(leaf.clone()), z: 3 }, r#"{"a":1,"t":"Data","b":2,"z":3}"#;
    }
}

/// A value that is as deep as may be, in which parts of objects are.
#[test]
fn parts_are_written_at_the_limit() {
    #[derive(ToJson)]
    struct Deep {
        next: Option<Box<Flat<Flat<Flat<Deep>>>>>,
    }
    let nested = |containers: usize| {
        (1..containers).fold(Deep { next: None }, |part, _| {
            let part = Flat { a: 1, part, z: 2 };
            let part = Flat { a: 3, part, z: 4 };
            let next = Flat { a: 5, part, z: 6 };
            Deep {
                next: Some(Box::new(next)),
            }
        })
    };
    assert!(json_runtime::to_string(&nested(128)).is_ok());
    let error = json_runtime::to_string(&nested(129)).unwrap_err();
    assert_eq!(
        (error.kind(), error.path()),
        (ErrorKind::Depth, &*format!("${}", ".next".repeat(128)))
    );
}

/// They take room on the stack, so that they cannot go on without an end.
#[test]
fn parts_of_parts_without_an_end_are_an_error() {
    #[derive(ToJson)]
    struct Endless {
        #[json(flatten)]
        rest: Option<Box<Endless>>,
    }
    let mut value = Endless { rest: None };
    for _ in 0..100_000 {
        let rest = Some(Box::new(value));
        value = Endless { rest };
    }
    let error = json_runtime::to_string(&value).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Depth, "$"));
    // Dropped level by level, as its own drop would not end well.
    while let Some(rest) = value.rest.take() {
        value = *rest;
    }
}

/// What cannot be a part of an object fails in the object, and not in the member before.
#[test]
fn a_part_that_fails_has_the_path_of_the_object() {
    #[derive(ToJson)]
    #[json(untagged)]
    enum Any {
        Number(f64),
        List(Vec<u8>),
        Object { list: [[u8; 1]; 1] },
    }
    const FLATTEN: &str = "can only flatten what is written as an object at";
    for (part, message) in [
        (Any::Number(0.5), format!("{FLATTEN} $.w (byte 11)")),
        (
            Any::Number(f64::NAN),
            "NaN is not a JSON number at $.w (byte 11)".to_owned(),
        ),
        (Any::List(vec![1]), format!("{FLATTEN} $.w (byte 11)")),
        (
            Any::Object { list: [[1]] },
            "more than 2 containers inside each other at $.w.list (byte 19)".to_owned(),
        ),
    ] {
        #[derive(JsonContext)]
        #[json(max_depth = 2, non_finite = "error")]
        struct Two;
        #[derive(ToJson)]
        struct Whole<T> {
            w: T,
        }

        let w = Flat { a: 1, part, z: 3 };
        let error = Two::to_string(&Whole { w }).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_tag_before_what_fails_is_not_its_place() {
    let tagged: Tagged<_> = Tagged::Data(json_runtime::Serde([1]));
    let error = Plain::to_string(&[tagged]).unwrap_err();
    assert_eq!(error.path(), "$[0]");
}
