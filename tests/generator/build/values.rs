//! Values of the types, as expressions.

use crate::batch::Batch;
use crate::definition::{Body, Fields, Form};
use crate::ty::{Holder, Holding, Key, Leaf, Ty};

/// A type, with what its parameters stand for.
#[derive(Clone, Copy)]
pub(crate) struct Instance<'a> {
    /// Its place among the definitions.
    pub(crate) index: usize,
    pub(crate) arguments: &'a [Ty],
}

impl Instance<'_> {
    /// No type: what stands for a parameter has no parameters itself.
    pub(crate) const NONE: Self = Self {
        index: usize::MAX,
        arguments: &[],
    };
}

impl Batch {
    /// A value of a type as it stands in the definition of `of`. Less and less is held by what
    /// is held, until the fuel is used up.
    pub(crate) fn value(&mut self, ty: &Ty, of: Instance<'_>, fuel: usize) -> String {
        match ty {
            Ty::Leaf(leaf) => self.leaf(leaf),
            Ty::Holder(holder, ty) => self.held(holder, fuel, |it, fuel| it.value(ty, of, fuel)),
            Ty::Map(key, ty) => self.map(*key, ty, of, fuel),
            Ty::Tuple(pair) => {
                let [first, second] = [0, 1].map(|at: usize| self.value(&pair[at], of, fuel));
                format!("({first}, {second})")
            }
            Ty::Itself(holder) => self.held(holder, fuel, |it, fuel| it.instance(of, fuel)),
            Ty::Defined(index, arguments) => {
                let arguments: Vec<_> = arguments.iter().map(|it| substitute(it, of)).collect();
                let instance = Instance {
                    index: *index,
                    arguments: &arguments,
                };
                self.instance(instance, fuel)
            }
            Ty::Parameter(index) => self.value(&of.arguments[*index], Instance::NONE, fuel),
            Ty::Borrowed => self.random.pick(&["\"\"", "\"borrowed\""]).to_string(),
            Ty::Remote(index) => {
                let (index, arguments) = (*index, &[][..]);
                self.instance(Instance { index, arguments }, fuel)
            }
            Ty::Counted => format!("Count({})", self.random.pick(&["0", "7"])),
        }
    }

    fn leaf(&mut self, leaf: &Leaf) -> String {
        self.random.pick(leaf.values).to_string()
    }

    fn held(
        &mut self,
        holder: &Holder,
        fuel: usize,
        mut value: impl FnMut(&mut Self, usize) -> String,
    ) -> String {
        let less = fuel.saturating_sub(1);
        match holder.value {
            Holding::Either(_, other) if fuel == 0 || self.random.percent(35) => other.to_owned(),
            Holding::One(make) | Holding::Either(make, _) => {
                format!("{make}({})", value(self, less))
            }
            Holding::Many(make) => {
                let most = if fuel == 0 { 0 } else { 3 };
                let count = self.random.between(0, most);
                let values: Vec<_> = (0..count).map(|_| value(self, less)).collect();
                format!("{make}(vec![{}])", values.join(", "))
            }
            Holding::Pair => format!("[{}, {}]", value(self, less), value(self, less)),
        }
    }

    fn map(&mut self, key: Key, ty: &Ty, of: Instance<'_>, fuel: usize) -> String {
        let most = if fuel == 0 { 0 } else { 3 };
        let count = self.random.between(0, most);
        let entries = (0..count).map(|_| {
            let key = match key {
                Key::Leaf(leaf) => self.leaf(leaf),
                Key::Defined(index) => {
                    let arguments = &[];
                    self.instance(Instance { index, arguments }, 0)
                }
            };
            format!("({key}, {})", self.value(ty, of, fuel - 1))
        });
        let entries: Vec<_> = entries.collect();
        format!("BTreeMap::from([{}])", entries.join(", "))
    }

    /// A value of a struct or an enum.
    pub(crate) fn instance(&mut self, of: Instance<'_>, fuel: usize) -> String {
        let definition = &self.definitions[of.index];
        let ty = definition.written();
        let (name, fields) = match &definition.body {
            Body::Struct(fields) => (ty, fields),
            Body::Enum(variants) => {
                let variant = self.random.pick(variants);
                (format!("{ty}::{}", variant.ident), &variant.fields)
            }
        };
        let form = fields.form;
        let fields = fields_of(fields);
        let fields = fields.iter().map(|(ident, ty)| {
            let colon = if ident.is_empty() { "" } else { ": " };
            format!("{ident}{colon}{}", self.value(ty, of, fuel))
        });
        let fields: Vec<_> = fields.collect();
        let fields = fields.join(", ");
        match form {
            Form::Unit => name,
            Form::Tuple => format!("{name}({fields})"),
            Form::Named => format!("{name} {{ {fields} }}"),
        }
    }
}

fn fields_of(fields: &Fields) -> Vec<(String, Ty)> {
    let fields = fields.fields.iter();
    fields.map(|it| (it.ident.clone(), it.ty.clone())).collect()
}

/// The type with arguments in place of parameters.
fn substitute(ty: &Ty, of: Instance<'_>) -> Ty {
    let inner = |ty: &Ty| Box::new(substitute(ty, of));
    match ty {
        Ty::Parameter(index) => of.arguments[*index].clone(),
        Ty::Holder(holder, ty) => Ty::Holder(holder, inner(ty)),
        Ty::Map(key, ty) => Ty::Map(*key, inner(ty)),
        Ty::Tuple(pair) => Ty::Tuple(Box::new([*inner(&pair[0]), *inner(&pair[1])])),
        Ty::Defined(index, arguments) => {
            let arguments = arguments.iter().map(|it| substitute(it, of));
            Ty::Defined(*index, arguments.collect())
        }
        Ty::Leaf(_) | Ty::Itself(_) | Ty::Borrowed | Ty::Counted | Ty::Remote(_) => ty.clone(),
    }
}
