//! Growing, draining, and what is left after a failure.

use alloc::string::String;
use alloc::vec::Vec;

use super::Buf;
use crate::contexts::Plain;
use crate::error::{ErrorKind, JsonError, Message};
use crate::key::{Keys, Name};
use crate::sink::Sink;

fn finish(mut buf: Buf<'_>) -> Result<Vec<u8>, JsonError> {
    buf.finish()
}

fn finish_string(mut buf: Buf<'_>) -> Result<String, JsonError> {
    buf.finish_string()
}

/// Keeps the pieces it is given, and fails when it has `room` bytes. Leaves `left` bytes of each.
struct Pieces {
    taken: Vec<Vec<u8>>,
    room: usize,
    left: usize,
}

impl Sink for Pieces {
    fn accept(&mut self, text: &[u8]) -> (usize, Result<(), Message>) {
        let (taken, _) = text.split_at(text.len().saturating_sub(self.left));
        if taken.len() > self.room {
            return (0, Err("full".into()));
        }
        self.room -= taken.len();
        self.taken.push(taken.to_vec());
        (taken.len(), Ok(()))
    }
}

#[test]
fn a_sink_gets_the_text_in_pieces_of_the_limit() {
    let mut sink = Pieces {
        taken: Vec::new(),
        room: usize::MAX,
        left: 0,
    };
    let mut buf = Buf::draining(&mut sink, 100);
    let mut expected = String::new();
    for number in 0..1000 {
        let text = alloc::format!("{number},");
        buf.push_str(&text);
        expected.push_str(&text);
        assert!(buf.len() <= 100);
        assert_eq!(buf.offset(), expected.len() as u64);
    }
    assert_eq!(finish(buf).unwrap(), b"");
    assert_eq!(sink.taken.concat(), expected.as_bytes());
    let (last, full) = sink.taken.split_last().unwrap();
    assert!(
        full.iter().all(|piece| piece.len() > 90),
        "pieces are large"
    );
    assert!(last.len() <= 100);
}

#[test]
fn a_failing_sink_is_asked_once() {
    let mut sink = Pieces {
        taken: Vec::new(),
        room: 250,
        left: 0,
    };
    let mut buf = Buf::draining(&mut sink, 100);
    for _ in 0..1000 {
        buf.push_str("0123456789");
    }
    let error = finish(buf).unwrap_err();
    assert_eq!(
        (error.kind(), error.offset(), error.path()),
        (ErrorKind::Io, 200, "…")
    );
    assert_eq!(sink.taken.concat().len(), 200);
}

/// What is dropped after a failure does not make the buffer grow.
#[test]
fn a_failed_buffer_stays_as_large_as_it_is() {
    let mut buf = Buf::owned(64);
    buf.push_str("[1,");
    buf.fail(ErrorKind::Custom, "no".into());
    for _ in 0..1000 {
        buf.push_str("0123456789");
        assert!(buf.len() <= 64);
    }
    let error = finish(buf).unwrap_err();
    assert_eq!((error.offset(), error.path()), (3, "$[1]"));
}

#[test]
fn a_borrowed_vector_is_as_before_unless_all_is_well() {
    let before = b"before \xff";
    let mut vector = before.to_vec();

    let mut buf = Buf::appending(&mut vector);
    buf.push_str("text that is dropped with the buffer");
    drop(buf);
    assert_eq!(vector, before);

    let mut buf = Buf::appending(&mut vector);
    buf.push_str("text that is too late");
    buf.fail(ErrorKind::Custom, "no".into());
    buf.push_str("and more, so that the buffer has to make room for it");
    assert!(finish(buf).is_err());
    assert_eq!(vector, before);

    let mut buf = Buf::appending(&mut vector);
    buf.push_str("text");
    assert_eq!(buf.offset(), 4);
    assert!(finish(buf).is_ok());
    assert_eq!(vector, b"before \xfftext");
}

#[test]
fn an_append_uses_the_allocation_it_is_given() {
    let mut vector = Vec::with_capacity(100);
    let allocation = vector.as_ptr();
    for _ in 0..10 {
        vector.clear();
        let mut buf = Buf::appending(&mut vector);
        buf.push_repeated(b'x', 100);
        finish(buf).unwrap();
        assert_eq!((vector.len(), vector.as_ptr()), (100, allocation));
    }
}

const fn letters(count: usize) -> &'static str {
    const LETTERS: [u8; 300] = [b'x'; 300];
    match str::from_utf8(LETTERS.split_at(count).0) {
        Ok(letters) => letters,
        Err(_) => panic!("it is ASCII"),
    }
}

