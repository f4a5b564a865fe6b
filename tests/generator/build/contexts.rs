//! Contexts with options at random.

use crate::random::Random;

/// Keys, and what they can be given.
const OPTIONS: &[(&str, &[&str])] = &[
    ("field_naming", NAMINGS),
    ("variant_naming", NAMINGS),
    ("key_naming", NAMINGS),
    ("omit", &["\"nulls\"", "\"defaults\""]),
    ("omit_entries", &["\"nulls\""]),
    ("enums", &["\"number\""]),
    ("escape", &["\"html\"", "\"ascii\""]),
    ("non_finite", &["\"error\"", "\"string\"", "\"string\""]),
    ("whole_floats", &["\"1\""]),
    ("wide_integers", &["\"string_if_unsafe\"", "\"string\""]),
    ("bytes", &["\"base64\"", "\"base64url\"", "\"hex\""]),
    ("max_depth", &["\"none\"", "400"]),
];

const NAMINGS: &[&str] = &[
    "\"verbatim\"",
    "\"lowercase\"",
    "\"UPPERCASE\"",
    "\"PascalCase\"",
    "\"camelCase\"",
    "\"snake_case\"",
    "\"SCREAMING_SNAKE_CASE\"",
    "\"kebab-case\"",
    "\"SCREAMING-KEBAB-CASE\"",
];

/// A context that sets about half of the options.
pub(crate) fn source(random: &mut Random, name: &str) -> String {
    let mut options = Vec::new();
    for (key, values) in OPTIONS {
        if random.percent(50) {
            options.push(format!("{key} = {}", random.pick(values)));
        }
    }
    if random.percent(40) {
        let indent = random.pick(&["1", "4", "16", "\"\\t\""]);
        options.push(format!("indent = {indent}"));
        if random.percent(50) {
            options.push("newline = \"\\r\\n\"".to_owned());
        }
    }
    if random.percent(50) {
        let views = random.pick(&["views = LIST", "views = DETAIL", "views(LIST, DETAIL)"]);
        options.push((*views).to_owned());
    }
    let options = options.join(", ");
    format!("#[derive(JsonContext)]\n#[json({options})]\npub(crate) struct {name};\n")
}
