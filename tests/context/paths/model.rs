//! Where things are in a text.

use std::collections::HashMap;

use serde_json::Value;

/// The path of each leaf, read from the text.
pub(super) fn paths(value: &Value, path: &str, is_ascii: bool, to: &mut HashMap<u64, String>) {
    match value {
        Value::Number(number) => {
            let leaf = number.as_u64().filter(|number| *number >= 1_000_000_000);
            to.extend(leaf.map(|leaf| (leaf, path.to_owned())));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                paths(item, &format!("{path}[{index}]"), is_ascii, to);
            }
        }
        Value::Object(members) => {
            for (key, value) in members {
                paths(
                    value,
                    &format!("{path}{}", step(key, is_ascii)),
                    is_ascii,
                    to,
                );
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// A name as it is in JavaScript, or as the text has it.
fn step(key: &str, is_ascii: bool) -> String {
    let is_word = |char: char| char == '_' || char.is_alphanumeric();
    let starts_word = key.starts_with(|first: char| first == '_' || first.is_alphabetic());
    if starts_word && key.chars().all(is_word) && (key.is_ascii() || !is_ascii) {
        return format!(".{key}");
    }
    let mut quoted = String::new();
    for char in serde_json::to_string(key).expect("a string").chars() {
        if char.is_ascii() || !is_ascii {
            quoted.push(char);
        } else {
            let units = char.encode_utf16(&mut [0; 2]).to_vec();
            quoted.extend(units.iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    format!("[{quoted}]")
}

/// Where the first container begins that is inside `limit` others.
pub(super) fn too_deep(text: &str, limit: usize) -> Option<usize> {
    let (mut depth, mut in_text, mut escaped) = (0, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'{' | b'[' if depth == limit => return Some(at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    None
}
