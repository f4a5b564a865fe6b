//! Descriptions of other types.

use crate::attributes::Sides;
use crate::batch::{Batch, Scope};
use crate::definition::{Body, Field, Form, Role};
use crate::ty::{LEAVES, Ty};

impl Batch {
    /// A description of a type, which `with` names where a field has that type.
    pub(crate) fn description(&mut self, scope: &mut Scope) {
        scope.is_open = false;
        match self.random.between(0, 3) {
            0 => self.choice(scope),
            1 => {
                let fields = self.tuple_fields(scope, 3);
                scope.definition.body = Body::Struct(fields);
            }
            _ => {
                self.structure(scope);
                self.getters(scope);
                self.written_always(scope);
            }
        }
        let definition = &mut scope.definition;
        definition.role = Role::Description;
        let remote = format!("remote = {:?}", definition.written());
        let attributes = &mut definition.attributes;
        attributes.shared(&mut self.random, &remote, &remote);
    }

    /// Has functions return some of the fields.
    fn getters(&mut self, scope: &mut Scope) {
        let number = scope.definition.number;
        let Body::Struct(mut fields) = std::mem::take(&mut scope.definition.body) else {
            return;
        };
        for field in &mut fields.fields {
            let mut skips = ["skip)", "skip_serializing)"].iter();
            let is_skipped = skips.any(|it| field.attributes.has(it));
            if self.random.percent(70) || is_skipped {
                continue;
            }
            let ident = &field.ident;
            let name = format!("get_{}", ident.trim_start_matches("r#"));
            let getter = format!("getter = \"F{number}::{name}\"");
            field.attributes.shared(&mut self.random, &getter, &getter);
            let ty = scope.definition.ty(&field.ty, &self.definitions);
            self.impls.push(format!(
                "impl F{number} {{ fn {name}(&self) -> &{ty} {{ &self.{ident} }} }}\n"
            ));
        }
        scope.definition.body = Body::Struct(fields);
    }

    /// Adds a field that nothing leaves out. What `with` writes is left out where the text is `{}`,
    /// which the model does not know.
    fn written_always(&mut self, scope: &mut Scope) {
        let Body::Struct(fields) = &mut scope.definition.body else {
            return;
        };
        let number = self.infos.len();
        self.infos.push(format!(
            "Info {{ owner: {}, ..Info::of(Kind::Tag) }}",
            scope.owner
        ));
        let mut attributes = Sides::default();
        let rename = format!("rename = \"always{number}\"");
        attributes.shared(&mut self.random, &rename, &rename);
        attributes.json("omit = \"nothing\"");
        fields.form = Form::Named;
        fields.fields.push(Field {
            ident: format!("always{number}"),
            attributes,
            ty: Ty::Leaf(&LEAVES[0]),
        });
    }
}
