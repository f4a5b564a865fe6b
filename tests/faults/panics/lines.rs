//! Rows, of which one panics, or what gives them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use json_runtime::{JsonContext, JsonWriter, Pretty, ToJson};

pub(super) fn lines_before_a_panic_are_written() {
    let row = |index: usize, length: usize| format!("{index}{}", "x".repeat(length));
    for (lines, length) in [(0, 10), (1, 10), (3, 10), (3, 5000), (100, 5000)] {
        let expected: Vec<String> = (0..lines)
            .map(|index| format!("\"{}\"\n", row(index, length)))
            .collect();
        let expected = expected.concat();

        let mut written = Vec::new();
        let rows = (0..).map(|index| {
            assert!(index < lines, "no more rows");
            row(index, length)
        });
        catch_unwind(AssertUnwindSafe(|| Pretty::write_lines(&mut written, rows))).unwrap_err();
        assert_eq!(String::from_utf8_lossy(&written), expected, "the iterator");

        let mut written = Vec::new();
        let rows = (0..).map(|index| Row(row(index, length), index == lines));
        catch_unwind(AssertUnwindSafe(|| Pretty::write_lines(&mut written, rows))).unwrap_err();
        assert_eq!(String::from_utf8_lossy(&written), expected, "a row");
    }
}

/// Panics in the middle, if it is told to.
struct Row(String, bool);

impl<C: JsonContext> ToJson<C> for Row {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        if self.1 {
            w.array().element(&self.0);
            panic!("in the middle");
        }
        w.string(&self.0);
    }
}
