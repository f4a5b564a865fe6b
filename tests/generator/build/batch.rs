//! All types, and the source of the crate that they make.

use crate::attributes::{Rule, Sides};
use crate::definition::{Body, Definition, Fields, Parameter, Role};
use crate::fields::OMIT;
use crate::random::Random;
use crate::ty::{LEAVES, Ty};
use crate::values::Instance;

pub(crate) struct Batch {
    pub(crate) random: Random,
    pub(crate) definitions: Vec<Definition>,
    /// What the model is told about each name, by the number in the name.
    pub(crate) infos: Vec<String>,
    /// Impls of the types.
    pub(crate) impls: Vec<String>,
}

/// The type that is being defined.
#[derive(Default)]
pub(crate) struct Scope {
    pub(crate) definition: Definition,
    /// What fields without an `omit` of their own have.
    pub(crate) omit: Option<&'static str>,
    /// Whether the members have places of their own.
    pub(crate) is_ordered: bool,
    /// Which object the members belong to.
    pub(crate) owner: usize,
    /// Whether parameters can be added, and the type can hold itself.
    pub(crate) is_open: bool,
}

/// How many levels of containers that can be empty are filled.
pub(crate) const FUEL: usize = 3;

pub(crate) fn source(seed: u64, types: u64) -> String {
    let mut batch = Batch {
        random: Random::new(seed),
        definitions: Vec::new(),
        infos: Vec::new(),
        impls: Vec::new(),
    };
    for _ in 0..types {
        batch.define();
    }
    batch.print()
}

impl Batch {
    /// A number for a name, and what the model is told about it.
    pub(crate) fn name(&mut self, ident: &str, kind: &str) -> usize {
        self.infos
            .push(format!("Info {{ ident: {ident:?}, ..Info::of({kind}) }}"));
        self.infos.len() - 1
    }

    fn define(&mut self) {
        let number = self.name("", "Kind::Tag");
        let mut scope = Scope::default();
        scope.definition.number = number;
        scope.definition.members.insert(number);
        scope.is_open = self.random.percent(40);
        match self.random.between(0, 12) {
            0..4 => self.structure(&mut scope),
            4 => self.newtype(&mut scope),
            5 => {
                let count = self.random.between(2, 4);
                let fields = self.tuple_fields(&mut scope, count);
                scope.definition.body = Body::Struct(fields);
            }
            6 if self.random.percent(40) => scope.definition.role = Role::Object,
            6 => self.conversion(&mut scope),
            7 => {
                self.choice(&mut scope);
                if self.random.percent(10) {
                    scope.definition.attributes.json("no_key");
                    scope.definition.role = Role::Object;
                }
            }
            8 => self.description(&mut scope),
            _ => self.data_enum(&mut scope),
        }
        let mut definition = scope.definition;
        if self.random.percent(10) {
            definition.attributes.crates();
        }
        self.reading(&mut definition);
        self.bounds(&mut definition);
        if definition.parameters.contains(&Parameter::Object) {
            // Which members it has depends on its arguments.
            definition.role = Role::Value;
        }
        self.definitions.push(definition);
    }

    pub(crate) fn structure(&mut self, scope: &mut Scope) {
        if self.random.percent(15) {
            let (word, omit) = *self.random.pick(OMIT);
            scope
                .definition
                .attributes
                .json(&format!("omit = {word:?}"));
            scope.omit = Some(omit);
        }
        if self.random.percent(15) {
            let tag = format!("tag = {:?}", self.tag());
            scope
                .definition
                .attributes
                .shared(&mut self.random, &tag, &tag);
            if self.random.percent(50) {
                let mut attributes = Sides::default();
                self.rename(&mut attributes, scope.definition.number);
                scope.definition.attributes.append(&attributes);
            }
        }
        let rule = if self.random.percent(60) {
            Rule::Context
        } else {
            let attributes = &mut scope.definition.attributes;
            attributes.rename_all(&mut self.random, "rename_all")
        };
        let fields = self.named_fields(scope, rule);
        scope.definition.body = Body::Struct(fields);
        scope.definition.role = Role::Object;
    }

    fn newtype(&mut self, scope: &mut Scope) {
        let object = self.random.percent(40).then(|| self.object(scope));
        let fields = match object.flatten() {
            Some(ty) => {
                scope.definition.role = Role::Object;
                Fields::newtype(ty)
            }
            None => self.tuple_fields(scope, 1),
        };
        let is_phantom =
            matches!(&fields.fields[0].ty, Ty::Leaf(leaf) if leaf.ty.starts_with("Phantom"));
        if !is_phantom && self.random.percent(30) {
            let attributes = &mut scope.definition.attributes;
            attributes.shared(&mut self.random, "transparent", "transparent");
        }
        scope.definition.body = Body::Struct(fields);
    }

    /// A number that is written as a value of another type.
    fn conversion(&mut self, scope: &mut Scope) {
        scope.is_open = false;
        let Some(target) = self.object(scope) else {
            scope.definition.role = Role::Object;
            return;
        };
        let name = scope.definition.ty(&target, &self.definitions);
        let into = format!("into = {name:?}");
        let definition = &mut scope.definition;
        definition.attributes.shared(&mut self.random, &into, &into);
        definition.attributes.rust("derive(Clone)");
        let number = definition.number;
        let value = self.value(&target, Instance::NONE, FUEL);
        self.impls.push(format!(
            "impl From<T{number}> for {name} {{ fn from(_: T{number}) -> Self {{ {value} }} }}\n"
        ));
        let fields = Fields::newtype(Ty::Leaf(&LEAVES[0]));
        scope.definition.body = Body::Struct(fields);
        scope.definition.role = Role::Object;
    }
}
