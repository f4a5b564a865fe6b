//! Strings, characters, bytes that are text elsewhere.

use std::borrow::Cow;

use crate::{same, table, writes};

/// What an escape, a kernel or a width could stumble over.
const SPECIAL: [char; 24] = [
    '"',
    '\\',
    '/',
    '\u{0}',
    '\u{1}',
    '\u{8}',
    '\t',
    '\n',
    '\u{b}',
    '\u{c}',
    '\r',
    '\u{1f}',
    ' ',
    '!',
    '#',
    '[',
    ']',
    '\u{7f}',
    '\u{80}',
    'é',
    '\u{2028}',
    '\u{301}',
    '\u{ffff}',
    '\u{10ffff}',
];

#[test]
fn strings_have_these_texts() {
    table! {
        "" => r#""""#;
        "plain" => r#""plain""#;
        "\"\\/" => r#""\"\\/""#;
        "\u{8}\u{c}\n\r\t" => r#""\b\f\n\r\t""#;
        "\0\u{1}\u{b}\u{1f}\u{7f}" => "\"\\u0000\\u0001\\u000b\\u001f\u{7f}\"";
        "\u{2028}\u{2029}<>&'" => "\"\u{2028}\u{2029}<>&'\"";
        "e\u{301}\u{10ffff}" => "\"e\u{301}\u{10ffff}\"";
        "\u{301}" => "\"\u{301}\"";
        'x' => r#""x""#;
        '"' => r#""\"""#;
        '\0' => r#""\u0000""#;
        '🦀' => "\"🦀\"";
        String::from("owned") => r#""owned""#;
        Cow::Borrowed("borrowed") => r#""borrowed""#;
        format_args!("{}\n{:?}", 1, "a") => r#""1\n\"a\"""#;
        format_args!("") => r#""""#;
    }
}

#[test]
fn every_character_agrees() {
    let all: String = ('\0'..=char::MAX).collect();
    same(&all);
    for char in ('\0'..'\u{900}')
        .chain('\u{1f00}'..'\u{2100}')
        .chain(SPECIAL)
    {
        same(&char);
    }
}

#[test]
fn special_characters_agree_at_every_position() {
    for len in 0..=70 {
        let plain = "x".repeat(len);
        same(&plain);
        for at in 0..len {
            let texts = SPECIAL.map(|char| format!("{}{char}{}", &plain[..at], &plain[at + 1..]));
            assert_eq!(
                json_runtime::to_string(&texts).unwrap(),
                serde_json::to_string(&texts).unwrap()
            );
        }
    }
}

#[test]
fn runs_of_special_characters_agree() {
    for len in 0..=70 {
        same(&SPECIAL.map(|char| char.to_string().repeat(len)));
        same(&SPECIAL.map(|char| format!("x{char}").repeat(len)));
    }
}

/// Long strings are written in steps: each seam is crossed by each character.
#[test]
fn special_characters_agree_at_the_seams_of_steps() {
    for before in (4076..4100).chain(8176..8196) {
        let plain = "x".repeat(before);
        for char in SPECIAL {
            same(&format!("{plain}{char}{char}é"));
        }
    }
}

/// Where text goes to an `io::Write` a full buffer ends in the middle of a string.
#[test]
fn special_characters_agree_at_the_seams_of_buffers() {
    for before in 65_520..65_540 {
        let plain = "x".repeat(before);
        for char in ['"', '\0', 'é', '\u{10ffff}'] {
            same(&format!("{plain}{char}{char}x"));
        }
    }
}

#[test]
fn huge_strings_agree() {
    const MEGABYTE: usize = 1 << 20;
    for pattern in [
        "x",
        "\0",
        "\"x",
        "é\u{2028}",
        "🦀",
        "plain text of some length, é, \n",
    ] {
        same(&pattern.repeat(MEGABYTE / pattern.len()));
    }
}

#[test]
fn displayed_text_agrees_in_every_piece() {
    for char in SPECIAL {
        let piece = char.to_string().repeat(17);
        writes_the_same_as_text(&format_args!("{char}{piece}{}{char:>30}{char:?}", 0.5));
    }
}

fn writes_the_same_as_text(pieces: &core::fmt::Arguments<'_>) {
    writes(pieces, &serde_json::to_string(&pieces.to_string()).unwrap());
}
