use std::panic::{AssertUnwindSafe, catch_unwind};

use json_runtime::stream::Chunks;
use json_runtime::{ErrorKind, JsonWriter, Plain, Pretty, ToJson};

use crate::rows::{Api, Dense, bad_at, row, rows};

#[test]
fn chunks_add_up_to_the_text() {
    let (mut array, mut lines) = (Vec::new(), Vec::new());
    Api::write_array(&mut array, rows(800)).unwrap();
    Api::write_lines(&mut lines, rows(800)).unwrap();
    for size in [0, 1, 100, 3000, 64 * 1024, 1 << 40] {
        let chunks: Vec<_> = Api::chunks(rows(800))
            .chunk_size(size)
            .map(Result::unwrap)
            .collect();
        assert!(chunks.concat() == array, "{size}");
        assert!(chunks.iter().all(|chunk| !chunk.is_empty()));
        assert!(chunks.iter().all(|chunk| str::from_utf8(chunk).is_ok()));
        let chunks: Vec<_> = Api::line_chunks(rows(800))
            .chunk_size(size)
            .map(Result::unwrap)
            .collect();
        assert!(chunks.concat() == lines, "{size}");
        assert!(chunks.iter().all(|chunk| chunk.ends_with(b"\n")));
    }
}

#[test]
fn chunks_are_as_large_as_asked_for() {
    let rows = (0..100_000).map(|row| format!("row {row}"));
    for (size, least, most) in [(0, 7, 12), (1000, 970, 1000), (65_536, 65_500, 65_536)] {
        let mut sizes: Vec<_> = Plain::chunks(rows.clone())
            .chunk_size(size)
            .map(|chunk| chunk.unwrap().len())
            .collect();
        sizes.pop();
        assert!(
            sizes.iter().all(|len| (least..=most).contains(len)),
            "{size}: {sizes:?}"
        );
    }
    let sizes: Vec<_> = Plain::chunks(["short", &"long".repeat(1000), "short", "short"])
        .chunk_size(100)
        .map(|chunk| chunk.unwrap().len())
        .collect();
    assert_eq!(sizes, [4011, 17]);
}

#[test]
fn of_nothing_there_is_an_empty_array_and_no_line() {
    let mut chunks = Pretty::chunks([(); 0]);
    assert_eq!(chunks.next().unwrap().unwrap(), b"[]");
    assert!(chunks.next().is_none());
    assert!(Pretty::line_chunks([(); 0]).next().is_none());
}

#[test]
fn rows_are_made_when_they_are_asked_for() {
    let mut made = 0;
    let mut chunks = Plain::chunks((0..1000).inspect(|_| made += 1)).chunk_size(10);
    assert_eq!(chunks.next().unwrap().unwrap(), b"[0,1,2,3,4");
    drop(chunks);
    assert_eq!(made, 5);
}

/// No chunk of an array that fails is known to be needed; lines are good for themselves.
#[test]
fn a_failure_comes_last() {
    let error = |items: &[Result<Vec<u8>, json_runtime::JsonError>]| {
        let error = items.last().unwrap().as_ref().unwrap_err();
        assert!(items[..items.len() - 1].iter().all(Result::is_ok));
        (error.kind(), error.path().to_owned(), error.offset())
    };
    let mut offsets = Vec::new();
    for (index, size, chunks, lines) in [
        (0, 1000, 0, 0),
        (3, 1000, 0, 1),
        (3, 1, 3, 3),
        (5000, 65_536, 10, 10),
    ] {
        let path = format!("$[{index}].VALUE");
        let items: Vec<_> = Dense::chunks(bad_at(index)).chunk_size(size).collect();
        assert!(items.len() > chunks, "{}", items.len());
        let (kind, place, offset) = error(&items);
        assert_eq!((kind, &place), (ErrorKind::NonFinite, &path));
        offsets.push(offset);
        let items: Vec<_> = Dense::line_chunks(bad_at(index)).chunk_size(size).collect();
        assert!(items.len() > lines, "{}", items.len());
        let (kind, place, _) = error(&items);
        assert_eq!((kind, &place), (ErrorKind::NonFinite, &path));
        let text: Vec<u8> = items.into_iter().flatten().flatten().collect();
        let mut expected = Vec::new();
        Dense::write_lines(&mut expected, rows(index)).unwrap();
        assert!(text == expected);
    }
    let mut expected = Vec::new();
    Dense::write_array(&mut expected, rows(3)).unwrap();
    assert!(offsets[1] == offsets[2] && offsets[1] > expected.len() as u64);
    let mut chunks = Dense::chunks(bad_at(3));
    assert!(chunks.next().unwrap().is_err());
    assert!(chunks.next().is_none());
}

/// What has panicked is not taken for the end.
#[test]
fn after_a_panic_there_is_an_error() {
    struct Panicking(u8);
    impl ToJson<Plain> for Panicking {
        fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
            assert!(self.0 < 2, "on purpose");
            w.value(&self.0);
        }
    }
    for chunks in [
        Plain::chunks as fn([Panicking; 4]) -> Chunks<_, _>,
        Plain::line_chunks,
    ] {
        let rows = [0, 1, 2, 3].map(Panicking);
        let mut chunks = chunks(rows).chunk_size(2);
        chunks.next().unwrap().unwrap();
        let outcome = catch_unwind(AssertUnwindSafe(|| drop(chunks.by_ref().last())));
        outcome.unwrap_err();
        let error = chunks.next().unwrap().unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("a row, or what the rows come from, has panicked"),
            "{error}"
        );
        assert!(chunks.next().is_none());
    }
}

#[test]
fn chunks_can_cross_threads() {
    fn moved<T: Send + 'static>(value: T) -> T {
        value
    }
    let chunks = moved(Api::line_chunks(vec![row(1)]));
    std::thread::spawn(|| chunks.map(Result::unwrap).count())
        .join()
        .unwrap();
}
