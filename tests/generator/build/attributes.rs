//! Attributes, spelled for serde, for json, or for both.

use crate::random::Random;

/// Text for the types that derive both, and for those that derive `ToJson` alone.
#[derive(Clone, Default)]
pub(crate) struct Sides {
    both: Vec<String>,
    ours: Vec<String>,
}

#[derive(Clone, Copy)]
pub(crate) enum Side {
    /// Every attribute is serde's.
    Both,
    /// Attributes are serde's or json's.
    Ours,
    /// There are none.
    Neither,
}

/// What decides the spelling of a name, in the words of the model.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    Context,
    Fixed,
    Under(&'static str),
}

/// The words of `rename_all`, and the variants of `Naming`.
const RULES: &[(&str, &str)] = &[
    ("lowercase", "LowerCase"),
    ("UPPERCASE", "UpperCase"),
    ("PascalCase", "PascalCase"),
    ("camelCase", "CamelCase"),
    ("snake_case", "SnakeCase"),
    ("SCREAMING_SNAKE_CASE", "ScreamingSnakeCase"),
    ("kebab-case", "KebabCase"),
    ("SCREAMING-KEBAB-CASE", "ScreamingKebabCase"),
];

impl Sides {
    /// The attributes, with a space behind each.
    pub(crate) fn of(&self, side: Side) -> String {
        let attributes = match side {
            Side::Both => &self.both,
            Side::Ours => &self.ours,
            Side::Neither => return String::new(),
        };
        let attributes = attributes.iter().map(|it| format!("#[{it}] "));
        attributes.collect()
    }

    /// Whether one of serde's attributes begins like this.
    pub(crate) fn has(&self, word: &str) -> bool {
        let start = format!("serde({word}");
        self.both.iter().any(|it| it.starts_with(&start))
    }

    /// Takes back what json's attributes say with one of these words.
    pub(crate) fn unsay(&mut self, words: &[&str]) {
        let is_kept = |attribute: &String| {
            let said = attribute.strip_prefix("json(").unwrap_or_default();
            let word = said
                .split(|it: char| !it.is_alphanumeric() && it != '_')
                .next();
            !words.contains(&word.unwrap_or_default())
        };
        self.both.retain(is_kept);
        self.ours.retain(is_kept);
    }

    /// An attribute of the language's own.
    pub(crate) fn rust(&mut self, attribute: &str) {
        self.both.push(attribute.to_owned());
        self.ours.push(attribute.to_owned());
    }

    /// An attribute that only serde has.
    pub(crate) fn serde(&mut self, attribute: &str) {
        self.rust(&format!("serde({attribute})"));
    }

    /// An attribute that serde does not know, and would write other bytes without.
    pub(crate) fn json(&mut self, attribute: &str) {
        self.ours.push(format!("json({attribute})"));
    }

    /// Where the crates are, which the generated module knows by other names, too.
    pub(crate) fn crates(&mut self) {
        self.both.push("serde(crate = \"other::serde\")".to_owned());
        self.both.push("json(crate = other::json)".to_owned());
        self.ours.push("json(crate = other::json)".to_owned());
    }

    /// An attribute that means the same in both spellings.
    pub(crate) fn shared(&mut self, random: &mut Random, serde: &str, json: &str) {
        self.both.push(format!("serde({serde})"));
        let spelling = random.between(0, 2);
        if spelling != 0 {
            self.json(json);
        }
        if spelling != 1 {
            self.ours.push(format!("serde({serde})"));
        }
    }

    /// The contexts that the impls are for: those that the types of each side are written under.
    pub(crate) fn contexts(&mut self, names: &[String]) {
        let plain = "other::json::Plain";
        let pretty = "other::json::Pretty";
        self.both.push(format!("json(context({plain}, {pretty}))"));
        self.json(&format!("context({plain}, {})", names.join(", ")));
    }

    /// A function that serde's attribute would not find in a type that derives `ToJson` alone.
    pub(crate) fn apart(&mut self, random: &mut Random, serde: &str, json: &str) {
        self.both.push(format!("serde({serde})"));
        if random.percent(50) {
            self.both.push(format!("json({json})"));
        }
        self.json(json);
    }

    /// `rename_all` or `rename_all_fields`. The names that json's makes are left to the model.
    pub(crate) fn rename_all(&mut self, random: &mut Random, key: &str) -> Rule {
        let (word, naming) = *random.pick(RULES);
        let serde = match random.between(0, 5) {
            0 => format!("{key}(serialize = {word:?})"),
            1 => format!("{key}(deserialize = \"lowercase\", serialize = {word:?})"),
            _ => format!("{key} = {word:?}"),
        };
        if random.percent(50) {
            self.serde(&serde);
            return Rule::Fixed;
        }
        self.both.push(format!("serde({serde})"));
        self.json(&format!("{key} = {word:?}"));
        if random.percent(30) {
            let (unheard, _) = *random.pick(RULES);
            self.ours.push(format!("serde({key} = {unheard:?})"));
        }
        Rule::Under(naming)
    }

    pub(crate) fn append(&mut self, other: &Self) {
        self.both.extend_from_slice(&other.both);
        self.ours.extend_from_slice(&other.ours);
    }
}

impl Rule {
    /// The expression for the model.
    pub(crate) fn source(self) -> String {
        match self {
            Self::Context => "Rule::Context".to_owned(),
            Self::Fixed => "Rule::Fixed".to_owned(),
            Self::Under(naming) => format!("Rule::Under(Naming::{naming})"),
        }
    }
}
