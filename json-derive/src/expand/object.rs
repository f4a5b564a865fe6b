//! Objects of fields: of structs, and of variants.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::spanned::Spanned as _;

use super::fields::{self, Access};
use super::keys::{self, Owner};
use super::scope::Scope;
use super::spans::located_all;
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
        let tag = self.tag.as_ref().map(|tag| tag.key);
        let names = names(tag, self.fields);
        let open = keys::open(scope, &self.inside, self.owner, &names);
        let refusals = match self.owner {
            // The impl of `ToJsonMembers` has them.
            Owner::Own => Vec::new(),
            Owner::Other => refusals(scope, self.owner, tag, self.fields),
        };
        let tag = self.tag.as_ref().map(|tag| tag.member(scope));
        let fields = self.fields.iter();
        let fields = fields.map(|field| fields::statement(scope, self.access, field));
        let rest = &self.rest;
        quote! {
            let #runtime::__private::Some(ref mut #object) = #open else { return };
            #(const { #refusals };)*
            #tag
            #(#fields)*
            #rest
            #object.close();
        }
    }
}

/// The names of an object's members, as far as the derive knows them.
pub(super) fn names<'n>(tag: Option<&'n Name>, fields: &[&'n Field<'_>]) -> Vec<&'n Name> {
    let keyed = fields.iter().filter(|field| !field.is_flat());
    let names = keyed.map(|field| &field.name);
    tag.into_iter().chain(names).collect()
}

/// The calls that refuse names that are, or turn out to be, the same: each is where the field is that has
/// the name for the second time, or whose value is flattened.
pub(super) fn refusals(
    scope: &Scope<'_>,
    owner: Owner,
    tag: Option<&Name>,
    fields: &[&Field<'_>],
) -> Vec<TokenStream> {
    let names = names(tag, fields);
    let (flat, keyed): (Vec<&Field<'_>>, Vec<_>) = fields.iter().partition(|it| it.is_flat());
    let twins = keys::refuse_twins(scope, owner, &names);
    let twins = twins.into_iter().map(|(place, call)| {
        // The tag comes first, and so is not the last of several names.
        let field = keyed[place - usize::from(tag.is_some())];
        located_all(call, field.member.span())
    });
    let flat = flat
        .into_iter()
        .filter(|it| fields::has_known_members(scope, it));
    let flat: Vec<_> = flat.map(|field| field.ty).collect();
    let shared = (!flat.is_empty()).then(|| {
        let own = keys::listed(scope, owner, &names);
        keys::refuse_shared(scope, &own, &flat)
    });
    twins.chain(shared).collect()
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
