//! Which text is JSON already.

use json_runtime::RawJson;
use serde_json::value::RawValue;

/// How much of a text can be the beginning of JSON, unless it is JSON.
fn offset(text: &str) -> Option<usize> {
    RawJson::new(text).err().map(|error| error.offset())
}

/// Whether serde_json takes it for JSON.
fn is_json(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok()
}

#[test]
fn what_is_json() {
    for text in [
        "null",
        "true",
        "false",
        "0",
        "-0",
        "-1",
        "10",
        "1.50",
        "1e9",
        "1E+9",
        "1.0e-09",
        "0e0",
        "1e99999",
        "123456789012345678901234567890",
        r#""""#,
        r#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#,
        r#""\uD800""#,
        "\"\u{7f}\u{2028}é\u{1F600}\"",
        "[]",
        "[ ]",
        "[\t\r\n1 , 2 ]",
        "{}",
        "{ }",
        r#"{"a":1}"#,
        r#"{ "a" : [ { } , { "" : null } ] , "a" : 1 }"#,
        " 1",
        "1 ",
        "\r\n[1]\t ",
    ] {
        assert_eq!(offset(text), None, "{text}");
        assert!(is_json(text), "{text}");
        assert_eq!(RawJson::new(text).unwrap().as_str(), text.trim());
        assert_eq!(RawJson::new(text.to_owned()).unwrap().as_str(), text.trim());
    }
    for (text, expected) in [
        ("", 0),
        (" ", 1),
        ("nul", 3),
        ("nulL", 3),
        ("nullx", 4),
        ("True", 0),
        ("NaN", 0),
        ("Infinity", 0),
        ("-", 1),
        ("+1", 0),
        ("01", 1),
        ("-01", 2),
        ("1.", 2),
        (".5", 0),
        ("1.e5", 2),
        ("1e", 2),
        ("1e+", 3),
        ("1 2", 2),
        ("0x10", 1),
        ("1_000", 1),
        ("\"", 1),
        ("\"a", 2),
        ("\"\n\"", 1),
        ("\"\u{1f}\"", 1),
        ("\"\\x\"", 2),
        ("\"\\u12\"", 5),
        ("\"\\u12G4\"", 5),
        ("'a'", 0),
        ("[", 1),
        ("[1", 2),
        ("[1,", 3),
        ("[1,]", 3),
        ("[,1]", 1),
        ("[1 2]", 3),
        ("[1}", 2),
        ("]", 0),
        ("[]]", 2),
        ("{", 1),
        ("{1:2}", 1),
        ("{\"a\"}", 4),
        ("{\"a\":}", 5),
        ("{\"a\":1,}", 7),
        ("{\"a\":1]", 6),
        ("{\"a\" 1}", 5),
        ("{a:1}", 1),
        ("{\"a\":1 \"b\"}", 7),
        ("/**/1", 0),
        ("1//", 1),
        ("\u{feff}1", 0),
        ("\u{a0}1", 0),
        ("[1]\0", 3),
        ("\"\\", 2),
        ("\"\\u", 3),
        ("{\"a\":[1,{\"b\":tru}]}", 16),
    ] {
        assert_eq!(offset(text), Some(expected), "{text}");
        assert!(!is_json(text), "{text}");
    }
}

/// Texts that are nearly JSON, and some that still are, are told apart as serde_json does it.
#[test]
fn what_serde_json_takes_for_json() {
    const TEXTS: [&str; 4] = [
        r#"{"a":[1,-2.5e+10,"x\u00e9\n",null,true,{"b":{}},[]],"c d":false,"":0.25}"#,
        "[\n  [[1, 2], {\"k\" : \"\\\\\\\"\"}],\r\n\t\"é\u{1F600}\", 0, 1E5\n]",
        r#""\ud83d\ude00 \"text\" \b\f\r\t\/""#,
        "-120.00e-7",
    ];
    const PIECES: [&str; 32] = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "0", "1", "9", "-", "+", ".", "e", "E",
        " ", "\n", "\t", "\r", "t", "true", "null", "a", "é", "\u{0}", "\u{1f}", "\u{7f}", "[]",
        "{}", "\"k\":",
    ];
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below as u64).expect("less than `below`")
    };
    let rounds =
        std::env::var("ROUNDS").map_or(200_000, |rounds| rounds.parse().expect("a number"));
    let mut counts = [0, 0];
    for round in 0..rounds {
        let mut text: Vec<char> = TEXTS[round % TEXTS.len()].chars().collect();
        for _ in 0..=random(3) {
            let at = random(text.len() + 1);
            let end = (at + random(4)).min(text.len());
            let piece = PIECES[random(PIECES.len())];
            match random(4) {
                0 => drop(text.drain(at..end)),
                1 => drop(text.splice(at..end, piece.chars())),
                2 => drop(text.splice(at..at, piece.chars())),
                _ => text.truncate(text.len() - random(2)),
            }
        }
        let text: String = text.into_iter().collect();
        let is_taken = RawJson::new(&*text).is_ok();
        assert_eq!(is_taken, is_json(&text), "{text}");
        counts[usize::from(is_taken)] += 1;
    }
    assert!(
        counts.iter().all(|&count| count > rounds / 20),
        "{counts:?}"
    );
}
