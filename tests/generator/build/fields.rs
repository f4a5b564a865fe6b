//! Fields of structs and of variants, with their attributes.

use crate::attributes::{Rule, Sides};
use crate::batch::{Batch, Scope};
use crate::definition::{Field, Fields, Form};
use crate::ty::Ty;

/// What fields are called, but for the number at the end.
const IDENTS: &[&str] = &[
    "user_id",
    "name",
    "a_b",
    "x",
    "total_price_",
    "is_ok",
    "_lead",
    "__v_",
    "URLPath",
    "camelCase",
    "größe_in",
    "r#type",
    "xÉ",
    "MAX_SIZE",
    "a__b",
];

/// What the model is told about a field.
struct Extra {
    rule: Rule,
    omit: Option<&'static str>,
    order: i32,
    view: &'static str,
}

impl Extra {
    fn info(&self, ident: &str, owner: usize) -> String {
        let Self { order, view, .. } = self;
        let (rule, omit) = (self.rule.source(), option(self.omit, "Omit"));
        let ident = ident.trim_start_matches("r#");
        format!(
            "Info {{ ident: {ident:?}, rule: {rule}, omit: {omit}, order: {order}, view: {view}, \
             owner: {owner}, ..Info::of(Kind::Field) }}"
        )
    }
}

impl Batch {
    pub(crate) fn named_fields(&mut self, scope: &mut Scope, rule: Rule) -> Fields {
        let count = self.random.between(0, 5);
        // A place among the members says nothing where they come from several types.
        scope.is_ordered = self.random.percent(15);
        scope.owner = self.infos.len();
        let fields = (0..count).map(|_| self.named_field(scope, rule)).collect();
        let form = Form::Named;
        Fields { form, fields }
    }

    fn named_field(&mut self, scope: &mut Scope, rule: Rule) -> Field {
        if !scope.is_ordered
            && self.random.percent(15)
            && let Some(ty) = self.flat(scope)
        {
            return self.flat_field(ty);
        }
        let (base, number) = (*self.random.pick(IDENTS), self.name("", "Kind::Field"));
        let ident = format!("{base}{number}");
        let ty = self.field_ty(scope);
        let mut attributes = Sides::default();
        let mut extra = Extra {
            rule,
            omit: scope.omit,
            order: 0,
            view: "View::ALL",
        };
        if self.random.percent(6) {
            self.skip(&mut attributes);
        } else {
            if self.random.percent(12) {
                self.rename(&mut attributes, number);
                extra.rule = Rule::Fixed;
            }
            self.presence(&mut attributes, &ty, &mut extra);
            self.json_only(scope, &mut attributes, &mut extra);
            self.form(&mut attributes, &ty);
        }
        self.infos[number] = extra.info(&ident, scope.owner);
        Field {
            ident,
            attributes,
            ty,
        }
    }

    fn flat_field(&mut self, ty: Ty) -> Field {
        let ident = format!("rest{}", self.name("", "Kind::Tag"));
        let mut attributes = Sides::default();
        attributes.shared(&mut self.random, "flatten", "flatten");
        Field {
            ident,
            attributes,
            ty,
        }
    }

    /// The fields of a tuple.
    pub(crate) fn tuple_fields(&mut self, scope: &mut Scope, count: usize) -> Fields {
        let fields = (0..count).map(|_| {
            let ty = self.field_ty(scope);
            let mut attributes = Sides::default();
            if count > 2 && self.random.percent(10) {
                self.skip(&mut attributes);
            } else {
                self.form(&mut attributes, &ty);
            }
            let ident = String::new();
            Field {
                ident,
                attributes,
                ty,
            }
        });
        let fields = fields.collect();
        let form = Form::Tuple;
        Fields { form, fields }
    }

    fn skip(&mut self, attributes: &mut Sides) {
        let serde = *self.random.pick(&["skip", "skip_serializing"]);
        attributes.shared(&mut self.random, serde, "skip");
    }

    /// A name that no policy changes.
    pub(crate) fn rename(&mut self, attributes: &mut Sides, number: usize) {
        let name = *self.random.pick(&[
            "re<name>",
            "q\"uote\\",
            "x y",
            "ü\u{2028}",
            "",
            "snake_case",
        ]);
        let name = format!("{name}{number}");
        let serde = match self.random.between(0, 2) {
            0 => format!("rename(serialize = {name:?})"),
            _ => format!("rename = {name:?}"),
        };
        attributes.shared(&mut self.random, &serde, &format!("rename = {name:?}"));
    }

    /// Whether the field is left out, by a function or by what its value is.
    fn presence(&mut self, attributes: &mut Sides, ty: &Ty, extra: &mut Extra) {
        let path = match ty {
            Ty::Leaf(leaf) if leaf.ty == "String" => Some("String::is_empty"),
            Ty::Holder(holder, _) if holder.ty.0 == "Option<" => Some("Option::is_none"),
            Ty::Holder(holder, _) if holder.ty.0 == "Vec<" => Some("Vec::is_empty"),
            _ => None,
        };
        if let Some(path) = path
            && self.random.percent(30)
        {
            let serde = format!("skip_serializing_if = {path:?}");
            let json = format!("skip_if = {path:?}");
            attributes.shared(&mut self.random, &serde, &json);
        }
        if self.random.percent(10) {
            let (word, omit) = *self.random.pick(OMIT);
            attributes.json(&format!("omit = {word:?}"));
            extra.omit = Some(omit);
        }
    }

    fn json_only(&mut self, scope: &Scope, attributes: &mut Sides, extra: &mut Extra) {
        if scope.is_ordered && self.random.percent(50) {
            extra.order = *self.random.pick(&[-3, -1, 0, 1, i32::MAX]);
            attributes.json(&format!("order = {}", extra.order));
        }
        if self.random.percent(8) {
            let (attribute, view) = *self.random.pick(VIEWS);
            attributes.json(attribute);
            extra.view = view;
        }
    }

    fn field_ty(&mut self, scope: &mut Scope) -> Ty {
        self.described().unwrap_or_else(|| self.ty(scope, 3))
    }

    /// Another form for strings, and the one for types that are described.
    pub(crate) fn form(&mut self, attributes: &mut Sides, ty: &Ty) {
        if let Ty::Remote(index) = ty {
            let with = format!("with = \"T{}\"", self.definitions[*index].number);
            return attributes.apart(&mut self.random, &with, &with);
        }
        if !matches!(ty, Ty::Leaf(leaf) if leaf.ty == "String") || self.random.percent(70) {
            return;
        }
        if self.random.percent(50) {
            attributes.shared(&mut self.random, "with = \"shout\"", "with = \"shout\"");
        } else {
            let serde = "serialize_with = \"shout::serialize\"";
            attributes.shared(&mut self.random, serde, "with = \"shout\"");
        }
    }
}

/// The words of `omit`.
pub(crate) const OMIT: &[(&str, &str)] = &[
    ("nothing", "Nothing"),
    ("nulls", "Nulls"),
    ("defaults", "Defaults"),
];

/// Attributes, and what they mean.
const VIEWS: &[(&str, &str)] = &[
    ("view = LIST", "LIST"),
    ("view = DETAIL", "DETAIL"),
    ("view(LIST, DETAIL)", "LIST.or(DETAIL)"),
];

/// The expression for an option of an option.
pub(crate) fn option(variant: Option<&str>, of: &str) -> String {
    variant.map_or_else(|| "None".to_owned(), |it| format!("Some({of}::{it})"))
}
