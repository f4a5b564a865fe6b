//! Types that are made up, and their source.

use std::collections::BTreeSet;

use crate::attributes::{Side, Sides};
use crate::ty::{Key, Ty};

/// A struct or an enum.
#[derive(Default)]
pub(crate) struct Definition {
    /// What makes its name another than all other names.
    pub(crate) number: usize,
    pub(crate) attributes: Sides,
    /// Type parameters.
    pub(crate) parameters: Vec<Parameter>,
    /// Whether it has a parameter `'a`.
    pub(crate) lifetime: bool,
    /// Whether it has a parameter `N`.
    pub(crate) count: bool,
    /// What is said of the parameters where the type is defined.
    pub(crate) said: Said,
    pub(crate) body: Body,
    pub(crate) role: Role,
    /// The types whose members are its own, through `flatten` or a tag.
    pub(crate) members: BTreeSet<usize>,
}

/// What a type can be used for.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Role {
    #[default]
    Value,
    /// It can be flattened, or stand beside a tag.
    Object,
    /// An enum without data or tags, which can be that and the key of a map.
    Choice,
    /// It describes a type of the same form, with `remote`, and writes nothing itself.
    Description,
}

#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Said {
    #[default]
    Nothing,
    /// A default for each.
    Defaults,
    /// A bound behind `where` for each that is a type.
    Bounds,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Parameter {
    Any,
    /// It is flattened.
    Object,
}

pub(crate) enum Body {
    Struct(Fields),
    Enum(Vec<Variant>),
}

#[derive(Default)]
pub(crate) struct Fields {
    pub(crate) form: Form,
    pub(crate) fields: Vec<Field>,
}

#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Form {
    #[default]
    Unit,
    Tuple,
    Named,
}

pub(crate) struct Field {
    /// Empty in a tuple.
    pub(crate) ident: String,
    pub(crate) attributes: Sides,
    pub(crate) ty: Ty,
}

pub(crate) struct Variant {
    pub(crate) ident: String,
    pub(crate) attributes: Sides,
    pub(crate) fields: Fields,
    /// The expression behind `=`.
    pub(crate) discriminant: Option<String>,
}

impl Fields {
    pub(crate) fn newtype(ty: Ty) -> Self {
        let field = Field {
            ident: String::new(),
            attributes: Sides::default(),
            ty,
        };
        Self {
            form: Form::Tuple,
            fields: vec![field],
        }
    }
}

impl Default for Body {
    fn default() -> Self {
        Self::Struct(Fields::default())
    }
}

/// The names of type parameters.
const PARAMETERS: [&str; 3] = ["A", "__C", "Plain"];

impl Definition {
    /// The name of the type whose values are written.
    pub(crate) fn written(&self) -> String {
        let letter = if self.role == Role::Description {
            'F'
        } else {
            'T'
        };
        format!("{letter}{}", self.number)
    }

    pub(crate) fn source(&self, side: Side, definitions: &[Self]) -> String {
        let derives = match side {
            Side::Both => "Serialize, ToJson",
            Side::Ours => "ToJson",
            Side::Neither => "Debug",
        };
        let attributes = self.attributes.of(side);
        let name = match side {
            Side::Neither => self.written(),
            Side::Both | Side::Ours => format!("T{}", self.number),
        };
        let parameters = self.declared();
        let bounds = self.bounds();
        let fields = |fields: &Fields| self.fields(fields, side, definitions);
        let order = if self.role == Role::Choice {
            ", PartialEq, Eq, PartialOrd, Ord"
        } else {
            ""
        };
        let derive = match side {
            Side::Neither => String::new(),
            Side::Both | Side::Ours => format!("#[derive({derives}{order})]\n"),
        };
        let head = format!("{derive}{attributes}");
        match &self.body {
            Body::Struct(of) => {
                let fields = fields(of);
                let rest = match of.form {
                    Form::Named => format!("{bounds}{fields}"),
                    Form::Tuple | Form::Unit => format!("{fields}{bounds};"),
                };
                format!("{head}pub(super) struct {name}{parameters}{rest}\n")
            }
            Body::Enum(variants) => {
                let variants = variants.iter().map(|variant| {
                    let (attributes, ident) = (variant.attributes.of(side), &variant.ident);
                    let number = variant.discriminant.as_ref();
                    let number = number.map_or_else(String::new, |it| format!(" = {it}"));
                    format!(
                        "    {attributes}{ident}{}{number},\n",
                        fields(&variant.fields)
                    )
                });
                let variants: String = variants.collect();
                format!("{head}pub(super) enum {name}{parameters}{bounds} {{\n{variants}}}\n")
            }
        }
    }

