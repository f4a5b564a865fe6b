//! What an arm writes for a variant, with each way to tell the variants apart.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::fields::{self, Access, Tag};
use super::scope::Scope;
use super::{keys, omission};
use crate::model::{Field, Kind, Variant};
use crate::rename::Name;

/// A variant that is written.
#[derive(Clone, Copy)]
pub(super) struct Variants<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) variant: &'a Variant<'a>,
}

/// Whether the variant has no data to write.
pub(super) fn is_unit(variant: &Variant<'_>) -> bool {
    variant.shape.kind == Kind::Unit && variant.with().is_none()
}

impl Variants<'_> {
    /// `"Variant"`
    pub(super) fn text(self, text: &TokenStream) -> TokenStream {
        let writer = self.scope.names.writer();
        quote!(#writer.variant(#text))
    }

    /// `{"Variant":data}`
    pub(super) fn external(self, key: &TokenStream) -> TokenStream {
        self.in_object(&self.content(key))
    }

    /// `{"tag":"Variant","content":data}`
    pub(super) fn adjacent(
        self,
        tag: &TokenStream,
        content: &TokenStream,
        text: &TokenStream,
    ) -> TokenStream {
        let outer = self.scope.names.outer();
        let content = (!is_unit(self.variant)).then(|| self.content(content));
        self.in_object(&quote! {
            #outer.tag(#tag, #text);
            #content
        })
    }

    /// `{"tag":"Variant","field":1}`
    pub(super) fn internal(self, tag: &Name, text: TokenStream) -> TokenStream {
        let (scope, written) = (self.scope, self.variant.shape.written());
        let (runtime, writer, object) = (scope.runtime, scope.names.writer(), scope.names.object());
        let tag = Tag { key: tag, text };
        let tagged =
            |fields: &[&Field<'_>]| fields::members(scope, Access::Bound, fields, Some(&tag));
        let members = match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => {
                let (tag, write) = (tagged(&[]), self.closure());
                quote!(#tag #object.flatten_with(#write);)
            }
            (Kind::Newtype, Some(field)) => {
                let shared = self.refuse_tag(tag.key, field);
                let (tag, data) = (tagged(&[]), fields::flattened(scope, Access::Bound, field));
                quote!(#shared #tag #data)
            }
            (Kind::Named, _) => tagged(&written),
            _ => tagged(&[]),
        };
        quote! {{
            let #runtime::__private::Some(ref mut #object) = #writer.open_object() else { return };
            #members
            #object.close();
        }}
    }

    /// The refusal of data that has a member of the tag's name.
    fn refuse_tag(self, tag: &Name, field: &Field<'_>) -> Option<TokenStream> {
        let own = keys::known(self.scope, &[tag]);
        let is_known = fields::has_known_members(self.scope, field);
        is_known.then(|| keys::refuse_shared(self.scope, &own, &[field.ty]))
    }

    /// `data`
    pub(super) fn untagged(self) -> TokenStream {
        let (scope, written) = (self.scope, self.variant.shape.written());
        let (runtime, writer, object, array) = (
            scope.runtime,
            scope.names.writer(),
            scope.names.object(),
            scope.names.array(),
        );
        match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => self.call(),
            (Kind::Unit, _) => quote!(#writer.null()),
            (Kind::Newtype, Some(field)) => fields::delegate(scope, Access::Bound, field),
            (Kind::Named, _) => {
                let members = fields::members(scope, Access::Bound, &written, None);
                quote! {{
                    let #runtime::__private::Some(ref mut #object) = #writer.open_object() else { return };
                    #members
                    #object.close();
                }}
            }
            _ => {
                let elements = fields::elements(scope, Access::Bound, &written);
                quote! {{
                    let #runtime::__private::Some(ref mut #array) = #writer.open_array() else { return };
                    #elements
                    #array.close();
                }}
            }
        }
    }

    fn in_object(self, members: &TokenStream) -> TokenStream {
        let (runtime, writer, outer) = (
            self.scope.runtime,
            self.scope.names.writer(),
            self.scope.names.outer(),
        );
        quote! {{
            let #runtime::__private::Some(ref mut #outer) = #writer.open_object() else { return };
            #members
            #outer.close();
        }}
    }

    /// The member whose value is the variant's data.
    fn content(self, key: &TokenStream) -> TokenStream {
        let written = self.variant.shape.written();
        match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => self.member_with(key, &self.closure()),
            (Kind::Newtype, Some(field)) if field.with().is_some() => {
                self.member_with(key, &fields::closure(self.scope, Access::Bound, field))
            }
            (Kind::Newtype, Some(field)) => self.newtype(field, key),
            (Kind::Named, _) => self.object(&written, key),
            _ => self.array(&written, key),
        }
    }

    fn member_with(self, key: &TokenStream, write: &TokenStream) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        let omit = quote!(#runtime::Omit::Nothing);
        quote!(#outer.member_with(#omit, #key, #write);)
    }

    fn newtype(self, field: &Field<'_>, key: &TokenStream) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        let omit = quote!(#runtime::Omit::Nothing);
        let value = fields::value(self.scope, Access::Bound, field);
        quote!(#outer.member_omitting(#omit, #key, #value);)
    }

    fn object(self, written: &[&Field<'_>], key: &TokenStream) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        let object = self.scope.names.object();
        let members = fields::members(self.scope, Access::Bound, written, None);
        quote! {
            let #runtime::__private::Some(ref mut #object) = #outer.open_object(#key) else { return };
            #members
            #object.close();
        }
    }

    fn array(self, written: &[&Field<'_>], key: &TokenStream) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        let array = self.scope.names.array();
        let elements = fields::elements(self.scope, Access::Bound, written);
        quote! {
            let #runtime::__private::Some(ref mut #array) = #outer.open_array(#key) else { return };
            #elements
            #array.close();
        }
    }

    /// Whether what a path of the user's writes is left out.
    pub(super) fn is_omitted(self) -> TokenStream {
        let omit = self.scope.names.omit().into_token_stream();
        omission::as_written(self.scope, &omit, &self.closure())
    }

    /// The function that writes the data by a path of the user's.
    fn closure(self) -> TokenStream {
        let (writer, call) = (self.scope.names.writer(), self.call());
        quote!(|#writer| #call)
    }

    /// The call of a path of the user's, which is given all fields.
    fn call(self) -> TokenStream {
        let written = self.variant.shape.written();
        let fields = written
            .iter()
            .map(|field| self.scope.names.field(field.index));
        let fields: Vec<_> = fields.collect();
        let with = self.variant.with();
        with.map(|with| fields::written_by(self.scope, with, &fields))
            .unwrap_or_default()
    }
}
