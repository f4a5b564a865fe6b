//! Any text in every mode: whole, in pieces, and by each kernel, against a naive escaper.

#![no_main]

use std::fmt;

use json_runtime::{Escape, JsonContext, JsonWriter, ToJson};
use libfuzzer_sys::fuzz_target;

#[path = "kernels.rs"]
mod escape;

/// What the kernels know by this path.
mod options {
    pub(crate) use json_runtime::Escape;
}

macro_rules! modes {
    ($($name:ident: $escape:literal;)+) => {$(
        #[derive(JsonContext)]
        #[json(escape = $escape)]
        struct $name;

        impl escape::Mode for $name {
            const ESCAPE: Escape = <Self as JsonContext>::ESCAPE;
        }
    )+};
}

modes! {
    Minimal: "minimal";
    Html: "html";
    Ascii: "ascii";
}

/// The reference: a character at a time, from RFC 8259, section 7.
fn naive(text: &str, escape: Escape) -> String {
    let mut naive = String::from("\"");
    for char in text.chars() {
        let is_escaped = match escape {
            Escape::Minimal => false,
            Escape::Html => "<>&'\u{2028}\u{2029}".contains(char),
            Escape::Ascii => !char.is_ascii(),
        };
        match char {
            '"' | '\\' => naive.extend(['\\', char]),
            '\u{8}' => naive += "\\b",
            '\t' => naive += "\\t",
            '\n' => naive += "\\n",
            '\u{c}' => naive += "\\f",
            '\r' => naive += "\\r",
            _ if is_escaped || char < ' ' => {
                let units = char.encode_utf16(&mut [0; 2]).to_vec();
                naive.extend(units.iter().map(|unit| format!("\\u{unit:04x}")));
            }
            _ => naive.push(char),
        }
    }
    naive + "\""
}

/// A text that is displayed in pieces.
struct Pieces<'a> {
    text: &'a str,
    len: usize,
}

impl fmt::Display for Pieces<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.text;
        while !rest.is_empty() {
            let (piece, after) = rest.split_at(rest.ceil_char_boundary(self.len));
            formatter.write_str(piece)?;
            rest = after;
        }
        Ok(())
    }
}

impl<C: JsonContext> ToJson<C> for Pieces<'_> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.display(&self);
    }
}

fn check<M: escape::Mode + JsonContext>(text: &str, len: usize, room: &str) {
    let expected = naive(text, <M as JsonContext>::ESCAPE);
    assert_eq!(M::to_string(text).expect("text can be written"), expected);
    let pieces = Pieces { text, len };
    assert_eq!(
        M::to_string(&pieces).expect("text can be written"),
        expected
    );
    // After other text, so that it meets the end of the buffer anywhere, and so do its pieces.
    let mut streamed = Vec::new();
    M::to_writer(&mut streamed, &(room, text, &pieces)).expect("text can be written");
    let room = naive(room, Escape::Minimal);
    assert_eq!(
        streamed,
        format!("[{room},{expected},{expected}]").as_bytes()
    );
    let escape = <M as JsonContext>::ESCAPE;
    let reference: String = text
        .chars()
        .map(|char| escape::escaped(char, escape))
        .collect();
    assert_eq!(format!("\"{reference}\""), expected);
    escape::check::<M>(text.as_bytes());
}

fuzz_target!(|input: (u8, u32, u8, &str)| {
    let (len, before, repeat, text) = input;
    let text = text.repeat(1 + usize::from(repeat) % 32);
    // Sometimes the text meets the end of what is written at once, which is 64 KiB.
    let room = match before % 8 {
        0 => 65_536 - before as usize / 8 % 1_000,
        _ => before as usize % 100,
    };
    let room = "x".repeat(room);
    let len = 1 + usize::from(len);
    check::<Minimal>(&text, len, &room);
    check::<Html>(&text, len, &room);
    check::<Ascii>(&text, len, &room);
});
