use std::collections::BTreeMap;

use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(escape = "html")]
struct Html;

#[derive(JsonContext)]
#[json(
    escape = "ascii",
    field_naming = "UPPERCASE",
    variant_naming = "UPPERCASE",
    key_naming = "UPPERCASE"
)]
struct Ascii;

#[derive(ToJson)]
struct Page {
    #[json(rename = "<title>\u{2028}\"")]
    title: &'static str,
    größe: char,
    #[json(rename = "\u{1}😀")]
    mood: Mood,
    entries: BTreeMap<&'static str, Mood>,
}

#[derive(ToJson)]
enum Mood {
    #[json(rename = "&'ok'")]
    Ok,
    Größer,
}

fn page() -> Page {
    Page {
        title: "</script> it's\u{7f}",
        größe: '😀',
        mood: Mood::Ok,
        entries: BTreeMap::from([("ключ", Mood::Größer)]),
    }
}

#[test]
fn keys_and_names_are_escaped_as_values_are() {
    assert_eq!(
        json_runtime::to_string(&page()).unwrap(),
        "{\"<title>\u{2028}\\\"\":\"</script> it's\u{7f}\",\"größe\":\"😀\",\
         \"\\u0001😀\":\"&'ok'\",\"entries\":{\"ключ\":\"Größer\"}}"
    );
    assert_eq!(
        Html::to_string(&page()).unwrap(),
        "{\"\\u003ctitle\\u003e\\u2028\\\"\":\"\\u003c/script\\u003e it\\u0027s\u{7f}\",\"größe\":\"😀\",\
         \"\\u0001😀\":\"\\u0026\\u0027ok\\u0027\",\"entries\":{\"ключ\":\"Größer\"}}"
    );
    assert_eq!(
        Ascii::to_string(&page()).unwrap(),
        "{\"<title>\\u2028\\\"\":\"</script> it's\u{7f}\",\"GR\\u00d6\\u00dfE\":\"\\ud83d\\ude00\",\
         \"\\u0001\\ud83d\\ude00\":\"&'ok'\",\
         \"ENTRIES\":{\"\\u041a\\u041b\\u042e\\u0427\":\"GR\\u00d6\\u00dfER\"}}"
    );
}

/// A foreign parser reads the same text back, whatever the mode escapes.
#[test]
fn all_modes_read_back_as_the_same_text() {
    let every_char: String = (0..=0x2100)
        .chain(0x1f600..0x1f610)
        .filter_map(char::from_u32)
        .collect();
    for written in [
        json_runtime::to_string(&every_char),
        Html::to_string(&every_char),
        Ascii::to_string(&every_char),
    ] {
        assert_eq!(
            serde_json::from_str::<String>(&written.unwrap()).unwrap(),
            every_char
        );
    }
    assert!(Ascii::to_string(&every_char).unwrap().is_ascii());
}

#[test]
fn what_is_displayed_is_escaped() {
    let text = format_args!("<{}>{:?}", "é", "q").to_string();
    assert_eq!(
        Html::to_string(&format_args!("<{}>{:?}", "é", "q")).unwrap(),
        Html::to_string(&text).unwrap()
    );
    assert_eq!(Html::to_string(&text).unwrap(), r#""\u003cé\u003e\"q\"""#);
}
