//! Sinks that take a few bytes at a time, are interrupted, and fail anywhere.

#![no_main]

use std::io::{self, ErrorKind, Write};

use json_fuzz::{Any, Visitor, visit};
use json_runtime::JsonContext;
use libfuzzer_sys::fuzz_target;

/// What a sink does when it is written to.
#[derive(arbitrary::Arbitrary, Clone, Copy, Debug)]
enum Answer {
    Take(u16),
    Interrupted,
    Full,
    Broken,
}

struct Sink<'a> {
    answers: &'a [Answer],
    taken: Vec<u8>,
    failed: bool,
}

impl Write for Sink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        assert!(!self.failed, "written to after a failure");
        let answer = self.answers.split_off_first();
        let count = match answer.copied().unwrap_or(Answer::Take(u16::MAX)) {
            Answer::Take(most) => bytes.len().min(usize::from(most).max(1)),
            Answer::Interrupted => return Err(ErrorKind::Interrupted.into()),
            Answer::Full => 0,
            Answer::Broken => {
                self.failed = true;
                return Err(ErrorKind::BrokenPipe.into());
            }
        };
        self.failed |= count == 0 && !bytes.is_empty();
        self.taken.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Check<'a> {
    value: (&'a Any, String),
    answers: &'a [Answer],
}

impl Visitor for Check<'_> {
    fn visit<C: JsonContext>(self) {
        // The same value in memory. It is long enough to be handed over in pieces.
        let Self {
            value: (value, long),
            answers,
        } = self;
        let value = (value, &*long, value);
        let whole = C::to_vec(&value);
        let mut before = b"before".to_vec();
        let appended = C::append(&value, &mut before);
        let mut sink = Sink {
            answers,
            taken: Vec::new(),
            failed: false,
        };
        let outcome = C::to_writer(&mut sink, &value);
        match (&whole, &outcome) {
            (Ok(whole), Ok(())) => assert_eq!(&sink.taken, whole),
            (Ok(whole), Err(error)) => {
                assert!(sink.failed);
                assert_eq!(error.kind(), json_runtime::ErrorKind::Io);
                assert!(error.io_error().is_some());
                assert!(whole.starts_with(&sink.taken));
            }
            (Err(_), Ok(())) => panic!("written, though it cannot be"),
            (Err(whole), Err(error)) if !sink.failed => {
                assert_eq!(
                    (whole.kind(), whole.offset()),
                    (error.kind(), error.offset())
                );
            }
            (Err(_), Err(_)) => {}
        }
        match whole {
            Ok(whole) => assert_eq!(before, [b"before", &*whole].concat()),
            Err(_) => assert_eq!(before, b"before"),
        }
        assert_eq!(appended.is_ok(), before.len() > 6);
    }
}

fuzz_target!(|input: (u8, Any, Vec<Answer>, u32)| {
    let (which, value, answers, len) = input;
    let long = match len % 8 {
        0 => len as usize / 8 % 20_000,
        _ => len as usize % 10,
    };
    let long = "long \"text\" ".repeat(long);
    let value = (&value, long);
    let answers = &answers;
    visit(which, Check { value, answers });
});
