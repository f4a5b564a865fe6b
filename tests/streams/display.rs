use std::fmt;

use json_runtime::{ErrorKind, JsonContext, Plain, Pretty};

use crate::rows::{Api, Dense, bad_at, place, rows};

#[test]
fn a_value_is_printed_as_it_is_written() {
    for count in [0, 1, 2000] {
        let rows: Vec<_> = rows(count).collect();
        let expected = Api::to_string(&rows).unwrap();
        assert!(Api::display(&rows).to_string() == expected);
        assert!(format!("{:?}", Api::display(&rows)) == expected);
        assert!(format!("{:>9}{:#?}", Dense::display("a"), Dense::display(&1)) == "\"a\"1");
        let mut text = String::from("before ");
        Api::to_fmt(&mut text, &rows).unwrap();
        assert!(text == format!("before {expected}"));
    }
    assert_eq!(Pretty::display(&[1]).to_string(), "[\n  1\n]");
    assert_eq!(json_runtime::display(&[1]).to_string(), "[1]");
}

/// Characters are whole wherever the buffer ends.
#[test]
fn long_texts_of_long_characters_are_whole() {
    for shift in 0..8 {
        let text = "x".repeat(shift) + &"é😀€".repeat(3000);
        let printed = json_runtime::display(&text).to_string();
        assert!(
            printed == json_runtime::to_string(&text).unwrap(),
            "{shift}"
        );
    }
}

/// Takes some pieces and no more.
struct Full {
    pieces: Vec<usize>,
    room: usize,
}

impl fmt::Write for Full {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.pieces.len() == self.room {
            return Err(fmt::Error);
        }
        self.pieces.push(text.len());
        Ok(())
    }
}

#[test]
fn a_formatter_gets_large_pieces() {
    let rows: Vec<_> = rows(500).collect();
    let mut full = Full {
        pieces: Vec::new(),
        room: usize::MAX,
    };
    Dense::to_fmt(&mut full, &rows).unwrap();
    let expected = Dense::to_string(&rows).unwrap().len();
    assert_eq!(full.pieces.iter().sum::<usize>(), expected);
    assert!(full.pieces.iter().all(|&len| len <= 4096));
    assert!(full.pieces.len() <= expected / 3500 + 1);
}

#[test]
fn failures_are_errors() {
    let bad: Vec<_> = bad_at(2).take(3).collect();
    let mut text = String::new();
    let error = Dense::to_fmt(&mut text, &bad).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::NonFinite, "$[2].VALUE"));
    assert_eq!(
        fmt::write(&mut text, format_args!("{}", Dense::display(&bad))),
        Err(fmt::Error)
    );

    let rows: Vec<_> = rows(500).collect();
    let mut full = Full {
        pieces: Vec::new(),
        room: 2,
    };
    let error = Dense::to_fmt(&mut full, &rows).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
    assert_eq!(error.offset(), full.pieces.iter().sum::<usize>() as u64);
    let message = format!("the formatter returned an error (byte {})", error.offset());
    assert_eq!(error.to_string(), message);
}

#[test]
fn contexts_by_hand_and_values_without_a_size_can_be_printed() {
    struct Upper;
    impl JsonContext for Upper {
        const FIELD_NAMING: json_runtime::Naming = json_runtime::Naming::UpperCase;
    }
    let row = crate::rows::Rest { last_one: true };
    assert_eq!(
        <Upper as JsonContext>::display(&row).to_string(),
        r#"{"LASTONE":true}"#
    );
    assert_eq!(Plain::display("a\"").to_string(), r#""a\"""#);
    assert_eq!(Plain::display(&[1, 2][..]).to_string(), "[1,2]");
}
