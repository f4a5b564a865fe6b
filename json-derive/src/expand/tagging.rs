//! What an arm writes for a variant, with each way to tell the variants apart.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::fields::{self, Access};
use super::keys::Owner;
use super::object::{ObjectOf, Tag};
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
    pub(super) fn external(self) -> TokenStream {
        let keys = keys::table(self.scope, &[&self.variant.name]);
        match self.newtype() {
            Some(value) => {
                let writer = self.scope.names.writer();
                quote!(#writer.newtype(#keys, #value))
            }
            None => self.in_object(&keys, &self.content()),
        }
    }

    /// `{"tag":"Variant","content":data}`
    pub(super) fn adjacent(self, text: &TokenStream) -> TokenStream {
        let (outer, keys) = (self.scope.names.outer(), self.scope.names.keys());
        let content = (!is_unit(self.variant)).then(|| self.content());
        self.in_object(
            &keys.into_token_stream(),
            &quote! {
                #outer.tag(#text);
                #content
            },
        )
    }

    /// `{"tag":"Variant","field":1}`
    pub(super) fn internal(self, tag: &Name, text: TokenStream) -> TokenStream {
        let (scope, written) = (self.scope, self.variant.shape.written());
        let object = scope.names.object();
        let mut fields = &[][..];
        let rest = match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => {
                let write = self.closure();
                quote!(#object.flatten_with(#write);)
            }
            (Kind::Newtype, Some(field)) => {
                let shared = self.refuse_tag(tag, field);
                let data = fields::flattened(scope, Access::Bound, field);
                quote!(#shared #data)
            }
            (Kind::Named, _) => {
                fields = &written;
                TokenStream::new()
            }
            _ => TokenStream::new(),
        };
        let tag = Some(Tag { key: tag, text });
        let object = self.object(scope.names.writer(), tag, fields, rest);
        quote!({ #object })
    }

    /// An object of the variant's fields.
    fn object(
        self,
        inside: Ident,
        tag: Option<Tag<'_>>,
        fields: &[&Field<'_>],
        rest: TokenStream,
    ) -> TokenStream {
        let object = ObjectOf {
            inside,
            owner: Owner::Other,
            access: Access::Bound,
            tag,
            fields,
            rest,
        };
        object.statements(self.scope)
    }

    /// The refusal of data that has a member of the tag's name.
    fn refuse_tag(self, tag: &Name, field: &Field<'_>) -> Option<TokenStream> {
        let own = keys::known(self.scope, &[tag]);
        let is_known = fields::has_known_members(self.scope, field);
        is_known.then(|| {
            let refusal = keys::refuse_shared(self.scope, &own, &[field.ty]);
            quote!(const { #refusal };)
        })
    }

    /// `data`
    pub(super) fn untagged(self) -> TokenStream {
        let (scope, written) = (self.scope, self.variant.shape.written());
        let (runtime, writer, array) = (scope.runtime, scope.names.writer(), scope.names.array());
        match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => self.call(),
            (Kind::Unit, _) => quote!(#writer.null()),
            (Kind::Newtype, Some(field)) => fields::delegate(scope, Access::Bound, field),
            (Kind::Named, _) => {
                let object = self.object(writer, None, &written, TokenStream::new());
                quote!({ #object })
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

    fn in_object(self, keys: &TokenStream, members: &TokenStream) -> TokenStream {
        let (runtime, writer, outer) = (
            self.scope.runtime,
            self.scope.names.writer(),
            self.scope.names.outer(),
        );
        quote! {{
            let #runtime::__private::Some(ref mut #outer) = #writer.open_members(#keys) else { return };
            #members
            #outer.close();
        }}
    }

    /// The member whose value is the variant's data.
    fn content(self) -> TokenStream {
        let written = self.variant.shape.written();
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        if let Some(value) = self.newtype() {
            return quote!(#outer.member_omitting(#runtime::Omit::Nothing, #value););
        }
        match (self.variant.shape.kind, written.first()) {
            _ if self.variant.with().is_some() => self.member_with(&self.closure()),
            (Kind::Newtype, Some(field)) if field.with().is_some() => {
                self.member_with(&fields::closure(self.scope, Access::Bound, field))
            }
            (Kind::Named, _) => self.object(outer, None, &written, TokenStream::new()),
            _ => self.array(&written),
        }
    }

    fn member_with(self, write: &TokenStream) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        quote!(#outer.member_with(#runtime::Omit::Nothing, #write);)
    }

    /// The value that is all the variant holds, unless it is written by a path of the user's.
    fn newtype(self) -> Option<TokenStream> {
        let shape = &self.variant.shape;
        if shape.kind != Kind::Newtype || self.variant.with().is_some() {
            return None;
        }
        let written = shape.written().into_iter();
        let mut fields = written.filter(|field| field.with().is_none());
        let field = fields.next()?;
        Some(fields::value(self.scope, Access::Bound, field))
    }

    fn array(self, written: &[&Field<'_>]) -> TokenStream {
        let (runtime, outer) = (self.scope.runtime, self.scope.names.outer());
        let array = self.scope.names.array();
        let elements = fields::elements(self.scope, Access::Bound, written);
        quote! {
            let #runtime::__private::Some(ref mut #array) = #outer.open_array() else { return };
            #elements
            #array.close();
        }
    }

    /// Whether what a path of the user's writes is left out.
    pub(super) fn is_omitted(self) -> TokenStream {
        let mut omit = self.scope.names.omit().into_token_stream();
        // `Some` is one here, too, if it is all that the variant holds.
        if let (Kind::Newtype, [field]) = (self.variant.shape.kind, &self.variant.shape.fields[..])
        {
            omit = omission::by_text(self.scope, field, &omit);
        }
        omission::as_written(self.scope, &omit, &self.closure())
    }

    /// The function that writes the data by a path of the user's.
    fn closure(self) -> TokenStream {
        let (writer, call) = (self.scope.names.writer(), self.call());
        quote!(|#writer| #call)
    }

    /// The function that writes the only value, which is written by a path of the user's.
    pub(super) fn value_closure(self) -> TokenStream {
        match self.variant.shape.written().first() {
            Some(field) if self.variant.with().is_none() => {
                fields::closure(self.scope, Access::Bound, field)
            }
            _ => self.closure(),
        }
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
