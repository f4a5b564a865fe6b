use json_runtime::stream::{Elements, StreamOptions};
use json_runtime::{ErrorKind, JsonContext, Plain, Pretty, ToJson};

use crate::rows::{Api, Dense, bad_at, place, rows};

#[test]
fn an_array_is_what_a_vector_of_the_rows_is() {
    for count in [0, 1, 2, 700] {
        let vector: Vec<_> = rows(count).collect();
        let mut text = Vec::new();
        Api::write_array(&mut text, rows(count)).unwrap();
        assert!(text == Api::to_vec(&vector).unwrap(), "{count}");
        text.clear();
        Dense::write_array(&mut text, &vector).unwrap();
        assert!(text == Dense::to_vec(&vector).unwrap(), "{count}");
        text.clear();
        json_runtime::write_array(&mut text, vector.iter().map(Box::new)).unwrap();
        assert!(text == json_runtime::to_vec(&vector).unwrap(), "{count}");
    }
}

#[test]
fn rows_can_be_anything() {
    let mut text = Vec::new();
    Plain::write_array(&mut text, [(); 2]).unwrap();
    Pretty::write_array(&mut text, ["a", "b"]).unwrap();
    Plain::write_array(
        &mut text,
        Some("text".chars()).map(|chars| Elements::new(chars.map(String::from))),
    )
    .unwrap();
    let boxes: Vec<Box<dyn ToJson<Plain>>> = vec![Box::new(1), Box::new("a")];
    Plain::write_array(&mut text, &boxes).unwrap();
    let expected = "[null,null][\n  \"a\",\n  \"b\"\n][[\"t\",\"e\",\"x\",\"t\"]][1,\"a\"]";
    assert_eq!(text, expected.as_bytes());
}

#[test]
fn a_row_that_fails_is_told_by_its_number() {
    for (index, path) in [
        (0, "$[0].value"),
        (1, "$[1].value"),
        (5000, "$[5000].value"),
        (20_000, "$[20000].value"),
    ] {
        let error = Api::write_array(std::io::sink(), bad_at(index)).unwrap_err();
        assert_eq!(place(&error), (ErrorKind::NonFinite, path));
    }
}

/// Of a row that is longer than the buffer, the end is known.
#[test]
fn a_long_row_that_fails_is_told_as_far_as_it_is_known() {
    let long = |bad: f64| ([vec![0.5; 5000], vec![0.5, bad]], "text");
    let rows = [long(1.5), long(f64::NAN)];
    let mut text = Vec::new();
    let error = Dense::write_array(&mut text, rows.clone()).unwrap_err();
    assert_eq!(error.path(), "$[1][0][1][1]");
    let options = StreamOptions::new().buffer_size(4096);
    let error = Dense::write_array_with(&mut text, rows, options).unwrap_err();
    assert_eq!(error.path(), "$[1]…[1]");
}

#[test]
fn depth_counts_the_array() {
    struct Shallow;
    impl JsonContext for Shallow {
        const MAX_DEPTH: usize = 2;
    }
    struct Flat;
    impl JsonContext for Flat {
        const MAX_DEPTH: usize = 0;
    }
    let mut text = Vec::new();
    <Shallow as JsonContext>::write_array(&mut text, [[1]]).unwrap();
    assert_eq!(text, b"[[1]]");
    let error = <Shallow as JsonContext>::write_array(&mut text, [[[1]]]).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::Depth, "$[0][0]"));
    let never = std::iter::from_fn(|| -> Option<u8> { panic!("nobody asks for a row") });
    let error = <Flat as JsonContext>::write_array(&mut text, never).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::Depth, "$"));
    assert_eq!(text, b"[[1]]");
    let error = <Flat as JsonContext>::chunks([1]).next().unwrap();
    assert_eq!(place(&error.unwrap_err()), (ErrorKind::Depth, "$"));
    <Flat as JsonContext>::write_lines(&mut text, [1]).unwrap();
    assert_eq!(text, b"[[1]]1\n");
}
