//! The impls of enums with data, tagged externally: `{"Variant":data}`.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{self, Access};
use super::scope::Scope;
use super::{Methods, keys, to_json};
use crate::model::{Field, Kind, Variant};

/// The variants that are written, each with its place in a table of names.
struct Tables<'v> {
    /// Those that are written as their name.
    texts: Vec<&'v Variant<'v>>,
    /// Those that are written as an object with one member.
    keys: Vec<&'v Variant<'v>>,
}

pub(super) fn impls(scope: &Scope<'_>, variants: &[Variant<'_>]) -> TokenStream {
    let written = variants.iter().filter(|variant| !variant.is_skipped());
    let (texts, keys) = written.partition(|variant| variant.shape.kind == Kind::Unit);
    let tables = Tables { texts, keys };
    let lets = tables.lets(scope);
    let arms = arms(scope, variants);
    to_json(
        scope,
        Methods {
            write_json: quote! {
                #lets
                match self {
                    #arms
                }
            },
            ..Methods::default()
        },
    )
}

impl Tables<'_> {
    fn lets(&self, scope: &Scope<'_>) -> TokenStream {
        let texts = (!self.texts.is_empty()).then(|| {
            let names = self.texts.iter().map(|variant| (&variant.name, quote!(0)));
            let runtime = scope.runtime;
            let table = keys::texts(scope, &quote!(#runtime::Enums::String), names);
            let texts = scope.names.texts();
            quote!(let #texts = #table;)
        });
        let keys = (!self.keys.is_empty()).then(|| {
            let table = keys::members(scope, self.keys.iter().map(|variant| &variant.name));
            let variants = scope.names.variants();
            quote!(let #variants = #table;)
        });
        quote!(#texts #keys)
    }
}

fn arms(scope: &Scope<'_>, variants: &[Variant<'_>]) -> TokenStream {
    let (mut texts, mut keys) = (0.., 0..);
    let arms = variants.iter().map(|variant| {
        let pattern = pattern(scope, variant);
        let value = if variant.is_skipped() {
            refusal(scope, variant)
        } else if variant.shape.kind == Kind::Unit {
            let writer = scope.names.writer();
            let text = keys::get(&scope.names.texts(), texts.next().unwrap_or_default());
            quote!(#writer.variant(#text))
        } else {
            let key = keys::get(&scope.names.variants(), keys.next().unwrap_or_default());
            tagged(scope, variant, &key)
        };
        quote!(#pattern => #value,)
    });
    arms.collect()
}

fn pattern(scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
    let ident = variant.ident;
    if variant.is_plain() {
        return quote!(Self::#ident);
    }
    if variant.is_skipped() {
        return quote!(Self::#ident { .. });
    }
    let fields = fields::pattern(scope, &variant.shape);
    quote!(Self::#ident #fields)
}

/// What is said about a value that is never written.
pub(super) fn skipped(scope: &Scope<'_>, variant: &Variant<'_>) -> String {
    let (ty, variant) = (scope.model.ident, variant.ident);
    format!("the enum variant {ty}::{variant} cannot be serialized")
}

fn refusal(scope: &Scope<'_>, variant: &Variant<'_>) -> TokenStream {
    let (writer, message) = (scope.names.writer(), skipped(scope, variant));
    quote!(#writer.unrepresentable(#message))
}

/// An object with one member, whose key is the name of the variant.
fn tagged(scope: &Scope<'_>, variant: &Variant<'_>, key: &TokenStream) -> TokenStream {
    let (writer, outer) = (scope.names.writer(), scope.names.outer());
    let written = variant.shape.written();
    let content = match (variant.shape.kind, written.first()) {
        (Kind::Newtype, Some(field)) => newtype(scope, field, key),
        (Kind::Named, _) => object(scope, &written, key),
        _ => array(scope, &written, key),
    };
    quote! {{
        let mut #outer = #writer.object();
        #content
        #outer.end();
    }}
}

fn newtype(scope: &Scope<'_>, field: &Field<'_>, key: &TokenStream) -> TokenStream {
    let (runtime, outer) = (scope.runtime, scope.names.outer());
    let nothing = quote!(#runtime::Omit::Nothing);
    if field.with().is_some() {
        let write = fields::closure(scope, Access::Bound, field);
        return quote!(#runtime::Object::member_with(&mut #outer, #nothing, #key, #write););
    }
    let value = fields::value(scope, Access::Bound, field);
    quote!(#runtime::Object::member_omitting(&mut #outer, #nothing, #key, #value);)
}

fn object(scope: &Scope<'_>, written: &[&Field<'_>], key: &TokenStream) -> TokenStream {
    let (runtime, outer) = (scope.runtime, scope.names.outer());
    let object = scope.names.object();
    let members = fields::members(scope, Access::Bound, written);
    let mutability = (!written.is_empty()).then(|| quote!(mut));
    quote! {
        let #mutability #object = #runtime::Object::object(&mut #outer, #key);
        #members
        #object.end();
    }
}

fn array(scope: &Scope<'_>, written: &[&Field<'_>], key: &TokenStream) -> TokenStream {
    let (runtime, outer) = (scope.runtime, scope.names.outer());
    let array = scope.names.array();
    let elements = fields::elements(scope, Access::Bound, written);
    let mutability = (!written.is_empty()).then(|| quote!(mut));
    quote! {
        let #mutability #array = #runtime::Object::array(&mut #outer, #key);
        #elements
        #array.end();
    }
}
