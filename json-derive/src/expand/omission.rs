//! Whether a value is left out that is written as something else is.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::fields::{self, Access};
use super::scope::Scope;
use crate::model::Field;

/// Whether a value is left out that is written as its field.
pub(super) fn as_field(scope: &Scope<'_>, access: Access, field: &Field<'_>) -> TokenStream {
    if field.with().is_some() {
        let omit = by_text(scope, field, &scope.names.omit().into_token_stream());
        return as_written(scope, &omit, &fields::closure(scope, access, field));
    }
    as_value(scope, &fields::value(scope, access, field))
}

/// The same of one that is written as `value`.
pub(super) fn as_value(scope: &Scope<'_>, value: &TokenStream) -> TokenStream {
    let (runtime, context) = (scope.runtime, &scope.context);
    let (omit, steps) = (scope.names.omit(), scope.names.steps());
    let is_omitted = quote!(#runtime::ToJson::<#context>::is_omitted);
    quote!(#steps > 0 && #is_omitted(#value, #omit, #steps - 1))
}

/// The same of what a path of the user's writes.
pub(super) fn as_written(
    scope: &Scope<'_>,
    omit: &TokenStream,
    write: &TokenStream,
) -> TokenStream {
    let (runtime, context, steps) = (scope.runtime, &scope.context, scope.names.steps());
    quote!(#runtime::__private::is_omitted_as_written::<#context>(#omit, #steps, #write))
}

/// What is left out of what a path of the user's writes for the field, whose text decides.
pub(super) fn by_text(scope: &Scope<'_>, field: &Field<'_>, omit: &TokenStream) -> TokenStream {
    let (runtime, ty) = (scope.runtime, field.ty);
    // Only the compiler knows whether the type is an option under another name, which has the method
    // itself, or is another, which has it by the trait.
    quote! {{
        use #runtime::__private::ByText as _;
        #runtime::__private::Written::<#ty>::new().omit_written(#omit)
    }}
}
