//! Writers that do what `std::io` allows them.

use std::io::{self, ErrorKind, Write};

use json_runtime::stream::StreamOptions;
use json_runtime::{Plain, ToJson};

use crate::rows::{Api, rows};

/// Answers as told, and then takes everything.
struct Scripted {
    answers: Vec<Result<usize, ErrorKind>>,
    calls: usize,
    taken: Vec<u8>,
    flushes: Vec<Result<(), ErrorKind>>,
}

impl Scripted {
    fn new(answers: &[Result<usize, ErrorKind>]) -> Self {
        Self {
            answers: answers.iter().rev().copied().collect(),
            calls: 0,
            taken: Vec::new(),
            flushes: Vec::new(),
        }
    }
}

impl Write for Scripted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls += 1;
        let len = self
            .answers
            .pop()
            .unwrap_or(Ok(usize::MAX))?
            .min(bytes.len());
        self.taken.extend_from_slice(&bytes[..len]);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(self.flushes.pop().unwrap_or(Ok(()))?)
    }
}

const VALUE: [&str; 3] = ["one", "two", "three"];
const TEXT: &str = r#"["one","two","three"]"#;

#[test]
fn short_and_interrupted_writes_go_on() {
    for answers in [
        &[Ok(1), Ok(2), Ok(3)][..],
        &[
            Err(ErrorKind::Interrupted),
            Ok(5),
            Err(ErrorKind::Interrupted),
        ],
    ] {
        let mut sink = Scripted::new(answers);
        json_runtime::to_writer(&mut sink, &VALUE).unwrap();
        assert_eq!(sink.taken, TEXT.as_bytes());
        assert_eq!(sink.calls, answers.len() + 1);
    }
}

#[test]
fn the_kind_and_the_offset_of_a_failure_are_known() {
    for (answers, kind, offset) in [
        (&[Err(ErrorKind::WouldBlock)][..], ErrorKind::WouldBlock, 0),
        (
            &[Ok(5), Err(ErrorKind::WouldBlock)],
            ErrorKind::WouldBlock,
            5,
        ),
        (
            &[Ok(5), Ok(7), Err(ErrorKind::BrokenPipe)],
            ErrorKind::BrokenPipe,
            12,
        ),
        (&[Ok(9), Ok(0)], ErrorKind::WriteZero, 9),
        (
            &[Ok(1), Err(ErrorKind::Interrupted), Err(ErrorKind::TimedOut)],
            ErrorKind::TimedOut,
            1,
        ),
    ] {
        let mut sink = Scripted::new(answers);
        let error = json_runtime::to_writer(&mut sink, &VALUE).unwrap_err();
        assert_eq!(error.kind(), json_runtime::ErrorKind::Io);
        assert_eq!(error.io_error().unwrap().kind(), kind);
        assert_eq!(error.offset(), offset);
        assert_eq!(sink.taken.len() as u64, offset);
        assert_eq!(
            sink.calls,
            answers.len(),
            "a writer that failed is left alone"
        );
        let mut sink = Scripted::new(answers);
        let error = json_runtime::write_array(&mut sink, VALUE).unwrap_err();
        assert_eq!(
            (error.offset(), io::Error::from(error).kind()),
            (offset, kind)
        );
        let mut sink = Scripted::new(answers);
        let error = json_runtime::write_lines(&mut sink, VALUE).unwrap_err();
        assert_eq!(
            (error.offset(), io::Error::from(error).kind()),
            (offset, kind)
        );
        assert_eq!(sink.calls, answers.len());
    }
}

#[test]
fn a_failure_is_at_its_offset_after_many_pieces() {
    let mut whole = Vec::new();
    Api::write_array(&mut whole, rows(5000)).unwrap();
    let size = 5000;
    for calls in [1, 2, 7] {
        let mut answers = vec![Ok(usize::MAX); calls];
        answers.extend([Ok(100), Err(ErrorKind::ConnectionReset)]);
        let mut sink = Scripted::new(&answers);
        let options = StreamOptions::new().buffer_size(size);
        let error = Api::write_array_with(&mut sink, rows(5000), options).unwrap_err();
        assert_eq!(error.offset(), sink.taken.len() as u64);
        assert!(sink.taken == whole[..sink.taken.len()]);
        assert!(sink.taken.len() > calls * (size - 500));
        assert_eq!(error.io_error().unwrap().kind(), ErrorKind::ConnectionReset);
    }
}

#[test]
fn a_flush_can_fail_and_be_interrupted() {
    let options = StreamOptions::new().flush_every_lines(2);
    let mut sink = Scripted::new(&[]);
    sink.flushes = vec![Err(ErrorKind::Interrupted)];
    Plain::write_lines_with(&mut sink, VALUE, options).unwrap();
    assert_eq!(sink.taken, b"\"one\"\n\"two\"\n\"three\"\n");
    let mut sink = Scripted::new(&[]);
    sink.flushes = vec![Err(ErrorKind::TimedOut)];
    let error = Plain::write_lines_with(&mut sink, VALUE, options).unwrap_err();
    assert_eq!((error.offset(), sink.taken.len()), (12, 12));
    assert_eq!(io::Error::from(error).kind(), ErrorKind::TimedOut);
}

/// The row's failure is the one that is told, also if the writer fails when it gets the lines before.
#[test]
fn the_first_failure_is_told() {
    let rows: [&dyn ToJson<Plain>; 2] = [&1, &std::path::Path::new("a\0")];
    Plain::write_lines(io::sink(), rows).unwrap();
    let lock = std::cell::RefCell::new(1);
    let _guard = lock.borrow_mut();
    let rows: [&dyn ToJson<Plain>; 2] = [&1, &lock];
    let mut sink = Scripted::new(&[Err(ErrorKind::BrokenPipe)]);
    let error = Plain::write_lines(&mut sink, rows).unwrap_err();
    assert_eq!(error.kind(), json_runtime::ErrorKind::Locked);
    assert_eq!(sink.calls, 1);
}

/// A writer that says that it took more than there was.
#[test]
fn a_writer_that_lies_is_an_error() {
    struct Liar;
    impl Write for Liar {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            Ok(bytes.len() + 1)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = json_runtime::to_writer(Liar, &VALUE).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the writer took more than it was given (byte 0)"
    );
    assert!(error.io_error().is_some());
}

#[test]
fn a_buffer_is_as_large_as_the_options_say() {
    struct Pieces(Vec<usize>);
    impl Write for Pieces {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.push(bytes.len());
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let numbers: Vec<u64> = (0..200_000).collect();
    let expected = json_runtime::to_vec(&numbers).unwrap().len();
    for (asked, most) in [
        (0, 1024),
        (1024, 1024),
        (10_000, 10_000),
        (1 << 20, 1 << 20),
    ] {
        let options = StreamOptions::new().buffer_size(asked);
        let (mut whole, mut rows, mut lines) = (Pieces(vec![]), Pieces(vec![]), Pieces(vec![]));
        Plain::to_writer_with(&mut whole, &numbers, options).unwrap();
        Plain::write_array_with(&mut rows, &numbers, options).unwrap();
        Plain::write_lines_with(&mut lines, &numbers, options).unwrap();
        for Pieces(mut pieces) in [whole, rows, lines] {
            assert!(pieces.iter().sum::<usize>().abs_diff(expected) <= 1);
            pieces.pop();
            // Room is made for sixteen numbers at once.
            let least = most - 16 * 41;
            assert!(
                pieces.iter().all(|&len| (least..=most).contains(&len)),
                "{asked}"
            );
        }
    }
}
