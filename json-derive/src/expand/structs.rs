//! The impls of structs.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{self, Access};
use super::scope::Scope;
use super::{Methods, to_json, to_json_key};
use crate::bound;
use crate::model::{Field, Kind, Shape};

pub(super) fn impls(scope: &Scope<'_>, shape: &Shape<'_>) -> TokenStream {
    let written = shape.written();
    match (shape.kind, written.first()) {
        (Kind::Newtype, Some(field)) => newtype(scope, field),
        (Kind::Unit | Kind::Newtype, _) => to_json(scope, unit(scope)),
        (Kind::Tuple, _) => to_json(scope, array(scope, &written)),
        (Kind::Named, _) => to_json(scope, object(scope, &written)),
    }
}

fn unit(scope: &Scope<'_>) -> Methods {
    let writer = scope.names.writer();
    Methods {
        write_json: quote!(#writer.null();),
        is_null: Some(quote!(true)),
        ..Methods::default()
    }
}

fn array(scope: &Scope<'_>, written: &[&Field<'_>]) -> Methods {
    let (writer, array) = (scope.names.writer(), scope.names.array());
    let elements = fields::elements(scope, Access::Own, written);
    let mutability = (!written.is_empty()).then(|| quote!(mut));
    Methods {
        write_json: quote! {
            let #mutability #array = #writer.array();
            #elements
            #array.end();
        },
        ..Methods::default()
    }
}

fn object(scope: &Scope<'_>, written: &[&Field<'_>]) -> Methods {
    let (writer, object) = (scope.names.writer(), scope.names.object());
    let members = fields::members(scope, Access::Own, written);
    let mutability = (!written.is_empty()).then(|| quote!(mut));
    Methods {
        write_json: quote! {
            let #mutability #object = #writer.object();
            #members
            #object.end();
        },
        ..Methods::default()
    }
}

/// What is written as its field is, also where it is the key of a map.
fn newtype(scope: &Scope<'_>, field: &Field<'_>) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let mut methods = Methods {
        write_json: fields::delegate(scope, Access::Own, field),
        ..Methods::default()
    };
    if field.with().is_some() {
        return to_json(scope, methods);
    }
    let value = fields::value(scope, Access::Own, field);
    methods.is_null = Some(quote!(#runtime::ToJson::<#context>::is_null(#value)));
    methods.is_default = Some(quote!(#runtime::ToJson::<#context>::is_default(#value)));
    let key = scope.names.key();
    let bound = bound::key_bound(field.ty, &scope.names.lifetime(), runtime, context);
    let write_key = quote!(#runtime::ToJsonKey::<#context>::write_key(#value, #key));
    let to_json = to_json(scope, methods);
    let to_json_key = to_json_key(scope, Some(bound), &write_key);
    quote!(#to_json #to_json_key)
}
