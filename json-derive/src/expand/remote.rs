//! Descriptions of types of other crates: a form to write such a type in.

use proc_macro2::TokenStream;
use quote::quote;

use super::Methods;
use super::scope::Scope;

/// The function that `#[json(with = "…")]` calls, so that the trait need not be in scope.
pub(super) fn function(scope: &Scope<'_>) -> Option<TokenStream> {
    scope.model.container.remote.as_ref()?;
    let Scope {
        model,
        runtime,
        context,
        this,
        ty,
        ..
    } = scope;
    let (vis, ident, writer) = (model.vis, model.ident, scope.names.writer());
    let (impl_generics, ty_generics, where_clause) = model.generics.split_for_impl();
    let doc = "Writes a value of the type that this one describes.";
    Some(quote! {
        #[automatically_derived]
        impl #impl_generics #ident #ty_generics #where_clause {
            #[doc = #doc]
            #vis fn write_json<#context: #runtime::JsonContext>(
                #this: &#ty,
                #writer: &mut #runtime::JsonWriter<'_, #context>,
            )
            where
                Self: #runtime::with::With<#ty, #context>,
            {
                <Self as #runtime::with::With<#ty, #context>>::write_json(#this, #writer)
            }
        }
    })
}

/// The form itself, which `Each` can use as well.
pub(super) fn form(scope: &Scope<'_>, methods: &Methods) -> TokenStream {
    let Scope {
        runtime,
        context,
        this,
        ty,
        ..
    } = scope;
    let header = scope.header(&quote!(#runtime::with::With<#ty, #context>), None);
    let (writer, write) = (scope.names.writer(), &methods.write);
    let is_null = is_null(scope, methods);
    quote! {
        #header {
            fn write_json(#this: &#ty, #writer: &mut #runtime::JsonWriter<'_, #context>) {
                #writer.begin_value();
                #write
            }
            #is_null
        }
    }
}

fn is_null(scope: &Scope<'_>, methods: &Methods) -> Option<TokenStream> {
    let Scope {
        runtime,
        context,
        this,
        ty,
        ..
    } = scope;
    let (omit, steps) = (scope.names.omit(), scope.names.steps());
    let answer = match (&methods.is_null, &methods.is_omitted) {
        (Some(value), _) => value.clone(),
        (None, Some(value)) => quote! {
            let #omit = #runtime::Omit::Nulls;
            let #steps = #runtime::__private::steps::<#context>();
            #value
        },
        (None, None) => return None,
    };
    Some(quote! {
        fn is_null(#this: &#ty) -> #runtime::__private::bool {
            #answer
        }
    })
}
