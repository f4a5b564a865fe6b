//! A struct where every field is a member as the context says, as most are.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{self, Access};
use super::keys;
use super::scope::Scope;
use crate::model::{Body, Field, Kind, Model};

/// Hands such a struct to a macro of the runtime's, which the compiler expands in less time.
pub(super) fn expand(model: &Model<'_>) -> Option<TokenStream> {
    let fields = plain_fields(model)?;
    let names: Vec<_> = fields.iter().map(|field| &field.name).collect();
    let scope = Scope::generic(model);
    let (runtime, ident, this) = (scope.runtime, model.ident, &scope.this);
    let members = keys::plain(runtime, &names)?;
    let values = fields.iter();
    let values = values.map(|field| fields::value(&scope, Access::Own, field));
    Some(quote!(#runtime::__plain_struct! { #ident #this #members #((#values))* }))
}

/// The fields, if nothing is said about any of them, or about the struct.
fn plain_fields<'m>(model: &'m Model<'_>) -> Option<&'m [Field<'m>]> {
    let Body::Struct(shape) = &model.body else {
        return None;
    };
    let is_plain = shape.kind == Kind::Named
        && !shape.fields.is_empty()
        && model.generics.params.is_empty()
        && model.generics.where_clause.is_none()
        && !model.is_deprecated()
        && model.container.is_plain()
        && shape.fields.iter().all(Field::is_plain);
    is_plain.then_some(&shape.fields[..])
}
