//! Asynchronous rows.

use std::cell::Cell;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use bytes::Bytes;
use futures_core::Stream;
use futures_core::stream::FusedStream;
use json_runtime::stream::TryRow;
use json_runtime::{ErrorKind, JsonError, Plain, Pretty, ToJson};

use crate::rows::{Api, Dense, bad_at, place, rows};

/// A row, or none at the moment.
struct Rows<I>(I);

impl<T, I: Iterator<Item = Option<T>> + Unpin> Stream for Rows<I> {
    type Item = T;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<T>> {
        match self.0.next() {
            Some(Some(row)) => Poll::Ready(Some(row)),
            Some(None) => Poll::Pending,
            None => Poll::Ready(None),
        }
    }
}

fn ready<T>(rows: impl Iterator<Item = T> + Unpin) -> impl Stream<Item = T> {
    Rows(rows.map(Some))
}

type Item = Poll<Option<Result<Bytes, JsonError>>>;

fn poll(stream: &mut (impl Stream<Item = Result<Bytes, JsonError>> + Unpin)) -> Item {
    Pin::new(stream).poll_next(&mut Context::from_waker(Waker::noop()))
}

/// Everything, for a stream that is always ready.
fn all(
    mut stream: impl Stream<Item = Result<Bytes, JsonError>> + Unpin,
) -> Vec<Result<Bytes, JsonError>> {
    let mut items = Vec::new();
    while let Poll::Ready(Some(item)) = poll(&mut stream) {
        items.push(item);
    }
    items
}

fn text(chunks: Vec<Result<Bytes, JsonError>>) -> Vec<u8> {
    chunks.into_iter().flat_map(Result::unwrap).collect()
}

#[test]
fn a_stream_has_the_text_of_an_array_and_of_lines() {
    let (mut array, mut lines) = (Vec::new(), Vec::new());
    Api::write_array(&mut array, rows(700)).unwrap();
    Api::write_lines(&mut lines, rows(700)).unwrap();
    for size in [1, 3000, 1 << 20] {
        assert!(text(all(Api::stream(ready(rows(700))).chunk_size(size))) == array);
        assert!(text(all(Api::line_stream(ready(rows(700))).chunk_size(size))) == lines);
    }
    assert_eq!(text(all(Pretty::stream(ready([1; 0].into_iter())))), b"[]");
    assert!(all(Pretty::line_stream(ready([1; 0].into_iter()))).is_empty());
    assert_eq!(text(all(json_runtime::stream(ready(0..2)))), b"[0,1]");
    assert_eq!(text(all(json_runtime::line_stream(ready(0..2)))), b"0\n1\n");
}

#[test]
fn what_is_there_is_not_held_back() {
    let rows = [None, Some(1), Some(2), None, None, Some(3), None];
    let mut stream = Plain::stream(Rows(rows.into_iter()));
    for expected in [
        Poll::Pending,
        Poll::Ready("[1,2"),
        Poll::Pending,
        Poll::Ready(",3"),
        Poll::Ready("]"),
    ] {
        match (poll(&mut stream), expected) {
            (Poll::Pending, Poll::Pending) => {}
            (Poll::Ready(Some(Ok(chunk))), Poll::Ready(text)) => assert_eq!(chunk, text),
            (item, expected) => panic!("{item:?} instead of {expected:?}"),
        }
    }
    for _ in 0..2 {
        assert!(stream.is_terminated());
        assert!(matches!(poll(&mut stream), Poll::Ready(None)));
    }
}

/// Rows are asked for when a chunk is, and only as many as it holds.
#[test]
fn back_pressure_reaches_the_rows() {
    let made = Cell::new(0);
    let rows = ready((0..).inspect(|_| made.set(made.get() + 1)));
    let mut stream = Plain::line_stream(rows).chunk_size(10);
    assert_eq!(made.get(), 0);
    for count in [5, 10] {
        assert!(matches!(poll(&mut stream), Poll::Ready(Some(Ok(_)))));
        assert_eq!(made.get(), count);
    }
}

#[test]
fn a_row_that_fails_ends_the_stream() {
    for (index, size) in [(0, 10), (3, 1), (3, 1000), (5000, 65_536)] {
        let mut items = all(Dense::stream(ready(bad_at(index))).chunk_size(size));
        let path = format!("$[{index}].VALUE");
        let error = items.pop().unwrap().unwrap_err();
        assert_eq!(place(&error), (ErrorKind::NonFinite, path.as_str()));
        text(items);
        let mut items = all(Dense::line_stream(ready(bad_at(index))).chunk_size(size));
        let error = items.pop().unwrap().unwrap_err();
        assert_eq!(place(&error), (ErrorKind::NonFinite, path.as_str()));
        let mut expected = Vec::new();
        Dense::write_lines(&mut expected, rows(index)).unwrap();
        assert!(text(items) == expected);
    }
}

#[test]
fn rows_may_have_failed_before() {
    let rows = ["1", "x"]
        .into_iter()
        .map(|row| TryRow::new(row.parse::<u8>()));
    let mut stream = Plain::line_stream(ready(rows));
    assert!(matches!(poll(&mut stream), Poll::Ready(Some(Ok(chunk))) if chunk == "1\n"));
    assert!(!stream.is_terminated());
    let Poll::Ready(Some(Err(error))) = poll(&mut stream) else {
        panic!("an error");
    };
    assert_eq!(place(&error), (ErrorKind::Row, "$[1]"));
    assert!(matches!(poll(&mut stream), Poll::Ready(None)));
    assert!(stream.is_terminated());
}

/// A stream that must not move while it is polled.
#[test]
fn rows_may_be_pinned() {
    struct Pinned(u8, std::marker::PhantomPinned);
    impl Stream for Pinned {
        type Item = u8;
        fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<u8>> {
            Poll::Ready((self.0 < 1).then_some(1)).map(|_| None)
        }
    }
    let pinned = Pinned(1, std::marker::PhantomPinned);
    assert_eq!(text(all(Plain::stream(pinned))), b"[]");
}

#[test]
fn a_stream_can_cross_threads() {
    fn body<S>(stream: S) -> Pin<Box<dyn Stream<Item = Result<Bytes, JsonError>> + Send + 'static>>
    where
        S: Stream<Item: ToJson<Api>> + Send + 'static,
    {
        Box::pin(Api::stream(stream))
    }
    assert_eq!(all(body(ready(rows(3)))).len(), 1);
}
