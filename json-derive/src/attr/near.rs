//! The key or the word that was meant.

/// The words for what another one says, as a rule in System.Text.Json, or in Rust.
pub(super) fn synonyms<'k>(given: &str, words: &[&'k str]) -> Vec<&'k str> {
    const SYNONYMS: &[(&str, &str)] = &[
        ("WhenWritingNull", "nulls"),
        ("WhenWritingDefault", "defaults"),
        ("Never", "nothing"),
        // Either what is left out, or how much.
        ("none", "nulls"),
        ("none", "nothing"),
        ("None", "nulls"),
        ("None", "nothing"),
        ("empty", "defaults"),
        ("SnakeCaseLower", "snake_case"),
        ("SnakeCaseUpper", "SCREAMING_SNAKE_CASE"),
        ("KebabCaseLower", "kebab-case"),
        ("KebabCaseUpper", "SCREAMING-KEBAB-CASE"),
        ("text", "string"),
        ("name", "string"),
        ("int", "number"),
        ("integer", "number"),
    ];
    let of_given = SYNONYMS.iter().filter(|(other, _)| *other == given);
    let meant = of_given.filter_map(|(_, word)| words.iter().copied().find(|it| it == word));
    meant.collect()
}

/// The key that a misspelled one is nearest to, if it is near any.
pub(super) fn nearest<'k>(given: &str, keys: &[&'k str]) -> Option<&'k str> {
    let near = (given.len() / 2).min(2);
    let distances = keys.iter().map(|key| (distance(given, key), *key));
    let (_, nearest) = distances.filter(|(distance, _)| *distance <= near).min()?;
    Some(nearest)
}

/// How many letters have to be put in, taken out or replaced (Levenshtein's distance).
fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<_> = (0..=to.len()).collect();
    for (i, a) in from.bytes().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, b) in to.bytes().enumerate() {
            let replaced = diagonal + usize::from(!a.eq_ignore_ascii_case(&b));
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn near_misses_are_told_from_other_words() {
        let keys = [
            "rename",
            "rename_all",
            "skip",
            "skip_if",
            "tag",
            "with",
            "omit",
        ];
        for (given, meant) in [
            ("renam", Some("rename")),
            ("renamed", Some("rename")),
            ("rename_al", Some("rename_all")),
            ("renameAll", Some("rename_all")),
            ("Rename", Some("rename")),
            ("skipif", Some("skip_if")),
            ("skp", Some("skip")),
            ("tags", Some("tag")),
            ("wiht", Some("with")),
            ("naming", None),
            ("numbers", None),
            ("if", None),
            ("", None),
            ("é", None),
        ] {
            assert_eq!(nearest(given, &keys), meant, "{given}");
        }
    }
}
