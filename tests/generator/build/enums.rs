//! Enums: with data and without.

use crate::attributes::{Rule, Sides};
use crate::batch::{Batch, Scope};
use crate::definition::{Body, Fields, Form, Role, Variant};
use crate::fields::option;
use crate::idle;

/// What variants are called, but for the number at the end.
const IDENTS: &[&str] = &[
    "Shipped",
    "HTTPError",
    "lowercase",
    "Größe",
    "A",
    "Mixed_Case",
    "ALLCAPS",
    "X_",
    "r#Self_",
];

#[derive(Clone, Copy, PartialEq)]
enum Tagging {
    External,
    Internal,
    Adjacent,
    Untagged,
}

/// The names of variants, and what they would be as numbers.
#[derive(Clone, Copy)]
struct Names {
    rule: Rule,
    enums: Option<&'static str>,
}

impl Batch {
    pub(crate) fn choice(&mut self, scope: &mut Scope) {
        let rule = self.variant_rule(scope);
        let enums = self
            .random
            .percent(15)
            .then(|| *self.random.pick(&["Number", "String"]));
        if let Some(enums) = enums {
            let attribute = format!("enums = {:?}", enums.to_lowercase());
            scope.definition.attributes.json(&attribute);
        }
        let mut next = 0;
        let count = self.random.between(1, 5);
        let variants = (0..count).map(|at| {
            let discriminant = self.random.percent(25).then(|| self.discriminant(at, next));
            let (number, source) = discriminant.unzip();
            let number = number.unwrap_or(next);
            next = number + 1;
            let (ident, attributes) = self.variant_name(scope, Names { rule, enums }, Some(number));
            Variant {
                ident,
                attributes,
                fields: Fields::default(),
                discriminant: source,
            }
        });
        let mut variants: Vec<_> = variants.collect();
        idle::unsay(&mut scope.definition.attributes, &mut variants, false);
        scope.definition.body = Body::Enum(variants);
        if scope.definition.role == Role::Value {
            scope.definition.role = Role::Choice;
        }
    }

    /// A number that no earlier variant has, as it is written.
    fn discriminant(&mut self, at: usize, next: i64) -> (i64, String) {
        let gap = *self.random.pick(&[0, 5, 100, 9_007_199_254_740_992]);
        let number = next + gap;
        match self.random.between(0, 2) {
            0 => (number, format!("{number} + 0")),
            1 if at == 0 => (-7, "-7".to_owned()),
            _ => (number, number.to_string()),
        }
    }

    pub(crate) fn data_enum(&mut self, scope: &mut Scope) {
        let rule = self.variant_rule(scope);
        let of_fields = self.random.percent(30).then(|| {
            let attributes = &mut scope.definition.attributes;
            attributes.rename_all(&mut self.random, "rename_all_fields")
        });
        let tagging = self.tagging(scope);
        let count = self.random.between(1, 4);
        let variants = (0..count).map(|at| {
            // Not an enum without data: that is another kind of type.
            let needs_data = tagging == Tagging::External && at == 0;
            let names = Names { rule, enums: None };
            let (ident, mut attributes) = self.variant_name(scope, names, None);
            let own = self.random.percent(15);
            let own = own.then(|| attributes.rename_all(&mut self.random, "rename_all"));
            let rule = own.or(of_fields).unwrap_or(Rule::Context);
            let is_last = at + 1 == count && at > 0;
            let is_untagged = is_last && tagging != Tagging::Untagged && self.random.percent(15);
            if is_untagged {
                attributes.shared(&mut self.random, "untagged", "untagged");
            }
            // serde wants no tuple beside a tag inside, not even where it is untagged.
            let has_tag_inside = tagging == Tagging::Internal;
            let fields = self.variant_fields(scope, rule, needs_data, has_tag_inside);
            if let [field] = &fields.fields[..]
                && fields.form == Form::Tuple
                && !attributes.has("skip")
            {
                self.form(&mut attributes, &field.ty);
            }
            Variant {
                ident,
                attributes,
                fields,
                discriminant: None,
            }
        });
        let mut variants: Vec<_> = variants.collect();
        let is_untagged = tagging == Tagging::Untagged;
        idle::unsay(&mut scope.definition.attributes, &mut variants, is_untagged);
        scope.definition.body = Body::Enum(variants);
        scope.definition.role = Role::Object;
    }

    fn variant_rule(&mut self, scope: &mut Scope) -> Rule {
        if self.random.percent(60) {
            return Rule::Context;
        }
        let attributes = &mut scope.definition.attributes;
        attributes.rename_all(&mut self.random, "rename_all")
    }

    fn tagging(&mut self, scope: &mut Scope) -> Tagging {
        let tagging = *self.random.pick(&[
            Tagging::External,
            Tagging::Internal,
            Tagging::Adjacent,
            Tagging::Untagged,
        ]);
        let attribute = match tagging {
            Tagging::External => return tagging,
            Tagging::Internal => format!("tag = {:?}", self.tag()),
            Tagging::Adjacent => format!("tag = {:?}, content = {:?}", self.tag(), self.tag()),
            Tagging::Untagged => "untagged".to_owned(),
        };
        let attributes = &mut scope.definition.attributes;
        attributes.shared(&mut self.random, &attribute, &attribute);
        tagging
    }

    /// The name of a member that is no field.
    pub(crate) fn tag(&mut self) -> String {
        let base = *self
            .random
            .pick(&["kind", "@type", "t<a>g", "\"", "content_of"]);
        format!("{base}{}", self.name("", "Kind::Tag"))
    }

    fn variant_name(
        &mut self,
        scope: &mut Scope,
        names: Names,
        number: Option<i64>,
    ) -> (String, Sides) {
        let base = *self.random.pick(IDENTS);
        let id = self.name("", "Kind::Variant");
        let ident = format!("{base}{id}");
        let mut attributes = Sides::default();
        let mut rule = names.rule;
        if self.random.percent(2) {
            let serde = *self.random.pick(&["skip", "skip_serializing"]);
            attributes.shared(&mut self.random, serde, "skip");
            // Not a key, then: it could not be written.
            scope.definition.role = Role::Object;
        } else if self.random.percent(12) {
            self.rename(&mut attributes, id);
            rule = Rule::Fixed;
        }
        let (plain, rule) = (ident.trim_start_matches("r#"), rule.source());
        let enums = option(names.enums, "Enums");
        self.infos[id] = format!(
            "Info {{ ident: {plain:?}, rule: {rule}, number: {number:?}, enums: {enums}, \
             ..Info::of(Kind::Variant) }}"
        );
        (ident, attributes)
    }

    fn variant_fields(
        &mut self,
        scope: &mut Scope,
        rule: Rule,
        needs_data: bool,
        has_tag_inside: bool,
    ) -> Fields {
        match self.random.between(0, 3) {
            0 if !needs_data => Fields::default(),
            1 if has_tag_inside => self
                .object(scope)
                .map_or_else(Fields::default, Fields::newtype),
            1 => self.tuple_fields(scope, 1),
            2 if !has_tag_inside => {
                let count = self.random.between(2, 4);
                self.tuple_fields(scope, count)
            }
            _ => self.named_fields(scope, rule),
        }
    }
}
