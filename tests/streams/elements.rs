use std::collections::BTreeMap;

use json_runtime::stream::{Elements, ElementsFn, StreamOptions, TryRow};
use json_runtime::{ErrorKind, JsonContext, Pretty, ToJson};

use crate::rows::{Api, Dense, bad_at, place};

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Sparse;

#[derive(JsonContext)]
#[json(omit = "defaults", non_finite = "error")]
struct Strict;

#[derive(ToJson)]
struct Page<R> {
    page_title: &'static str,
    all_rows: R,
    row_count: usize,
}

fn page<R>(all_rows: R) -> Page<R> {
    Page {
        page_title: "t",
        all_rows,
        row_count: 7,
    }
}

#[test]
fn a_field_is_written_from_an_iterator() {
    let rows = || (1..=2).map(|row| (row, "x"));
    let expected = r#"{"PAGE_TITLE":"t","ALL_ROWS":[[1,"x"],[2,"x"]],"ROW_COUNT":7}"#;
    assert_eq!(
        Dense::to_string(&page(Elements::new(rows()))).unwrap(),
        expected
    );
    assert_eq!(
        Dense::to_string(&page(ElementsFn::new(rows))).unwrap(),
        expected
    );
    let nested = Elements::new((1..3).map(|count| Elements::new(0..count)));
    assert_eq!(json_runtime::to_string(&nested).unwrap(), "[[0],[0,1]]");
    let pretty = "[\n  1,\n  2\n]";
    assert_eq!(Pretty::to_string(&Elements::new(1..3)).unwrap(), pretty);
    assert_eq!(Pretty::to_string(&Elements::new(1..1)).unwrap(), "[]");
    let mut lines = Vec::new();
    Pretty::write_lines(&mut lines, [page(ElementsFn::new(|| 0..2))]).unwrap();
    assert_eq!(
        lines,
        b"{\"page_title\":\"t\",\"all_rows\":[0,1],\"row_count\":7}\n"
    );
}

/// What cannot be written again is an error, not an empty list.
#[test]
fn a_second_write_is_an_error() {
    let once = page(Elements::new([1, 2]));
    json_runtime::to_string(&once).unwrap();
    for error in [
        json_runtime::to_string(&once).unwrap_err(),
        Sparse::to_string(&once).unwrap_err(),
    ] {
        assert_eq!(place(&error), (ErrorKind::Consumed, "$.all_rows"));
        let message = "the iterator of these elements has been used up at $.all_rows (byte ";
        assert!(error.to_string().starts_with(message), "{error}");
    }
    let again = page(ElementsFn::new(|| [1, 2]));
    for _ in 0..2 {
        let expected = r#"{"page_title":"t","all_rows":[1,2],"row_count":7}"#;
        assert_eq!(json_runtime::to_string(&again).unwrap(), expected);
    }
}

/// Two members that share one iterator do not share its elements.
#[test]
fn the_same_elements_twice_in_a_text_are_an_error() {
    let once = Elements::new([1, 2]);
    let error = json_runtime::to_string(&[&once, &once]).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::Consumed, "$[1]"));
}

#[test]
fn no_elements_are_a_default() {
    let count = r#"{"page_title":"t","row_count":7}"#;
    assert_eq!(
        Sparse::to_string(&page(Elements::new([0; 0]))).unwrap(),
        count
    );
    assert_eq!(
        Sparse::to_string(&page(ElementsFn::new(|| [0; 0]))).unwrap(),
        count
    );
    let some = r#"{"page_title":"t","all_rows":[0],"row_count":7}"#;
    assert_eq!(Sparse::to_string(&page(Elements::new([0]))).unwrap(), some);
    assert_eq!(
        Sparse::to_string(&page(ElementsFn::new(|| [0]))).unwrap(),
        some
    );
}

#[test]
fn an_element_that_fails_is_told_by_its_number() {
    for (index, path) in [(3, "$.ALL_ROWS[3].VALUE"), (30_000, "…[30000].VALUE")] {
        let page = page(Elements::new(bad_at(index)));
        let error = Dense::to_writer(std::io::sink(), &page).unwrap_err();
        assert_eq!(place(&error), (ErrorKind::NonFinite, path));
    }
    let error = Api::to_writer(std::io::sink(), &Elements::new(bad_at(30_000))).unwrap_err();
    assert_eq!(error.path(), "$[30000].value");
    let options = StreamOptions::new().buffer_size(1024);
    let groups = Elements::new((0..).map(|_| BTreeMap::from([("k", Elements::new(bad_at(200)))])));
    let error = Dense::to_writer_with(std::io::sink(), &groups, options).unwrap_err();
    assert_eq!(error.path(), "$[0]…[200].VALUE");
    let mut chunks = Dense::chunks([page(Elements::new(bad_at(2)))]);
    let error = chunks.next().unwrap().unwrap_err();
    assert_eq!(error.path(), "$[0].ALL_ROWS[2].VALUE");
}

#[test]
fn a_failure_ends_the_iterator() {
    let endless = Elements::new((0..).map(|_| f64::NAN));
    assert_eq!(Dense::to_string(&endless).unwrap_err().path(), "$[0]");
    let error = Dense::to_string(&(f64::NAN, Elements::new(0..))).unwrap_err();
    assert_eq!(error.path(), "$[0]");
}

type Any = Box<dyn ToJson<Strict>>;

#[derive(ToJson)]
#[json(context = Strict)]
struct Given {
    #[json(with = "as_it_is")]
    rows: Any,
}

mod as_it_is {
    use json_runtime::JsonWriter;

    pub(super) fn write_json(value: &super::Any, w: &mut JsonWriter<'_, super::Strict>) {
        w.value(value);
    }
}

fn given(rows: impl ToJson<Strict> + 'static) -> Given {
    let rows = Box::new(rows);
    Given { rows }
}

/// Whether a value is left out may be seen only when it is written; that uses nothing up.
#[test]
fn elements_are_there_after_the_question_whether_to_omit_them() {
    for (value, expected) in [
        (given(Elements::new([1, 2])), r#"{"rows":[1,2]}"#),
        (given(Elements::new([0; 0])), "{}"),
        (given(ElementsFn::new(|| [0; 1])), r#"{"rows":[0]}"#),
        (given(ElementsFn::new(|| [0; 0])), "{}"),
        (given(TryRow::new(Ok::<_, String>(1))), r#"{"rows":1}"#),
        (given(TryRow::new(Ok::<_, String>(0))), "{}"),
    ] {
        assert_eq!(Strict::to_string(&value).unwrap(), expected);
    }
    let failed = given(TryRow::new(Err::<u8, _>(std::fmt::Error)));
    let error = Strict::to_string(&failed).unwrap_err();
    assert_eq!(place(&error), (ErrorKind::Row, "$.rows"));
    assert!(
        std::error::Error::source(&error)
            .unwrap()
            .is::<std::fmt::Error>()
    );
    // These have no end.
    let bad = |at| if at == 2 { f64::NAN } else { 1.5 };
    for value in [
        given(Elements::new((0..).map(bad))),
        given(ElementsFn::new(move || (0..).map(bad))),
    ] {
        assert_eq!(Strict::to_string(&value).unwrap_err().path(), "$.rows[2]");
    }
}
