//! What a type says about its parameters, and about how it is read.

use crate::attributes::Sides;
use crate::batch::Batch;
use crate::definition::{Definition, Form, Parameter, Said};

/// What serde has for reading, and may stand where nothing is read.
const OF_TYPES: &[&str] = &[
    "deny_unknown_fields",
    "expecting = \"a value\"",
    "from = \"Nowhere\"",
    "try_from = \"Nowhere\"",
];
const OF_VARIANTS: &[&str] = &[
    "alias = \"another\"",
    "skip_deserializing",
    "deserialize_with = \"nowhere::read\"",
];
const OF_FIELDS: &[&str] = &[
    "default",
    "default = \"nowhere::default\"",
    "alias = \"other name\"",
    "skip_deserializing",
    "deserialize_with = \"nowhere::read\"",
];

impl Batch {
    /// Words about reading, which change nothing.
    pub(crate) fn reading(&mut self, definition: &mut Definition) {
        if self.random.percent(10) && !definition.attributes.has("transparent") {
            let word = *self.random.pick(OF_TYPES);
            definition.attributes.serde(word);
        }
        for variant in definition.variants() {
            if self.random.percent(5) {
                // serde wants no function that reads fields of which some are not read.
                let mut fields = variant.fields.fields.iter();
                let has_words = variant.fields.form == Form::Named
                    || fields.any(|field| field.attributes.has("skip"));
                let words = OF_VARIANTS.len() - usize::from(has_words);
                self.of_reading(&mut variant.attributes, &OF_VARIANTS[..words]);
            }
        }
        for fields in definition.all_fields() {
            if fields.form != Form::Named {
                continue;
            }
            for field in &mut fields.fields {
                if self.random.percent(8) {
                    self.of_reading(&mut field.attributes, OF_FIELDS);
                }
            }
        }
    }

    /// One of the words, unless it is said already, in another.
    fn of_reading(&mut self, attributes: &mut Sides, words: &[&str]) {
        if !attributes.has("skip") && !attributes.has("with") {
            let word = *self.random.pick(words);
            attributes.serde(word);
        }
    }

    /// Bounds that serde and json-runtime would find as well, and others.
    pub(crate) fn bounds(&mut self, definition: &mut Definition) {
        let is_plain = |parameter: &Parameter| *parameter == Parameter::Any;
        if definition.parameters.is_empty() || !definition.parameters.iter().all(is_plain) {
            return;
        }
        let said = [
            Said::Nothing,
            Said::Nothing,
            Said::Nothing,
            Said::Defaults,
            Said::Bounds,
        ];
        definition.said = *self.random.pick(&said);
        if self.random.percent(30) {
            let bounds = |of| {
                let names = definition.parameter_names();
                let bounds: Vec<_> = names.iter().map(|name| format!("{name}: {of}")).collect();
                format!("{:?}", bounds.join(", "))
            };
            let (serde, json) = (bounds("Serialize"), bounds("ToJson"));
            let serde = match self.random.between(0, 1) {
                0 => format!("bound(serialize = {serde})"),
                _ => format!("bound = {serde}"),
            };
            let attributes = &mut definition.attributes;
            attributes.shared(&mut self.random, &serde, &format!("bound = {json}"));
        }
    }
}