/// Those around 32 bytes with the quotes and the colon, around the longest that is rendered in place, and
/// around the longest whose length is one byte.
const NAMES: [&str; 15] = [
    "",
    "a",
    "thirteen_char",
    "fourteen_chars",
    "é",
    letters(28),
    letters(29),
    letters(30),
    letters(48),
    letters(49),
    letters(50),
    letters(251),
    letters(252),
    letters(253),
    letters(300),
];

/// The names, with escapes to look for or without.
const fn named(is_plain: bool) -> [Name; NAMES.len()] {
    let mut names = [Name::plain(""); NAMES.len()];
    let mut i = 0;
    while i < NAMES.len() {
        names[i] = if is_plain {
            Name::plain(NAMES[i])
        } else {
            Name::fixed(NAMES[i])
        };
        i += 1;
    }
    names
}

/// Keys are copied in blocks, also to the last bytes of an allocation; the long ones and those with a
/// length of more than a byte in another way.
#[test]
fn keys_of_every_length_are_copied_whole() {
    static PLAIN: Keys<[u8; 2048]> = Keys::names::<Plain>(&named(true));
    static ESCAPED: Keys<[u8; 2048]> = Keys::names::<Plain>(&named(false));
    for keys in [&PLAIN, &ESCAPED] {
        let keys: &'static Keys<[u8]> = keys;
        let mut keys = keys.all();
        for name in NAMES {
            let key = keys.next();
            for filled in 0..64 {
                let mut buf = Buf::owned(64);
                buf.push_repeated(b'x', filled);
                buf.push_key(b',', key);
                buf.push_padded(key);
                let expected = alloc::format!("{},\"{name}\":\"{name}\":", "x".repeat(filled));
                assert_eq!(finish_string(buf).unwrap(), expected);
            }
        }
    }
}

#[test]
#[should_panic(expected = "an object has more members than keys")]
fn there_is_no_key_behind_the_last_one() {
    static KEYS: Keys<[u8; 64]> = Keys::names::<Plain>(&[Name::fixed("a")]);
    let keys: &'static Keys<[u8]> = &KEYS;
    let mut keys = keys.all();
    assert_eq!(keys.next().text(), "\"a\":");
    keys.next();
}

#[test]
fn only_what_is_still_there_can_be_taken_back() {
    let mut sink = Pieces {
        taken: Vec::new(),
        room: usize::MAX,
        left: 0,
    };
    let mut buf = Buf::draining(&mut sink, 10);
    buf.push_str("12345678");
    let start = buf.offset();
    buf.push_str("ab");
    buf.truncate(start);
    buf.push_str("AB");
    buf.push_str("the first ten are gone");
    buf.truncate(start);
    finish(buf).unwrap();
    assert_eq!(sink.taken.concat(), b"12345678ABthe first ten are gone");
}

#[test]
fn what_a_sink_leaves_comes_first_in_the_next_piece() {
    let mut sink = Pieces {
        taken: Vec::new(),
        room: usize::MAX,
        left: 3,
    };
    let mut buf = Buf::draining(&mut sink, 10);
    for text in [
        "12345678",
        "ab",
        "cdefghijk",
        "",
        "x",
        "longer than the limit",
        "!",
    ] {
        buf.push_str(text);
    }
    assert_eq!(buf.offset(), 42);
    finish(buf).unwrap();
    let expected = b"12345678abcdefghijkxlonger than the limit!";
    assert_eq!(sink.taken.concat(), expected[..expected.len() - 3]);
}

#[test]
fn what_is_settled_survives_a_failure() {
    let mut sink = Pieces {
        taken: Vec::new(),
        room: usize::MAX,
        left: 0,
    };
    let mut buf = Buf::draining(&mut sink, 10);
    for text in ["abc,", "defgh,", "ijk,"] {
        buf.settle();
        buf.push_str(text);
    }
    assert_eq!(buf.offset(), 14);
    buf.settle();
    buf.push_str("{");
    buf.fail(ErrorKind::Custom, "no".into());
    buf.push_str("dropped, and longer than the limit");
    buf.settle();
    let error = finish(buf).unwrap_err();
    assert_eq!(error.offset(), 15);
    assert_eq!(sink.taken.concat(), b"abc,defgh,ijk,");

    let mut buf = Buf::resumed(4, 1000, Some(b','));
    buf.push_str("abc");
    buf.settle();
    assert_eq!((buf.offset(), buf.written()), (1003, &b""[..]));
    buf.push_str("def");
    buf.fail(ErrorKind::Custom, "no".into());
    buf.push_str("dropped");
    let (text, failure) = buf.finish_rows();
    assert_eq!(text, b"abc");
    assert_eq!(failure.unwrap().offset(), 1006);
}
