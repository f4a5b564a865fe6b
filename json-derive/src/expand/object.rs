//! Objects of fields: of structs, and of variants.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::fields::{self, Access};
use super::keys::{self, Owner};
use super::scope::Scope;
use crate::model::Field;
use crate::rename::Name;

/// An object that is written member by member.
pub(super) struct ObjectOf<'a> {
    /// The variable of what it is the value of: the writer, or an object whose next member it is.
    pub(super) inside: Ident,
    pub(super) owner: Owner,
    pub(super) access: Access,
    /// What tells which variant or struct it is.
    pub(super) tag: Option<Tag<'a>>,
    pub(super) fields: &'a [&'a Field<'a>],
    /// What else is written into it.
    pub(super) rest: TokenStream,
}

impl ObjectOf<'_> {
    /// The statements that write the object.
    pub(super) fn statements(&self, scope: &Scope<'_>) -> TokenStream {
        let (runtime, object) = (scope.runtime, scope.names.object());
        let names = self.names();
        let open = keys::open(scope, &self.inside, self.owner, &names);
        let twins = keys::refuse_twins(scope, self.owner, &names);
        let shared = refuse_shared(scope, self.owner, self.fields, &names);
        let tag = self.tag.as_ref().map(|tag| tag.member(scope));
        let fields = self.fields.iter();
        let fields = fields.map(|field| fields::statement(scope, self.access, field));
        let rest = &self.rest;
        quote! {
            let #runtime::__private::Some(ref mut #object) = #open else { return };
            #twins
            #shared
            #tag
            #(#fields)*
            #rest
            #object.close();
        }
    }

    fn names(&self) -> Vec<&Name> {
        let tag = self.tag.iter().map(|tag| tag.key);
        let keyed = self.fields.iter().filter(|field| !field.is_flat());
        tag.chain(keyed.map(|field| &field.name)).collect()
    }
}

/// The refusal of names that members share with those of values that are flattened beside them.
fn refuse_shared(
    scope: &Scope<'_>,
    owner: Owner,
    fields: &[&Field<'_>],
    names: &[&Name],
) -> Option<TokenStream> {
    let is_known = |field: &&&Field<'_>| field.is_flat() && fields::has_known_members(scope, field);
    let flat: Vec<_> = fields
        .iter()
        .filter(is_known)
        .map(|field| field.ty)
        .collect();
    (!flat.is_empty()).then(|| {
        let own = keys::listed(scope, owner, names);
        keys::refuse_shared(scope, &own, &flat)
    })
}

/// The member of an object that tells which variant it is.
pub(super) struct Tag<'a> {
    pub(super) key: &'a Name,
    /// The expression for the text of the variant's name.
    pub(super) text: TokenStream,
}

impl Tag<'_> {
    fn member(&self, scope: &Scope<'_>) -> TokenStream {
        let (object, text) = (scope.names.object(), &self.text);
        quote!(#object.tag(#text);)
    }
}
