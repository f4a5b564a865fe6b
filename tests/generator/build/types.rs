//! The choice of a field's type.

use crate::batch::{Batch, Scope};
use crate::definition::{MOST_PARAMETERS, Parameter, Role};
use crate::ty::{FLAT, HOLDERS, INDIRECT, KEYS, Key, LEAVES, Leaf, Ty};

impl Batch {
    /// The type of a field.
    pub(crate) fn ty(&mut self, scope: &mut Scope, depth: usize) -> Ty {
        if depth == 0 {
            return Ty::Leaf(self.random.pick(LEAVES));
        }
        match self.random.between(0, 99) {
            0..28 => self.holder(scope, depth),
            28..34 => Ty::Map(self.key(), Box::new(self.ty(scope, depth - 1))),
            34..38 => {
                let pair = [self.ty(scope, depth - 1), self.ty(scope, depth - 1)];
                Ty::Tuple(Box::new(pair))
            }
            38..58 if !self.definitions.is_empty() => self.defined(scope, depth),
            58..68 if scope.is_open => self.parameter(scope),
            68..73 if scope.is_open => Ty::Itself(self.random.pick(INDIRECT)),
            _ => Ty::Leaf(self.random.pick(LEAVES)),
        }
    }

    fn holder(&mut self, scope: &mut Scope, depth: usize) -> Ty {
        let holder = self.random.pick(HOLDERS);
        Ty::Holder(holder, Box::new(self.ty(scope, depth - 1)))
    }

    fn key(&mut self) -> Key {
        let choices = self.definitions.iter().enumerate();
        let choices = choices.filter(|(_, it)| it.role == Role::Choice);
        let choices: Vec<_> = choices.map(|(index, _)| index).collect();
        if !choices.is_empty() && self.random.percent(30) {
            return Key::Defined(*self.random.pick(&choices));
        }
        let leaf: &'static Leaf = self.random.pick(KEYS);
        Key::Leaf(leaf)
    }

    fn parameter(&mut self, scope: &mut Scope) -> Ty {
        let definition = &mut scope.definition;
        match self.random.between(0, 9) {
            0 => {
                definition.lifetime = true;
                Ty::Borrowed
            }
            1 => {
                definition.count = true;
                Ty::Counted
            }
            _ => {
                let index = self.random.between(0, definition.parameters.len());
                if index == definition.parameters.len() {
                    if index == MOST_PARAMETERS {
                        return Ty::Leaf(self.random.pick(LEAVES));
                    }
                    definition.parameters.push(Parameter::Any);
                }
                Ty::Parameter(index)
            }
        }
    }

    fn defined(&mut self, scope: &mut Scope, depth: usize) -> Ty {
        let index = self.random.between(0, self.definitions.len() - 1);
        if self.definitions[index].role == Role::Description {
            return Ty::Leaf(self.random.pick(LEAVES));
        }
        self.applied(index, scope, depth)
    }

    /// A type that an earlier definition describes.
    pub(crate) fn described(&mut self) -> Option<Ty> {
        let indices = 0..self.definitions.len();
        let are = indices.filter(|&it| self.definitions[it].role == Role::Description);
        let are: Vec<_> = are.collect();
        if are.is_empty() || self.random.percent(93) {
            return None;
        }
        Some(Ty::Remote(*self.random.pick(&are)))
    }

    /// An earlier type, with arguments for its parameters.
    pub(crate) fn applied(&mut self, index: usize, scope: &mut Scope, depth: usize) -> Ty {
        let was_open = std::mem::replace(&mut scope.is_open, false);
        let parameters = self.definitions[index].parameters.clone();
        let arguments = parameters.iter().map(|parameter| match parameter {
            Parameter::Any => self.ty(scope, depth.saturating_sub(2)),
            Parameter::Object => Ty::Map(Key::Leaf(&KEYS[0]), Box::new(self.ty(scope, 0))),
        });
        let ty = Ty::Defined(index, arguments.collect());
        scope.is_open = was_open;
        ty
    }

    /// A type whose members join those of the type that is being defined.
    pub(crate) fn flat(&mut self, scope: &mut Scope) -> Option<Ty> {
        if self.random.percent(15) {
            return Some(Ty::Map(Key::Leaf(&KEYS[0]), Box::new(self.ty(scope, 1))));
        }
        if scope.is_open
            && scope.definition.parameters.len() < MOST_PARAMETERS
            && self.random.percent(10)
        {
            scope.definition.parameters.push(Parameter::Object);
            return Some(Ty::Parameter(scope.definition.parameters.len() - 1));
        }
        let ty = self.object(scope)?;
        if self.random.percent(40) {
            return Some(Ty::Holder(self.random.pick(FLAT), Box::new(ty)));
        }
        Some(ty)
    }

    /// An earlier type that is an object, and shares no member with the one that is being defined.
    pub(crate) fn object(&mut self, scope: &mut Scope) -> Option<Ty> {
        let objects = self.definitions.iter().enumerate();
        let objects = objects.filter(|(_, it)| {
            matches!(it.role, Role::Object | Role::Choice)
                && it.members.is_disjoint(&scope.definition.members)
        });
        let objects: Vec<_> = objects.map(|(index, _)| index).collect();
        if objects.is_empty() {
            return None;
        }
        let index = *self.random.pick(&objects);
        scope
            .definition
            .members
            .extend(self.definitions[index].members.clone());
        Some(self.applied(index, scope, 2))
    }
}
