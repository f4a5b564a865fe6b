//! What serde_json refuses to write is refused here, with the kind and the place. Nothing panics.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Mutex, RwLock};
use std::time::{Duration, UNIX_EPOCH};

use json_runtime::{ErrorKind, Plain, Pretty, ToJson};
use serde::Serialize;

use crate::fails;
use crate::keys::Real;

/// `value` as it is, and deep inside other containers.
#[track_caller]
fn fails_anywhere<T>(value: &T, kind: ErrorKind)
where
    T: Serialize + ToJson<Plain> + ToJson<Pretty> + ?Sized,
{
    fails(value, kind, "$");
    fails(&(1, "a,[{", value), kind, "$[2]");
    let map = BTreeMap::from([("list", [None, Some(value)])]);
    fails(&map, kind, "$.list[1]");
    fails(
        &[HashMap::from([("a \"name\"", map)])],
        kind,
        r#"$[0]["a \"name\""].list[1]"#,
    );
}

#[test]
fn a_time_before_the_epoch() {
    let time = UNIX_EPOCH - Duration::from_nanos(1);
    fails_anywhere(&time, ErrorKind::Unrepresentable);
}

#[cfg(unix)]
#[test]
fn a_path_that_is_not_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let path = Path::new(OsStr::from_bytes(b"a\xff"));
    fails_anywhere(path, ErrorKind::Unrepresentable);
    fails_anywhere(&path.to_path_buf(), ErrorKind::Unrepresentable);
    fails(
        &[BTreeMap::from([(path, 1)])],
        ErrorKind::Unrepresentable,
        "$[0]",
    );
}

#[test]
fn a_cell_that_is_mutably_borrowed() {
    let cell = RefCell::new(1);
    let borrow = cell.borrow_mut();
    fails_anywhere(&cell, ErrorKind::Locked);
    fails(&BTreeMap::from([(&cell, 1)]), ErrorKind::Locked, "$");
    drop(borrow);
    let borrow = cell.borrow();
    crate::writes(&cell, "1");
    drop(borrow);
}

#[test]
fn a_poisoned_lock() {
    let (mutex, lock) = (Mutex::new(1), RwLock::new(2));
    let panic = catch_unwind(AssertUnwindSafe(|| {
        let _guards = (mutex.lock(), lock.write());
        std::panic::resume_unwind(Box::new("poison"));
    }));
    assert!(panic.is_err());
    fails_anywhere(&mutex, ErrorKind::Locked);
    fails_anywhere(&lock, ErrorKind::Locked);
}

#[test]
fn a_key_that_is_none() {
    let map = BTreeMap::from([(None::<&str>, 1)]);
    fails_anywhere(&map, ErrorKind::Unrepresentable);
    let map = BTreeMap::from([(None, 1), (Some("a"), 2)]);
    fails_anywhere(&map, ErrorKind::Unrepresentable);
}

#[test]
fn a_key_that_is_not_finite() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        fails_anywhere(&BTreeMap::from([(Real(value), 1)]), ErrorKind::NonFinite);
    }
}

struct Unprintable;

impl fmt::Display for Unprintable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("half of \"it")?;
        Err(fmt::Error)
    }
}

/// serde_json panics here, so it is not asked.
#[test]
fn a_display_impl_that_fails() {
    let error = json_runtime::to_string(&[format_args!("{Unprintable}")]).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Custom, "$[0]"));
}

#[test]
fn messages_are_those_of_serde() {
    let time = UNIX_EPOCH - Duration::from_secs(1);
    let ours = json_runtime::to_string(&time).unwrap_err().to_string();
    let peer = serde_json::to_string(&time).unwrap_err().to_string();
    assert_eq!(ours, format!("{peer} at $ (byte 0)"));

    let cell = RefCell::new(1);
    let _borrow = cell.borrow_mut();
    let ours = json_runtime::to_string(&(0, &cell))
        .unwrap_err()
        .to_string();
    let peer = serde_json::to_string(&cell).unwrap_err().to_string();
    assert_eq!(ours, format!("{peer} at $[1] (byte 3)"));
}

/// A value whose failure comes late, behind more text than is kept before a sink gets it.
#[test]
fn a_failure_behind_much_text() {
    let cell = RefCell::new(1);
    let _borrow = cell.borrow_mut();
    let value = (
        vec!["text, \"quoted\" and [bracketed"; 10_000],
        &cell,
        "after",
    );
    fails(&value, ErrorKind::Locked, "$[1]");
    let error = json_runtime::to_writer(io::sink(), &value).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Locked, "…"));
}

#[derive(Default, Serialize, ToJson)]
struct Deep {
    inner: Option<Box<Deep>>,
}

fn nested(containers: usize) -> Deep {
    (1..containers).fold(Deep::default(), |deep, _| Deep {
        inner: Some(Box::new(deep)),
    })
}

/// serde_json has no limit for writing, so this is the one failure that it does not share.
#[test]
fn more_containers_than_the_limit() {
    crate::same(&nested(128));
    let error = json_runtime::to_string(&nested(129)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
    assert_eq!(error.path(), format!("${}", ".inner".repeat(128)));
    let error = Pretty::to_string(&nested(5000)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
}

/// Takes some bytes, and no more.
struct Full(usize);

impl io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::Error::new(io::ErrorKind::StorageFull, "no space"));
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_writer_that_fails() {
    let value = vec!["text"; 50_000];
    let len = serde_json::to_string(&value).unwrap().len();
    json_runtime::to_writer(Full(len), &value).unwrap();
    for room in [0, 1, 65_536, 100_000, len - 1] {
        serde_json::to_writer(Full(room), &value).unwrap_err();
        let error = json_runtime::to_writer(Full(room), &value).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Io);
        let error = io::Error::from(error);
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
