//! What the other tests write.

use json_runtime::{JsonContext, JsonError, JsonWriter, ToJson};

/// Breaks lines, and fails where there is no number.
#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    omit = "nulls",
    indent = 3,
    newline = "\r\n",
    non_finite = "error"
)]
pub(crate) struct Api;

#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE", non_finite = "error")]
pub(crate) struct Dense;

#[derive(Clone, ToJson)]
pub(crate) struct Row {
    pub(crate) row_id: usize,
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) more: Option<Vec<f64>>,
    #[json(with = "doubled")]
    pub(crate) twice: usize,
    #[json(flatten)]
    pub(crate) rest: Rest,
}

#[derive(Clone, ToJson)]
pub(crate) struct Rest {
    pub(crate) last_one: bool,
}

mod doubled {
    use super::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(value: &usize, w: &mut JsonWriter<'_, C>) {
        if value.is_multiple_of(2) {
            w.null();
        } else {
            w.value(&[value, value]);
        }
    }
}

/// Rows of many lengths.
pub(crate) fn row(row_id: usize) -> Row {
    Row {
        row_id,
        name: "é\"\n😀x".chars().cycle().take(row_id % 97).collect(),
        value: 0.5,
        more: (row_id.is_multiple_of(3)).then(|| vec![1.5; row_id % 4]),
        twice: row_id,
        rest: Rest {
            last_one: row_id.is_multiple_of(5),
        },
    }
}

pub(crate) fn rows(count: usize) -> impl Iterator<Item = Row> + Clone {
    (0..count).map(row)
}

/// As `rows`, and the one at `index` cannot be written.
pub(crate) fn bad_at(index: usize) -> impl Iterator<Item = Row> + Clone {
    (0..).map(move |at| {
        assert!(at <= index, "nobody asks for rows behind a failure");
        let value = if at == index { f64::NAN } else { 0.5 };
        Row { value, ..row(at) }
    })
}

/// The rows as text without white space, by serde_json, of what the context writes of them.
pub(crate) fn compact_lines(array: &[u8]) -> String {
    let rows: Vec<Box<serde_json::value::RawValue>> = serde_json::from_slice(array).unwrap();
    rows.iter().fold(String::new(), |lines, row| {
        lines + &without_space(row.get()) + "\n"
    })
}

/// JSON without the white space outside of strings.
fn without_space(json: &str) -> String {
    let mut chars = json.chars();
    let mut text = String::new();
    while let Some(char) = chars.next() {
        if char == '"' {
            text.push(char);
            while let Some(char) = chars.next() {
                text.push(char);
                match char {
                    '"' => break,
                    '\\' => text.extend(chars.next()),
                    _ => {}
                }
            }
        } else if !char.is_ascii_whitespace() {
            text.push(char);
        }
    }
    text
}

pub(crate) fn place(error: &JsonError) -> (json_runtime::ErrorKind, &str) {
    (error.kind(), error.path())
}
