//! The source of a batch.

use std::fmt::Write as _;

use crate::attributes::Side;
use crate::batch::{Batch, FUEL, Scope};
use crate::contexts;
use crate::definition::Role;
use crate::values::Instance;

/// How many contexts there are.
const CONTEXTS: usize = 4;

/// How many values each type gets.
const VALUES: usize = 3;

impl Batch {
    pub(crate) fn print(&mut self) -> String {
        let mut source = String::new();
        let names: Vec<_> = (0..CONTEXTS).map(|at| format!("Context{at}")).collect();
        if self.random.percent(15) {
            for definition in &mut self.definitions {
                definition.attributes.contexts(&names);
            }
        }
        for name in &names {
            source += &contexts::source(&mut self.random, name);
        }
        let infos = self.infos.join(",\n    ");
        let _ = writeln!(
            source,
            "pub(crate) static INFOS: &[Info] = &[\n    {infos}\n];"
        );
        let values = self.values();
        for (name, side) in [("both", Side::Both), ("ours", Side::Ours)] {
            let types = self.types(side, &values);
            let _ = writeln!(source, "mod {name} {{\nuse super::*;\n{types}}}");
        }
        let values: Vec<_> = (0..values.len()).map(|at| format!("v{at}")).collect();
        let (names, values) = (names.join(" "), values.join(" "));
        let _ = writeln!(source, "checks! {{ {names}; {values} }}");
        source
    }

    /// The types with their impls, and the functions that return values.
    fn types(&self, side: Side, values: &[String]) -> String {
        let types = self.definitions.iter();
        let types = types.map(|it| it.source(side, &self.definitions));
        let described = self.definitions.iter();
        let described = described.filter(|it| it.role == Role::Description);
        let described = described.map(|it| it.source(Side::Neither, &self.definitions));
        let impls = self.impls.iter().cloned();
        let lines = types
            .chain(described)
            .chain(impls)
            .chain(values.iter().cloned());
        lines.collect()
    }

    /// Functions that return values of each type.
    fn values(&mut self) -> Vec<String> {
        let mut values = Vec::new();
        for index in 0..self.definitions.len() {
            if self.definitions[index].role == Role::Description {
                continue;
            }
            let mut scope = Scope::default();
            let ty = self.applied(index, &mut scope, 3);
            let name = scope.definition.ty(&ty, &self.definitions);
            for _ in 0..VALUES {
                let value = self.value(&ty, Instance::NONE, FUEL);
                let at = values.len();
                values.push(format!("pub(super) fn v{at}() -> {name} {{ {value} }}\n"));
            }
        }
        values
    }
}