    /// The names of the type parameters.
    pub(crate) fn parameter_names(&self) -> &'static [&'static str] {
        &PARAMETERS[..self.parameters.len()]
    }

    /// The fields of the struct, or of each variant.
    pub(crate) fn all_fields(&mut self) -> Vec<&mut Fields> {
        match &mut self.body {
            Body::Struct(fields) => vec![fields],
            Body::Enum(variants) => variants.iter_mut().map(|it| &mut it.fields).collect(),
        }
    }

    pub(crate) fn variants(&mut self) -> &mut [Variant] {
        match &mut self.body {
            Body::Struct(_) => &mut [],
            Body::Enum(variants) => variants,
        }
    }

    /// The parameters as the definition has them.
    fn declared(&self) -> String {
        let default = |it: &str| {
            if self.said == Said::Defaults {
                format!(" = {it}")
            } else {
                String::new()
            }
        };
        self.parameters(
            |name| format!("{name}{}", default("bool")),
            |name| format!("const {name}: usize{}", default("7")),
        )
    }

    /// What stands behind the parameters, or behind the fields of a tuple.
    fn bounds(&self) -> String {
        if self.said != Said::Bounds {
            return String::new();
        }
        let names = self.parameter_names().iter();
        let bounds: Vec<_> = names.map(|name| format!("{name}: Sized")).collect();
        format!(" where {}", bounds.join(", "))
    }

    fn parameters(&self, ty: impl Fn(&str) -> String, count: impl Fn(&str) -> String) -> String {
        let lifetime = self.lifetime.then(|| "'a".to_owned());
        let types = self.parameter_names().iter().map(|name| ty(name));
        let count = self.count.then(|| count("N"));
        angled(lifetime.into_iter().chain(types).chain(count))
    }

    fn fields(&self, of: &Fields, side: Side, definitions: &[Self]) -> String {
        let fields = of.fields.iter().map(|field| {
            let (attributes, ident) = (field.attributes.of(side), &field.ident);
            let colon = if ident.is_empty() { "" } else { ": " };
            let ty = self.ty(&field.ty, definitions);
            format!("{attributes}{ident}{colon}{ty}")
        });
        let fields: Vec<_> = fields.collect();
        let fields = fields.join(", ");
        match of.form {
            Form::Unit => String::new(),
            Form::Tuple => format!("({fields})"),
            Form::Named => format!(" {{ {fields} }}"),
        }
    }

    /// How the type is written in the definition.
    pub(crate) fn ty(&self, ty: &Ty, definitions: &[Self]) -> String {
        let inner = |ty: &Ty| self.ty(ty, definitions);
        match ty {
            Ty::Leaf(leaf) => leaf.ty.to_owned(),
            Ty::Holder(holder, ty) => format!("{}{}{}", holder.ty.0, inner(ty), holder.ty.1),
            Ty::Map(Key::Leaf(key), value) => format!("BTreeMap<{}, {}>", key.ty, inner(value)),
            Ty::Map(Key::Defined(key), value) => {
                format!("BTreeMap<T{}, {}>", definitions[*key].number, inner(value))
            }
            Ty::Tuple(pair) => format!("({}, {})", inner(&pair[0]), inner(&pair[1])),
            Ty::Itself(holder) => {
                let (number, parameters) =
                    (self.number, self.parameters(str::to_owned, str::to_owned));
                format!("{}T{number}{parameters}{}", holder.ty.0, holder.ty.1)
            }
            Ty::Defined(index, arguments) => {
                let definition = &definitions[*index];
                let lifetime = definition.lifetime.then(|| "'static".to_owned());
                let count = definition.count.then(|| COUNT.to_string());
                let types = arguments.iter().map(inner);
                let arguments = angled(lifetime.into_iter().chain(types).chain(count));
                format!("T{}{arguments}", definition.number)
            }
            Ty::Parameter(index) => PARAMETERS[*index].to_owned(),
            Ty::Borrowed => "&'a str".to_owned(),
            Ty::Counted => "Count<N>".to_owned(),
            Ty::Remote(index) => definitions[*index].written(),
        }
    }
}

/// What stands for every `N`.
pub(crate) const COUNT: usize = 2;

/// How many type parameters there can be.
pub(crate) const MOST_PARAMETERS: usize = PARAMETERS.len();

fn angled(arguments: impl Iterator<Item = String>) -> String {
    let arguments: Vec<_> = arguments.collect();
    if arguments.is_empty() {
        return String::new();
    }
    format!("<{}>", arguments.join(", "))
}
