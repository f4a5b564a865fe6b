//! The impls of structs.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{Type, WherePredicate};

use super::fields::{self, Access};
use super::keys::Owner;
use super::object::{ObjectOf, Tag, names, refusals};
use super::scope::Scope;
use super::spans::located_all;
use super::{Methods, Writes, implementation, keys, omission, to_json_key};
use crate::bound;
use crate::model::{Field, Kind, Shape};
use crate::rename::Name;

pub(super) fn impls(scope: &Scope<'_>, shape: &Shape<'_>) -> TokenStream {
    let written = shape.written();
    match (shape.kind, written.first()) {
        (Kind::Newtype, Some(field)) => newtype(scope, field),
        (Kind::Unit | Kind::Newtype, _) => {
            let members = scope.members_impl(None);
            let to_json = implementation(scope, unit(scope));
            quote!(#to_json #members)
        }
        (Kind::Tuple, _) => implementation(scope, array(scope, &written)),
        (Kind::Named, _) => {
            let tag = scope.model.container.tag.as_ref();
            let tag = tag.map(|tag| Name::fixed(&tag.value.0));
            let known = keys::known(scope, &names(tag.as_ref(), &written));
            let refusals = refusals(scope, Owner::Own, tag.as_ref(), &written);
            let members = scope.known_members_impl(&known, &refusals);
            let to_json = implementation(scope, object(scope, &written));
            quote!(#to_json #members)
        }
    }
}

fn unit(scope: &Scope<'_>) -> Methods {
    let writer = scope.names.writer();
    Methods {
        write: quote!(#writer.null();),
        writes: Writes::One,
        is_null: Some(quote!(true)),
        ..Methods::default()
    }
}

fn array(scope: &Scope<'_>, written: &[&Field<'_>]) -> Methods {
    let (runtime, writer, array) = (scope.runtime, scope.names.writer(), scope.names.array());
    let elements = fields::elements(scope, Access::Own, written);
    Methods {
        write: quote! {
            let #runtime::__private::Some(ref mut #array) = #writer.open_array() else { return };
            #elements
            #array.close();
        },
        writes: Writes::One,
        ..Methods::default()
    }
}

fn object(scope: &Scope<'_>, written: &[&Field<'_>]) -> Methods {
    let container = &scope.model.container;
    let key = container.tag.as_ref().map(|tag| Name::fixed(&tag.value.0));
    let (table, tag) = key.as_ref().map(|key| tag(scope, key)).unzip();
    let is_listed = container.remote.is_none();
    let object = ObjectOf {
        inside: scope.names.writer(),
        owner: if is_listed { Owner::Own } else { Owner::Other },
        access: Access::Own,
        tag,
        fields: written,
        rest: TokenStream::new(),
    };
    let object = object.statements(scope);
    Methods {
        write: quote!(#table #object),
        writes: Writes::One,
        ..Methods::default()
    }
}

/// The member that tells the name of the struct, and the table that holds this name.
fn tag<'n>(scope: &Scope<'_>, key: &'n Name) -> (TokenStream, Tag<'n>) {
    let (runtime, texts) = (scope.runtime, scope.names.texts());
    let rename = scope.model.container.rename.as_ref();
    let name = rename.map_or_else(
        || scope.model.ident.unraw().to_string(),
        |it| it.value.0.clone(),
    );
    let names = [(&Name::fixed(&name), quote!(0))];
    let table = keys::texts(scope, &quote!(#runtime::Enums::String), names);
    let text = keys::get(&texts, 0);
    (quote!(let #texts = #table;), Tag { key, text })
}

/// What is written as its field is, also where it is the key of a map.
fn newtype(scope: &Scope<'_>, field: &Field<'_>) -> TokenStream {
    let mut methods = Methods {
        write: fields::delegate(scope, Access::Own, field),
        is_omitted: Some(omission::as_field(scope, Access::Own, field)),
        ..Methods::default()
    };
    if field.with().is_some() {
        let key = scope.names.key();
        let write = fields::closure(scope, Access::Own, field);
        let to_json_key = to_json_key(scope, None, &quote!(#key.written_by(#write);));
        let to_json = implementation(scope, methods);
        return quote!(#to_json #to_json_key);
    }
    let (runtime, context, writer) = (scope.runtime, &scope.context, scope.names.writer());
    let value = fields::value(scope, Access::Own, field);
    methods.write = if fields::may_recurse(field) {
        quote!(#writer.nested(#value))
    } else {
        quote!(#runtime::ToJson::<#context>::write_value(#value, #writer))
    };
    methods.writes = Writes::Other;
    let rest = like(scope, field.ty, &value, Vec::new());
    let to_json = implementation(scope, methods);
    quote!(#to_json #rest)
}

/// What is turned into another type, and written as this is.
pub(super) fn converted(scope: &Scope<'_>, into: &Type) -> TokenStream {
    let (runtime, this) = (scope.runtime, &scope.this);
    let (writer, ty) = (scope.names.writer(), &scope.ty);
    // At the name of the type, where the compiler says what is missing.
    let at = Span::call_site().located_at(into.span());
    let clone = quote_spanned!(at=> <#ty as #runtime::__private::Clone>::clone(#this));
    let value = quote_spanned!(at=> &#runtime::__private::Into::<#into>::into(#clone));
    let value = located_all(value, at);
    let write = located_all(quote_spanned!(at=> #writer.value(#value)), at);
    let methods = Methods {
        write,
        is_omitted: Some(omission::as_value(scope, &value)),
        ..Methods::default()
    };
    // The conversion may need the bounds that are given.
    let given = bound::given(scope.model, runtime, &scope.context);
    let rest = like(scope, into, &value, given);
    let to_json = implementation(scope, methods);
    quote!(#to_json #rest)
}

/// The impls of what is a key, or has members, where the type that it is written as is or has. `value` needs
/// the `given` bounds.
fn like(
    scope: &Scope<'_>,
    ty: &Type,
    value: &TokenStream,
    given: Vec<WherePredicate>,
) -> TokenStream {
    let (runtime, context, key) = (scope.runtime, &scope.context, scope.names.key());
    if scope.is_for_one_context() && mentions(ty, scope.model.ident) {
        // The bounds would lead back to the impl, and be looked at before there is one.
        return TokenStream::new();
    }
    let lifetime = scope.names.lifetime();
    let bound = |name| bound::if_it_is(ty, &lifetime, &quote!(#runtime::#name<#context>));
    let write_key = quote!(#runtime::ToJsonKey::<#context>::write_key(#value, #key));
    let key_bounds = given.into_iter().chain([bound(quote!(ToJsonKey))]);
    let to_json_key = to_json_key(scope, Some(key_bounds.collect()), &write_key);
    let members = scope.members_impl(Some(vec![bound(quote!(ToJsonMembers))]));
    quote!(#to_json_key #members)
}

/// Whether a type has this name in it, or another for the same.
pub(super) fn mentions(ty: &Type, name: &Ident) -> bool {
    let this = Ident::new("Self", Span::call_site());
    bound::mentions(ty, &[name, &this].into())
}
