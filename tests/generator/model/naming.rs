//! Naming policies, written a second time: by words, where json-runtime goes letter by letter.

use json_runtime::Naming;

pub(crate) fn rename(identifier: &str, naming: Naming) -> String {
    let style = match naming {
        Naming::Verbatim => return identifier.to_owned(),
        Naming::LowerCase => ("", lower as Case, lower as Case),
        Naming::UpperCase => ("", upper as Case, upper as Case),
        Naming::PascalCase => ("", capital as Case, capital as Case),
        Naming::CamelCase => ("", lower as Case, capital as Case),
        Naming::SnakeCase => ("_", lower as Case, lower as Case),
        Naming::ScreamingSnakeCase => ("_", upper as Case, upper as Case),
        Naming::KebabCase => ("-", lower as Case, lower as Case),
        Naming::ScreamingKebabCase => ("-", upper as Case, upper as Case),
    };
    let (joint, first, other) = style;
    let rest = identifier.trim_start_matches('_');
    let (before, inner) = (
        &identifier[..identifier.len() - rest.len()],
        rest.trim_end_matches('_'),
    );
    let after = &rest[inner.len()..];
    // Where all letters are large, they say nothing about words.
    let is_screaming = inner.contains('_') && !inner.chars().any(is_lower);
    let words = words(inner).into_iter().enumerate().map(|(index, word)| {
        let case = if index == 0 { first } else { other };
        case(&word, is_screaming)
    });
    let words: Vec<_> = words.collect();
    format!("{before}{}{after}", words.join(joint))
}

type Case = fn(&str, bool) -> String;

fn lower(word: &str, _: bool) -> String {
    word.chars().map(to_lower).collect()
}

fn upper(word: &str, _: bool) -> String {
    word.chars().map(to_upper).collect()
}

fn capital(word: &str, is_screaming: bool) -> String {
    let mut chars = word.chars();
    let first = chars.next().map(to_upper);
    let rest: String = chars.collect();
    let rest = if is_screaming {
        lower(&rest, true)
    } else {
        rest
    };
    first.into_iter().chain(rest.chars()).collect()
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split('_').filter(|part| !part.is_empty());
    parts.flat_map(humps).collect()
}

/// The words of `camelCase`, with `URL` as one word of `URLPath`.
fn humps(part: &str) -> Vec<String> {
    let chars: Vec<_> = part.chars().collect();
    let mut words: Vec<String> = Vec::new();
    for (index, &char) in chars.iter().enumerate() {
        let starts = index == 0
            || is_upper(char)
                && (!is_upper(chars[index - 1])
                    || chars.get(index + 1).is_some_and(|&next| is_lower(next)));
        if starts {
            words.push(String::new());
        }
        words
            .last_mut()
            .expect("the first letter starts a word")
            .push(char);
    }
    words
}

fn is_upper(char: char) -> bool {
    to_lower(char) != char
}

fn is_lower(char: char) -> bool {
    to_upper(char) != char
}

fn to_lower(char: char) -> char {
    single(char.to_lowercase()).unwrap_or(char)
}

fn to_upper(char: char) -> char {
    single(char.to_uppercase()).unwrap_or(char)
}

fn single(mut mapping: impl ExactSizeIterator<Item = char>) -> Option<char> {
    if mapping.len() == 1 {
        mapping.next()
    } else {
        None
    }
}
