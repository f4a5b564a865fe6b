use std::error::Error;
use std::io::{self, BufRead, BufReader};
use std::num::ParseIntError;

use json_runtime::stream::{Elements, TryRow};
use json_runtime::{ErrorKind, Plain, Pretty};

use crate::rows::place;

fn parsed() -> impl Iterator<Item = TryRow<u8, ParseIntError>> {
    let rows = ["1", "2", "300", "4"].into_iter();
    rows.map(|row| TryRow::new(row.parse()))
}

#[test]
fn the_error_in_the_place_of_a_row_ends_the_text() {
    let (mut array, mut lines) = (Vec::new(), Vec::new());
    for error in [
        Plain::write_array(&mut array, parsed()).unwrap_err(),
        Plain::write_lines(&mut lines, parsed()).unwrap_err(),
        Plain::chunks(parsed()).last().unwrap().unwrap_err(),
        Plain::line_chunks(parsed()).last().unwrap().unwrap_err(),
        Plain::to_string(&Elements::new(parsed())).unwrap_err(),
        Pretty::to_string(&Elements::new(parsed())).unwrap_err(),
    ] {
        assert_eq!(place(&error), (ErrorKind::Row, "$[2]"));
        let source = error
            .source()
            .unwrap()
            .downcast_ref::<ParseIntError>()
            .unwrap();
        let message = format!("{source} at $[2] (byte {})", error.offset());
        assert_eq!(error.to_string(), message);
        assert_eq!(io::Error::from(error).kind(), io::ErrorKind::InvalidData);
    }
    assert_eq!((&*array, &*lines), (&b""[..], &b"1\n2\n"[..]));
}

#[test]
fn good_rows_are_written_as_they_are() {
    let mut text = Vec::new();
    let lines = BufReader::new(&b"a\nb"[..]).lines();
    Plain::write_array(&mut text, lines.map(TryRow::new)).unwrap();
    assert_eq!(text, br#"["a","b"]"#);
    let row = TryRow::from(Ok::<_, &str>(Some([1.5])));
    assert_eq!(
        json_runtime::to_string(&(&row, &row)).unwrap(),
        "[[1.5],[1.5]]"
    );
}

/// An error of the reader keeps its kind on its way through an `io::Error`.
#[test]
fn an_io_error_stays_one() {
    let lines = BufReader::new(&b"a\n\xff"[..]).lines();
    let error = Plain::write_lines(io::sink(), lines.map(TryRow::new)).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::Row, "$[1]"));
    let refused = TryRow::new(Err::<u8, _>(io::Error::from(io::ErrorKind::TimedOut)));
    let error = Plain::write_lines(io::sink(), [refused]).unwrap_err();
    assert_eq!(io::Error::from(error).kind(), io::ErrorKind::TimedOut);
    let row = TryRow::new(Err::<u8, _>("a message"));
    let error = json_runtime::to_string(&row).unwrap_err();
    assert_eq!(error.to_string(), "a message at $ (byte 0)");
    let error = json_runtime::to_string(&row).unwrap_err();
    assert_eq!(error.to_string(), "the row has failed before at $ (byte 0)");
}
