use json_runtime::{ErrorKind, JsonWriter, Plain, Pretty, ToJson};

/// Contexts in a module that the tests do not import `JsonContext` from.
mod contexts {
    #[derive(json_runtime::JsonContext)]
    #[json(indent = 1)]
    pub(super) struct Derived;
}
use contexts::Derived;

struct Refusing;

impl<C: json_runtime::JsonContext> ToJson<C> for Refusing {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.value("something long enough to make the buffer grow a little");
        w.fail("no");
    }
}

#[test]
fn every_context_has_the_entry_points_without_an_import() {
    let value = [1, 2];
    let text = "[\n 1,\n 2\n]";
    assert_eq!(Derived::to_string(&value).unwrap(), text);
    assert_eq!(Derived::to_vec(&value).unwrap(), text.as_bytes());
    let mut appended = b"> ".to_vec();
    Derived::append(&value, &mut appended).unwrap();
    assert_eq!(appended, format!("> {text}").as_bytes());
    let mut written = Vec::new();
    Derived::to_writer(&mut written, &value).unwrap();
    assert_eq!(written, text.as_bytes());
    assert_eq!(Derived::try_to_string(&value).unwrap(), text);
    assert_eq!(Derived::try_to_vec(&value).unwrap(), text.as_bytes());
    Derived::try_append(&value, &mut written).unwrap();
    assert_eq!(written, text.repeat(2).as_bytes());

    assert_eq!(Plain::to_string(&value).unwrap(), "[1,2]");
    assert_eq!(Pretty::to_string(&value).unwrap(), "[\n  1,\n  2\n]");
    assert_eq!(json_runtime::to_vec(&value).unwrap(), b"[1,2]");
}

#[test]
fn values_without_a_size_can_be_written() {
    assert_eq!(json_runtime::to_string("text").unwrap(), r#""text""#);
    assert_eq!(json_runtime::to_string(&[1][..]).unwrap(), "[1]");
    let object: &dyn ToJson<Derived> = &"text";
    assert_eq!(Derived::to_string(object).unwrap(), r#""text""#);
    let boxes: Vec<Box<dyn ToJson<Plain>>> = vec![Box::new(1), Box::new("a"), Box::new(())];
    assert_eq!(json_runtime::to_string(&boxes).unwrap(), r#"[1,"a",null]"#);
}

#[test]
fn a_failed_append_leaves_the_buffer_as_it_was() {
    let mut buffer = Vec::with_capacity(8);
    buffer.extend_from_slice(b"before");
    let error = json_runtime::append(&("x", Refusing), &mut buffer).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Custom, "$[1]"));
    assert_eq!(buffer, b"before");
    let error = json_runtime::try_append(&("x", Refusing), &mut buffer).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Custom, "$[1]"));
    assert_eq!(buffer, b"before");
}

#[test]
fn a_panic_in_an_append_leaves_the_buffer_as_it_was() {
    struct Panicking;
    impl<C: json_runtime::JsonContext> ToJson<C> for Panicking {
        fn write_json(&self, w: &mut JsonWriter<'_, C>) {
            w.value(&vec!["long"; 1000]);
            panic!("in the middle");
        }
    }
    let mut buffer = b"before".to_vec();
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        json_runtime::append(&Panicking, &mut buffer)
    }));
    assert!(result.is_err());
    assert_eq!(buffer, b"before");
}

/// Takes `room` bytes, then fails.
struct Full {
    room: usize,
    calls: usize,
}

impl std::io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.calls += 1;
        if self.room == 0 {
            return Err(std::io::Error::new(
                std::io::ErrorKind::StorageFull,
                "disk full",
            ));
        }
        let taken = bytes.len().min(self.room).min(1000);
        self.room -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        panic!("nobody asked for it")
    }
}

#[test]
fn a_failing_writer_is_an_error_with_its_cause() {
    let rows: Vec<String> = (0..100_000).map(|row| format!("row {row}")).collect();
    let mut full = Full {
        room: 200_000,
        calls: 0,
    };
    let error = Pretty::to_writer(&mut full, &rows).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
    assert_eq!(
        error.io_error().unwrap().kind(),
        std::io::ErrorKind::StorageFull
    );
    assert!(error.path().starts_with('…'), "{}", error.path());
    assert!(error.to_string().starts_with("disk full (byte "), "{error}");
    assert!(error.offset() >= 200_000);
    let calls = full.calls;
    assert!(calls < 300, "{calls} calls");
    assert_eq!(
        std::io::Error::from(error).kind(),
        std::io::ErrorKind::StorageFull
    );
}

#[test]
fn a_writer_gets_large_pieces() {
    struct Pieces(Vec<usize>);
    impl std::io::Write for Pieces {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.push(bytes.len());
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let rows: Vec<u64> = (0..100_000).collect();
    let mut pieces = Pieces(Vec::new());
    json_runtime::to_writer(&mut pieces, &rows).unwrap();
    let expected = json_runtime::to_vec(&rows).unwrap().len();
    assert_eq!(pieces.0.iter().sum::<usize>(), expected);
    assert!(
        pieces.0.len() <= expected / (63 * 1024) + 1,
        "{:?}",
        pieces.0
    );
    assert!(
        pieces.0.iter().all(|&len| len <= 64 * 1024),
        "{:?}",
        pieces.0
    );
}
